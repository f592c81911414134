// Pictures of posts fetched from a hosted project: what is taken, what is not, and when it is asked no more.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { bringPictures } from '../../engine/database/pictures/project-pictures.ts';
import { hashOf } from '../../engine/media/content-hash.ts';
import { makeFolder } from '../engine/fixture.ts';

/** A project that answers for each picture as it is told; `asked` are the names in their order. */
async function project(answer: (name: string, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = request.url!.split('/').at(-1)!;
    asked.push(name);
    if (request.headers.authorization !== 'Bearer secret') response.writeHead(401).end();
    else answer(name, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const folder = join(makeFolder(), 'pictures');
  const bring = (...names: string[]) =>
    bringPictures({ url, secretKey: 'secret', wait }, names, folder);
  return { asked, waits, folder, bring };
}

const picture = async (background = '#345') => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .webp()
    .toBuffer();
  return { bytes, name: `${hashOf(bytes)}.webp` };
};
const refuse = (response: ServerResponse, statusCode: string, error: string) =>
  response.writeHead(400).end(JSON.stringify({ statusCode, error, message: error }));
const nobody = '0000000000000000.webp';

test('a picture is fetched once, and kept', async () => {
  const { bytes, name } = await picture();
  const { bring, folder, asked } = await project((_, response) => response.end(bytes));
  expect(await bring(name)).toEqual(new Map());
  expect(readFileSync(join(folder, name)).equals(bytes)).toBe(true);
  expect(await bring(name)).toEqual(new Map());
  expect(asked).toEqual([name]);
});

test('none is kept that is not what its name says, no picture at all, or larger than 12 MB', async () => {
  const { bytes, name } = await picture();
  const html = Buffer.from('<script>alert(1)</script>');
  const page = `${hashOf(html)}.webp`;
  const endless = '1111111111111111.webp';
  const { bring, folder } = await project((asked, response) => {
    if (asked === endless) response.end(Buffer.alloc(12_000_001));
    else response.end(asked === page ? html : bytes);
  });
  expect(await bring(page, nobody, endless, name)).toEqual(
    new Map([
      [page, 'different'],
      [nobody, 'different'],
      [endless, 'heavy'],
    ]),
  );
  expect(readdirSync(folder)).toEqual([name]);
});

test('one that the project does not have leaves the others', async () => {
  const { bytes, name } = await picture();
  const { bring, folder } = await project((asked, response) =>
    asked === name ? response.end(bytes) : refuse(response, '404', 'not_found'),
  );
  expect(await bring(nobody, name)).toEqual(new Map([[nobody, 'no-object']]));
  expect(readdirSync(folder)).toEqual([name]);
});

test('a project that is down is asked again, and what comes then is kept', async () => {
  const { bytes, name } = await picture();
  let times = 0;
  const { bring, waits } = await project((_, response) =>
    (times += 1) < 3 ? response.writeHead(503).end() : response.end(bytes),
  );
  expect(await bring(name)).toEqual(new Map());
  expect(waits).toEqual([1000, 2000]);
});

test.each([
  ['has no bucket', '404', 'Bucket not found', 'outdated'],
  ['takes the key for no key', '403', 'Unauthorized', 'signed-out'],
])('a project that %s is not asked for every picture', async (_, status, error, kind) => {
  const { bring, asked } = await project((_name, response) => refuse(response, status, error));
  const names = Array.from({ length: 40 }, (_one, at) => `${String(at).padStart(16, '0')}.webp`);
  const lost = await bring(...names);
  expect(lost.size).toBe(40);
  expect(new Set(lost.values())).toEqual(new Set([kind]));
  expect(asked.length).toBeLessThanOrEqual(8);
});

test('nothing is asked for where nothing is missing', async () => {
  const { bring, asked, folder } = await project((_, response) => response.end('x'));
  expect(await bring()).toEqual(new Map());
  expect(asked).toEqual([]);
  expect(() => writeFileSync(join(folder, 'x'), '')).toThrow();
});
