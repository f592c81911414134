// Files that are no pictures, or do harm: each is told at the line that shows it, in words, and nothing is published.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SiteProblems } from '../../../engine/diagnostics/problem.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite } from '../fixture.ts';
import { pageWith, photograph } from '../photographs.ts';
import { png } from '../picture.ts';

const whole = await photograph(400, 720);
const damaged = Buffer.from(whole);
damaged.fill(0, whole.length >> 1, whole.length - 2);

/** A progressive JPEG of 6000 by 5200 px, by its head. */
const progressive = Buffer.from(await sharp(whole).jpeg({ progressive: true }).toBuffer());
const frame = progressive.indexOf(Buffer.from([0xff, 0xc2]));
progressive.writeUInt16BE(5200, frame + 5);
progressive.writeUInt16BE(6000, frame + 7);

/** What a build says of a site that shows a file, as file, line and code. */
async function told(path: string, bytes: Uint8Array, shows = path): Promise<string[]> {
  const site = new FixtureSite({
    [`media/${path}`]: bytes,
    'pages/x.yaml': pageWith(`{ src: /media/${shows}, alt: Foto }`),
  });
  try {
    await new BuiltSite(site).build();
    return [];
  } catch (error) {
    if (!(error instanceof SiteProblems)) throw error;
    return error.problems
      .filter(({ level }) => level === 'error')
      .map(({ file, line, code }) => `${file}:${line} ${code}`);
  }
}

describe('a build refuses', () => {
  it.each<[string, string, Uint8Array, string]>([
    ['a PNG of 40,000 by 40,000', 'a.png', png(40_000, 40_000), 'image-too-large'],
    ['a photograph of 61 megapixels', 'a.png', png(10_000, 6100), 'image-too-large'],
    ['31 megapixels that are decoded as a whole', 'a.jpg', progressive, 'image-too-large'],
    ['a file of 12.1 MB', 'a.jpg', new Uint8Array(12_100_000), 'image-too-large'],
    ['a JPEG named .png', 'a.png', whole, 'image-format'],
    ['a zip named .jpg', 'a.jpg', Buffer.from('PK\x03\x04 and so on'), 'image-unreadable'],
    [
      'a HEIC named .jpg',
      'a.jpg',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'image-format',
    ],
    ['a truncated JPEG', 'a.jpg', whole.subarray(0, whole.length >> 1), 'image-unreadable'],
    ['a head alone', 'a.jpg', whole.subarray(0, 12), 'image-unreadable'],
    ['nothing at all', 'a.jpg', new Uint8Array(), 'image-unreadable'],
    ['a PNG whose data are missing', 'a.png', png(400, 720), 'image-unreadable'],
    [
      'an AVIF that is none',
      'a.avif',
      Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif'),
      'image-unreadable',
    ],
  ])('%s', async (_, path, bytes, code) => {
    expect(await told(path, bytes)).toEqual([`pages/x.yaml:6 ${code}`]);
  });

  it('an SVG with a script, whoever shows it', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
    expect(await told('a.svg', Buffer.from(svg))).toEqual(['media/a.svg:1 image-unsafe']);
  });

  it('pictures of media/root that cannot be made anew', async () => {
    const svg = 'portao.svg';
    expect(await told('root/a.jpg', whole.subarray(0, 900), svg)).toEqual([
      'media/root/a.jpg:1 image-unreadable',
    ]);
    expect(await told('root/a.heic', whole, svg)).toEqual(['media/root/a.heic:1 image-format']);
    expect(await told('root/a.tiff', whole, svg)).toEqual(['media/root/a.tiff:1 image-format']);
    expect(await told('root/a.png', png(40_000, 40_000), svg)).toEqual([
      'media/root/a.png:1 image-too-large',
    ]);
  });
});

it('a photograph that is damaged within is refused or shown, and never hangs', async () => {
  expect(['', 'pages/x.yaml:6 image-unreadable']).toContain((await told('a.jpg', damaged)).join());
});

it('a picture that moves stays one', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 400, height: 720, channels: 3, background } })
      .png()
      .toBuffer();
  const moving = await sharp([await frame('#f00'), await frame('#00f')], {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  expect(await told('a.gif', moving)).toEqual([]);
});
