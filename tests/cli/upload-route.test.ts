// Pictures for posts: who may send them, what is taken in, and that nothing of what a camera wrote is kept.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { answerUploads } from '../../cli/start/upload-route.ts';
import { keepUpload } from '../../engine/database/pictures/keep-upload.ts';
import { uploadsPath, type UploadAnswer } from '../../engine/client/uploads.ts';
import { makeFolder } from '../engine/fixture.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A server that takes pictures in; somebody of the staff has the token `staff`, somebody else `member`. */
async function stand({ isFull = false }: { isFull?: boolean } = {}) {
  const folder = join(makeFolder(), 'pictures');
  const take = answerUploads({
    uploads: folder,
    isFull: () => isFull,
    staffOf: (token) => Promise.resolve(token === 'staff' ? { role: 'editor', name: '' } : null),
    senderOf: () => 'a',
    keep: keepUpload,
  });
  const server = createServer(
    (request, response) => take(request, response, { path: null }) || response.writeHead(404).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => void server.close();
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const kept = () => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  };
  const ask = (path: string, init: RequestInit, token: string | null) =>
    fetch(base + path, {
      ...init,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
  const send = async (body: Buffer | string, token: string | null = 'staff') => {
    const answer = await ask(
      uploadsPath,
      { method: 'POST', body: new Uint8Array(Buffer.from(body)) },
      token,
    );
    return { status: answer.status, said: (await answer.json()) as UploadAnswer };
  };
  const get = (name: string, token: string | null = 'staff') =>
    ask(`${uploadsPath}/${name}`, {}, token);
  return { folder, kept, send, get };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });

/** A photograph of a telephone that was held upright, with everything that one writes of itself. */
const phonePhotograph = () =>
  plain(1200, 800)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Maker of phones', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Maker of words</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toBuffer();

test('a photograph is kept as it is seen, without what the camera wrote, once', async () => {
  const { folder, kept, send, get } = await stand();
  const bytes = await phonePhotograph();
  expect(bytes.includes('Maker of phones')).toBe(true);
  const [first, second] = await Promise.all([send(bytes), send(bytes)]);
  expect(first).toMatchObject({ status: 200, said: { width: 800, height: 1200 } });
  expect(second).toEqual(first);
  const [name, ...others] = kept();
  expect(others).toEqual([]);
  expect(first.said).toMatchObject({ path: `uploads/${name}` });
  const file = readFileSync(join(folder, name!));
  for (const mark of ['EXIF', 'Exif', 'XMP ', 'xmp', 'ICCP', 'IPTC', '8BIM', 'GPS', 'Maker'])
    expect(file.includes(mark), mark).toBe(false);
  const shown = await get(name!);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(file);
});

test('a large photograph is kept no larger than pages need', async () => {
  const { send } = await stand();
  const { said } = await send(await plain(4000, 3000).jpeg().toBuffer());
  expect(said).toMatchObject({ width: 2400, height: 1800 });
});

test.each([null, 'member', 'eyJhbGciOiJub25lIn0.e30.', 'staff2'])(
  'with the token %s nobody sends or sees one',
  async (token) => {
    const { folder, kept, send, get } = await stand();
    const { said } = await send(await plain(9, 9).png().toBuffer());
    const name = (said as { path: string }).path.slice('uploads/'.length);
    expect((await send(await plain(8, 8).png().toBuffer(), token)).status).toBe(401);
    expect((await get(name, token)).status).toBe(401);
    expect(kept()).toEqual([name]);
    expect(folder).toContain('pictures');
  },
);

/** A PNG that says it has 40,000 × 40,000 pixels. */
function hugePng(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(40_000, 0);
  head.writeUInt32BE(40_000, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('nothing is kept of', () => {
  const refused: readonly [string, () => Promise<Buffer> | Buffer, number, string][] = [
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      422,
      'unreadable',
    ],
    ['a zip', () => Buffer.from('504b0304140000000800', 'hex'), 422, 'unreadable'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 422, 'unreadable'],
    ['nothing at all', () => Buffer.alloc(0), 422, 'unreadable'],
    [
      'a photograph in HEIC',
      () => Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
      415,
      'format',
    ],
    ['a GIF', () => plain(9, 9).gif().toBuffer(), 415, 'format'],
    [
      'a photograph that is cut',
      async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 3000),
      422,
      'cut',
    ],
    ['a picture of 40,000 × 40,000 pixels', hugePng, 422, 'large'],
    ['a file of more than 12 MB', () => Buffer.alloc(12_000_001, 0xff), 413, 'heavy'],
  ];

  test.each(refused)('%s', async (_, bytes, status, fault) => {
    const { kept, send } = await stand();
    const answer = await send(await bytes()).catch((error: unknown) => error);
    // Of a body that is too long the connection may end before it is sent.
    if (answer instanceof Error) expect(fault).toBe('heavy');
    else expect(answer).toMatchObject({ status, said: { fault } });
    expect(kept()).toEqual([]);
  });

  test('a picture where the disk is full', async () => {
    const { kept, send } = await stand({ isFull: true });
    const answer = await send(await plain(9, 9).png().toBuffer());
    expect(answer).toEqual({ status: 507, said: { fault: 'full' } });
    expect(kept()).toEqual([]);
  });
});

test.each(['../keys.json', '..%2fkeys.json', '%2e%2e/keys.json', 'keys.json', 'x/../a.webp', ''])(
  'no name leads out of the folder: %s',
  async (name) => {
    const { folder, send, get } = await stand();
    await send(await plain(9, 9).png().toBuffer());
    writeFileSync(join(folder, '../keys.json'), 'secret');
    const answer = await get(name);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  },
);

test('one after the other is sent until there are too many', async () => {
  const { send } = await stand();
  const statuses = new Set<number>();
  for (let count = 0; count < 61; count += 1) statuses.add((await send('')).status);
  expect([...statuses]).toEqual([422, 429]);
});
