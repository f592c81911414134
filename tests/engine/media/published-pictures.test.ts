// What a build publishes of photographs: versions that were made anew, and nothing that the files say of anybody.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResolvedImage } from '../../../engine/render/types.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, propsOf } from '../fixture.ts';
import { pageWith, photograph, traces, tracesIn } from '../photographs.ts';

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dir, file)).isFile())
    .sort();
const metadataOf = (built: BuiltSite, address: string) =>
  sharp(join(built.outDir, address)).metadata();

/** The poster of the page `/x` of what was built. */
const posterOf = (built: BuiltSite) =>
  propsOf(JSON.parse(built.file('x.html')) as Parameters<typeof propsOf>[0], 'demo-video')
    .poster as ResolvedImage;
const addressesIn = ({ sources = [] }: ResolvedImage) =>
  sources.flatMap(({ srcSet }) => srcSet.split(', ').map((one) => one.split(' ')[0]!));

describe('a photograph', () => {
  let built: BuiltSite;
  let original: Buffer;
  beforeAll(async () => {
    original = await photograph(1200, 900);
    const notes = '<!-- Secret Person --><metadata><x:xmpmeta>Secret</x:xmpmeta></metadata>';
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${notes}<path d="M0 0h9"/></svg>`;
    const png = await sharp({ create: { width: 48, height: 48, channels: 4, background: '#123' } })
      .png()
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .toBuffer();
    const turned = await photograph(60, 40, 6);
    built = new BuiltSite(
      new FixtureSite({
        'media/foto da loja.jpg': original,
        'media/portao.svg': drawn,
        'media/root/apple-touch-icon.png': png,
        'media/root/loja.jpg': turned,
        'media/root/loja.webp': await sharp(original).withMetadata().webp().toBuffer(),
        'pages/x.yaml': `${pageWith('{ src: "/media/foto da loja.jpg", alt: Loja, focus: [0, 0.5] }')}image: { src: "/media/foto da loja.jpg", alt: Loja }\n`,
      }),
    );
    // Whoever looks for traces finds them before.
    expect([tracesIn(original), tracesIn(png)].flat()).toContain(traces[1]);
    await built.build();
  });

  it('is published nowhere as it is, and no file says who took it, or where', () => {
    const files = filesIn(built.outDir);
    expect(
      files.filter((file) => /\.(?:avif|webp|jpg|png|svg)$/.test(file)).length,
    ).toBeGreaterThan(6);
    for (const file of files) {
      const bytes = readFileSync(join(built.outDir, file));
      expect([file, tracesIn(bytes), bytes.equals(original)]).toEqual([file, [], false]);
    }
  });

  it('has versions up to twice the width at which it stands, in both formats', () => {
    const poster = posterOf(built);
    const { width, height, sizes } = poster;
    // 506 px are all that a crop of 9:16 leaves of 1200 by 900.
    expect([width, height, sizes]).toEqual([506, 900, '(min-width: 320px) 320px, 100vw']);
    expect(poster.sources?.map(({ type, srcSet }) => [type, srcSet.match(/ \d+w/g)])).toEqual([
      ['image/avif', [' 360w', ' 506w']],
      ['image/webp', [' 360w', ' 506w']],
    ]);
    expect(addressesIn(poster)).toContain(poster.src);
    for (const address of addressesIn(poster))
      expect(address).toMatch(/^\/media\/foto-da-loja\.[0-9a-f]{8}\.\d+\.(?:avif|webp)$/);
  });

  it('is cropped around its focus, and its AVIF is never larger than its WebP', async () => {
    const addresses = addressesIn(posterOf(built));
    for (const address of addresses) {
      const { width, height } = await metadataOf(built, address);
      expect(width! / height!).toBeCloseTo(9 / 16, 1);
      const { dominant } = await sharp(join(built.outDir, address)).stats();
      // The left half is blue.
      expect(dominant.b).toBeGreaterThan(dominant.r);
    }
    const size = (address: string) => statSync(join(built.outDir, address)).size;
    for (const address of addresses.filter((one) => one.endsWith('.avif')))
      expect(size(address)).toBeLessThanOrEqual(size(address.replace('.avif', '.webp')));
  });

  it('has a tone, which stands there until it comes', () => {
    expect(posterOf(built).tone).toMatch(/^[0-9a-f]{3}$/);
  });

  it('is a JPEG in social networks', async () => {
    const { image } = (JSON.parse(built.file('x.html')) as { head: { image: { href: string } } })
      .head;
    const { format, width } = await metadataOf(built, new URL(image.href).pathname);
    expect([format, width]).toEqual(['jpeg', 1200]);
  });

  it('is in the sitemap with its largest version', () => {
    expect(built.file('sitemap.xml')).toMatch(/foto-da-loja\.[0-9a-f]{8}\.506\.webp<\/image:loc>/);
  });

  it('keeps name, format and size in media/root, turned as it is seen', async () => {
    const { format, width, height, orientation } = await metadataOf(built, 'loja.jpg');
    expect([format, width, height, orientation]).toEqual(['jpeg', 40, 60, undefined]);
    expect((await metadataOf(built, 'apple-touch-icon.png')).width).toBe(48);
  });

  it('is not made again by the next build, nor by one into another folder', async () => {
    const again = await built.build();
    expect([again.filesWritten, again.rendered]).toEqual([0, 0]);
    const other = new BuiltSite(built.site);
    const made: number[] = [];
    await other.build({ onPicture: (done) => made.push(done) });
    expect(made).toEqual([]);
    expect(filesIn(join(other.outDir, 'media'))).toEqual(filesIn(join(built.outDir, 'media')));
  });

  it('is made anew at other addresses when it changes, and the build says how far it is', async () => {
    const before = addressesIn(posterOf(built));
    built.site.apply({ 'media/foto da loja.jpg': await photograph(1000, 900) });
    const told: number[][] = [];
    await built.build({ onPicture: (...numbers) => told.push(numbers) });
    expect(told.map(([done, total]) => [done, total])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(told.at(-1)![2]).toBe(0);
    expect(addressesIn(posterOf(built)).filter((address) => before.includes(address))).toEqual([]);
  });
});

it('shows a photograph that was taken upright upright', async () => {
  const built = new BuiltSite(
    new FixtureSite({
      'media/foto.jpg': await photograph(900, 600, 6),
      'pages/x.yaml': pageWith('{ src: /media/foto.jpg, decorative: true }'),
    }),
  );
  await built.build();
  const poster = posterOf(built);
  expect([poster.width, poster.height, poster.alt]).toEqual([506, 900, '']);
  const { width, height } = await metadataOf(built, poster.src);
  expect([width, height]).toEqual([506, 900]);
});

it('gives a picture that lets through what is behind it no tone', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0.2 };
  const built = new BuiltSite(
    new FixtureSite({
      'media/foto.png': await sharp({
        create: { width: 400, height: 720, channels: 4, background: clear },
      })
        .png()
        .toBuffer(),
      'pages/x.yaml': pageWith('{ src: /media/foto.png, alt: Foto }'),
    }),
  );
  await built.build();
  const poster = posterOf(built);
  expect(poster.tone).toBeUndefined();
  expect((await metadataOf(built, poster.src)).hasAlpha).toBe(true);
});
