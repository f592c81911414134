// Photographs in the development server: WebP, made when it is asked for.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DevState } from '../../../engine/dev/state.ts';
import { PictureMaker } from '../../../engine/media/picture-maker.ts';
import type { ResolvedImage } from '../../../engine/render/types.ts';
import { FixtureSite, propsOf } from '../fixture.ts';
import { pageWith, photograph } from '../photographs.ts';

const shown = async () => {
  const site = new FixtureSite({
    'media/foto.jpg': await photograph(900, 1600),
    'pages/x.yaml': pageWith('{ src: /media/foto.jpg, alt: Foto }'),
  });
  const state = new DevState(site.dir, []);
  const media = state.shown!.open.media;
  const poster = propsOf(state.page('/x')!, 'demo-video').poster as ResolvedImage;
  return { site, media, poster, maker: new PictureMaker(site.dir) };
};

it('gives one version alone, which others that ask meanwhile get as well', async () => {
  const { media, poster, maker } = await shown();
  expect(poster.sources?.map(({ type }) => type)).toEqual(['image/webp']);
  const [one, other] = await Promise.all([
    maker.at(poster.src, media),
    maker.at(poster.src, media),
  ]);
  expect(one).toBe(other);
  const { format, width } = await sharp(one!).metadata();
  expect([format, width]).toEqual(['webp', 640]);
  const narrow = poster.sources![0]!.srcSet.split(' ')[0]!;
  expect((await sharp((await maker.at(narrow, media))!).metadata()).width).toBe(360);
});

it('gives what was made before, also after a start', async () => {
  const { site, media, poster, maker } = await shown();
  const made = await maker.at(poster.src, media);
  // Nothing is there any more that it could be made from.
  site.apply({ 'media/foto.jpg': null });
  expect((await new PictureMaker(site.dir).at(poster.src, media))?.equals(made!)).toBe(true);
});

it('knows no address that no page has', async () => {
  const { media, poster, maker } = await shown();
  expect(await maker.at('/media/foto.jpg', media)).toBeNull();
  expect(await maker.at(poster.src.replace('640', '641'), media)).toBeNull();
});

it('refuses a photograph that was exchanged since its page was shown', async () => {
  const { site, media, poster, maker } = await shown();
  site.apply({ 'media/foto.jpg': await photograph(800, 800) });
  await expect(maker.at(poster.src, media)).rejects.toThrow('foto.jpg changed');
});
