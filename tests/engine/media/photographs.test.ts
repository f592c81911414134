// Photographs are published as they are seen, made anew: no original, and nothing of who took it or where.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { DevState } from '../../../engine/dev/state.ts';
import { PictureMaker } from '../../../engine/media/picture-maker.ts';
import { prepareBundle, type Bundle } from '../../../engine/publish/bundle.ts';
import { root } from '../../structure/tree.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite } from '../fixture.ts';
import { page } from '../../mistakes/mistake.ts';

/** A photograph of a telephone that was held upright: the file lies on its side, and says where it was taken. */
async function phonePhotograph(width = 1200, height = 800): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#345', noise } })
    .jpeg({ quality: 70 })
    .withExif({
      IFD0: { Make: 'Maker of phones', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

function write(site: FixtureSite, file: string, bytes: Buffer | string): void {
  const path = join(site.dir, 'media', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

const bytesOf = (built: BuiltSite, path: string) => readFileSync(join(built.outDir, path));

const showing = (image: string) =>
  page('/fotos').replace(
    '{ type: text, body: Olá. }',
    `{ type: image, image: ${image}, caption: Uma legenda. }`,
  );

let bundle: Bundle;
beforeAll(async () => {
  bundle = await prepareBundle(root);
});

describe('a photograph of a telephone', () => {
  let built: BuiltSite;
  let original: Buffer;
  beforeAll(async () => {
    original = await phonePhotograph();
    const site = new FixtureSite({
      'pages/fotos.yaml': showing('{ src: /media/rua 1.jpg, alt: A rua }'),
    });
    write(site, 'rua 1.jpg', original);
    write(site, 'root/perfil.jpg', original);
    built = new BuiltSite(site);
    await built.build({ bundle });
  });

  test('says where it was taken, so that what follows can fail', () => {
    expect(original.includes('Exif')).toBe(true);
    expect(original.includes('Maker of phones')).toBe(true);
  });

  test('is published in versions alone, upright, with nothing of where and by whom', async () => {
    const pictures = built.paths().filter((path) => /\.(?:jpe?g|png|webp|avif)$/.test(path));
    expect(pictures.filter((path) => /\.(?:avif|webp)$/.test(path)).length).toBeGreaterThan(2);
    for (const path of pictures) {
      const bytes = bytesOf(built, path);
      // No mark of three letters: by chance every hundredth picture of noise holds those of GPS.
      for (const mark of ['Exif', 'EXIF', 'eXIf', 'Maker', 'xmpmeta', 'Photoshop'])
        expect(bytes.includes(mark), `${mark} in ${path}`).toBe(false);
      expect(bytes.equals(original)).toBe(false);
      const { width, height, exif, xmp, iptc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc }, path).toEqual({
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
      });
      expect(width / height, path).toBeCloseTo(800 / 1200, 1);
    }
  });

  test('stands in the page with its size, its tone and what it shows', () => {
    const html = built.file('fotos.html');
    const tag = /<img[^>]*alt="A rua"[^>]*>/.exec(html)![0];
    expect(tag).toContain('width="800" height="1200"');
    expect(tag).not.toContain('style=');
    expect(html).toMatch(
      /<source type="image\/avif" srcSet="[^"]*\/media\/rua-1\.[0-9a-f]{8}\.360\.avif 360w/,
    );
    expect(html).toContain('<figcaption');
  });

  test('is made once: a build after another page changed makes no picture anew', async () => {
    const times = built.times();
    writeFileSync(join(built.site.dir, 'pages/outra.yaml'), page('/outra'));
    await built.build({ bundle });
    const after = built.times();
    const pictures = Object.keys(times).filter((path) => /\.(?:avif|webp|jpg)$/.test(path));
    expect(pictures.length).toBeGreaterThan(2);
    for (const path of pictures) expect(after[path], path).toBe(times[path]);
  });
});

describe('while somebody writes', () => {
  test('the version that is asked for is made, and no other', async () => {
    const site = new FixtureSite({
      'pages/fotos.yaml': showing('{ src: /media/rua.jpg, alt: A rua }'),
    });
    write(site, 'rua.jpg', await phonePhotograph());
    const state = new DevState(site.dir, []);
    state.page('/fotos');
    const { media } = state.shown!.open;
    const addresses = media.plans().flatMap(({ versions }) => versions);
    expect(addresses.map(({ format }) => format)).not.toContain('avif');
    const pictures = new PictureMaker(site.dir);
    const bytes = await pictures.at(addresses[0]!.address, media);
    expect(await sharp(bytes!).metadata()).toMatchObject({ format: 'webp', width: 360 });
    expect(await pictures.at('/media/rua.jpg', media)).toBeNull();
  });
});

describe('a picture that would hurt', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['image-format', 'png.png', () => phonePhotograph(40, 40)],
    ['image-unreadable', 'zip.jpg', () => Buffer.from('PK\x03\x04'.padEnd(400, 'x'))],
    [
      'image-too-large',
      'enorme.png',
      () => {
        const head = Buffer.from('89504e470d0a1a0a0000000d494844520000', 'hex');
        const rest = Buffer.from('9c4000009c400802000000', 'hex');
        return Buffer.concat([head, rest, Buffer.alloc(600)]);
      },
    ],
    ['image-format', 'iphone.heic', () => Buffer.from('    ftypheic')],
  ])('is told in words, at its line: %s for %s', async (code, file, bytes) => {
    const site = new FixtureSite({
      'pages/fotos.yaml': showing(`{ src: /media/${file}, alt: Uma foto }`),
    });
    write(site, file, await bytes());
    const told = checkSite(site.dir).problems.filter(({ code: found }) =>
      found.startsWith('image'),
    );
    expect(told).toMatchObject([{ code, file: 'pages/fotos.yaml' }]);
  });
});
