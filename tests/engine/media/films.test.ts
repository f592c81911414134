// What a build publishes of films: what they are played by, each byte at its place, and nothing that a camera noted.
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SiteProblems } from '../../../engine/diagnostics/problem.ts';
import { filmFault } from '../../../engine/media/films/clean-film.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { box, element, madeAt, mp4, noted, webm } from '../films.ts';
import { FixtureSite, propsOf } from '../fixture.ts';
import { pageWith } from '../photographs.ts';
import { makeFolder, removeFolders } from '../../folders.ts';

afterAll(removeFolders);

const shows = (film: string) => pageWith(`{ src: /media/portao.svg, alt: Foto }, film: ${film}`);

/** A site that shows a film on its page `/x`, built. */
async function built(name: string, film: Buffer, more: Record<string, Buffer> = {}) {
  const site = new BuiltSite(
    new FixtureSite({ [`media/${name}`]: film, 'pages/x.yaml': shows(`/media/${name}`), ...more }),
  );
  await site.build();
  const { film: address } = propsOf(JSON.parse(site.file('x.html')) as never, 'demo-video') as {
    film: string;
  };
  return { site, address, bytes: readFileSync(join(site.outDir, address)) };
}

/** What of a film's notes is in some bytes. */
const notesIn = (bytes: Buffer) => noted.filter((one) => bytes.includes(one));

describe('a film', () => {
  it.each<[string, string, Buffer]>([
    ['an MP4', 'a.mp4', mp4()],
    ['an MP4 with a track where a telephone wrote its way', 'a.mp4', mp4({ handled: 'meta' })],
    ['an MP4 with time codes', 'a.mp4', mp4({ handled: 'tmcd', data: { width: 8 } })],
    ['a WebM', 'a.webm', webm()],
    ['a WebM that was written while it was taken', 'a.webm', webm({ live: true })],
  ])('%s is published without what was noted in it', async (_, name, film) => {
    expect(notesIn(film).length).toBeGreaterThan(2);
    const { site, address, bytes } = await built(name, film, { [`media/root/${name}`]: film });
    expect(address).toMatch(/^\/media\/a\.[0-9a-f]{8}\.(?:mp4|webm)$/);
    const files = readdirSync(site.outDir, { recursive: true, encoding: 'utf8' })
      .map((file) => join(site.outDir, file))
      .filter((file) => statSync(file).isFile());
    for (const file of files) expect([file, notesIn(readFileSync(file))]).toEqual([file, []]);
    expect(readFileSync(join(site.outDir, name)).equals(bytes)).toBe(true);
    expect(bytes.includes(Buffer.from(madeAt.toString(16), 'hex'))).toBe(false);
    expect(bytes).toHaveLength(film.length);
  });

  it('keeps its samples and where it says that they are', async () => {
    const film = mp4();
    const { bytes } = await built('a.mp4', film);
    for (const kept of ['stco', 'stsd', 'mdat', 'vide', 'soun']) {
      const at = film.indexOf(kept);
      expect(at).toBeGreaterThan(0);
      expect(bytes.subarray(at, at + 16)).toEqual(film.subarray(at, at + 16));
    }
    expect(bytes.subarray(-1000)).toEqual(film.subarray(-1000));
    expect(bytes.includes('udta')).toBe(false);
    expect(bytes.indexOf('free')).toBeGreaterThan(0);
  });

  it('loses a track of data with its samples, and no other byte', async () => {
    const film = mp4({ handled: 'meta' });
    const { bytes } = await built('a.mp4', film);
    expect(bytes.includes('vide')).toBe(true);
    expect(bytes.includes(Buffer.from('meta', 'latin1'))).toBe(false);
    const samples = bytes.subarray(-1000);
    expect(samples.subarray(420, 500).every((byte) => byte === 0)).toBe(true);
    const others = Buffer.concat([samples.subarray(0, 420), samples.subarray(500)]);
    expect(others.every((byte) => byte === 0x5a)).toBe(true);
  });

  it('keeps its frames, and what is void has the length of what was there', async () => {
    const film = webm();
    const { bytes } = await built('a.webm', film);
    const frames = Buffer.alloc(400, 0x5a);
    expect(bytes.indexOf(frames)).toBe(film.indexOf(frames));
    expect(bytes.indexOf(Buffer.from('1254c367', 'hex'))).toBe(-1);
    // Made anew it is as it is.
    const again = await built('a.webm', bytes);
    expect(again.bytes.equals(bytes)).toBe(true);
  });

  it('is not read as a whole to be looked at', () => {
    const file = join(makeFolder(), 'a.mp4');
    const huge = Buffer.concat([mp4(), Buffer.from('\0\0\0\0mdat', 'latin1')]);
    writeFileSync(file, huge);
    truncateSync(file, 6_000_000_000);
    expect(filmFault(file)).toBeNull();
  });

  it('is told at the line that shows it, where it is not published', async () => {
    const site = new FixtureSite({
      'media/a.mp4': mp4({ handled: 'sbtl' }),
      'media/root/b.mov': mp4(),
      'pages/x.yaml': shows('/media/a.mp4'),
    });
    const error: unknown = await new BuiltSite(site).build().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SiteProblems);
    expect(
      (error as SiteProblems).problems.map(({ file, line, code }) => `${file}:${line} ${code}`),
    ).toEqual(
      expect.arrayContaining(['pages/x.yaml:6 film-refused', 'media/root/b.mov:1 film-refused']),
    );
  });
});

/** A box that says that it has another size. */
const lying = (size: number, type = 'moov') => {
  const bytes = box(type, Buffer.alloc(40));
  bytes.writeUInt32BE(size);
  return bytes;
};
const long = (size: bigint) => {
  const bytes = box('mdat', Buffer.alloc(40));
  bytes.writeUInt32BE(1);
  bytes.writeBigUInt64BE(size, 8);
  return bytes;
};
const nested = (levels: number) => {
  let bytes = box('trak');
  for (let level = 0; level < levels; level += 1) bytes = box('moov', bytes);
  return bytes;
};

describe('a film is refused that', () => {
  it.each<[string, string, Buffer, string]>([
    ['is a zip', 'a.mp4', Buffer.from('PK\x03\x04 and so on'), 'format'],
    ['is nothing', 'a.mp4', Buffer.alloc(0), 'format'],
    ['is a WebM named .mp4', 'a.mp4', webm(), 'format'],
    ['is a film of an iPhone as it is', 'a.mov', mp4(), 'format'],
    ['ends within a box', 'a.mp4', mp4().subarray(0, -1), 'cut'],
    ['ends within the head of a box', 'a.mp4', Buffer.concat([mp4(), Buffer.alloc(4)]), 'cut'],
    ['has a box of 7 bytes', 'a.mp4', mp4({ before: [lying(7)] }), 'cut'],
    ['has a box beyond its end', 'a.mp4', mp4({ before: [lying(0xffffffff)] }), 'cut'],
    [
      'has a box within another that says "to the end"',
      'a.mp4',
      mp4({ before: [box('moov', lying(0))] }),
      'cut',
    ],
    ['has a box of 2^63 bytes', 'a.mp4', mp4({ before: [long(2n ** 63n)] }), 'cut'],
    ['has a box of 64 bits and of no size', 'a.mp4', mp4({ before: [long(0n)] }), 'cut'],
    ['has a thousand boxes in each other', 'a.mp4', mp4({ before: [nested(1000)] }), 'cut'],
    [
      'has more boxes than a film',
      'a.mp4',
      mp4({ before: [Buffer.alloc(8_800_000, box('free'))] }),
      'cut',
    ],
    [
      'has a header that ends before its times',
      'a.mp4',
      mp4({ before: [box('mvhd', Buffer.alloc(4))] }),
      'cut',
    ],
    [
      'has a track of data in fragments',
      'a.mp4',
      mp4({ handled: 'meta', before: [box('moof')] }),
      'data',
    ],
    [
      'has data without an end',
      'a.mp4',
      mp4({ handled: 'meta', data: { samples: 0xffffffff } }),
      'cut',
    ],
    ['has data beyond its samples', 'a.mp4', mp4({ handled: 'meta', data: { at: 501 } }), 'cut'],
    ['has data before its samples', 'a.mp4', mp4({ handled: 'meta', data: { at: -421 } }), 'cut'],
    [
      'has a track of texts, where drones write their way',
      'a.mp4',
      mp4({ handled: 'sbtl' }),
      'data',
    ],
    ['has no pictures', 'a.mp4', box('ftyp', Buffer.from('isom')), 'blind'],
    ['is half a WebM', 'a.webm', webm().subarray(0, 200), 'cut'],
    ['has a WebM track of data', 'a.webm', webm({ kind: 0x21 }), 'data'],
    [
      'has a WebM element without a size that needs one',
      'a.webm',
      Buffer.concat([webm(), element(0x1254c367, null)]),
      'cut',
    ],
    [
      'has a WebM element without an id',
      'a.webm',
      Buffer.concat([webm(), Buffer.alloc(20)]),
      'cut',
    ],
    ['has a WebM without pictures', 'a.webm', element(0x1a45dfa3, Buffer.alloc(3)), 'blind'],
  ])('%s', (_, name, bytes, fault) => {
    const file = join(makeFolder(), name);
    writeFileSync(file, bytes);
    expect(filmFault(file)).toBe(fault);
  });
});
