// The point of a picture that stays in view where a page cuts it.
import { beforeAll, expect, test } from 'vitest';
import { prepareBundle, type Bundle } from '../../engine/publish/bundle.ts';
import { BuiltSite } from '../engine/fake-bundle.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { photograph } from '../engine/photographs.ts';
import { root } from '../structure/tree.ts';

let bundle: Bundle;
beforeAll(async () => {
  bundle = await prepareBundle(root);
}, 60_000);

/** A page with a gallery of a photograph and a drawing, and the same photograph in a square; `focus` is theirs. */
async function pageWith(focus: string): Promise<string> {
  const image = (src: string) => `{ src: /media/${src}, alt: Rua${focus} }`;
  const built = new BuiltSite(
    new FixtureSite({
      'media/rua.jpg': await photograph(1600, 1200),
      'pages/fotos.yaml': `path: /fotos
title: Fotos
description: As fotos.
updated: "2026-01-01"
blocks:
  - { type: page-heading, heading: Fotos }
  - type: gallery
    heading: Fotos
    pictures: [{ image: ${image('rua.jpg')} }, { image: ${image('portao.svg')} }]
  - type: team
    heading: Equipe
    people: [{ name: Ana, role: Técnica, image: ${image('rua.jpg')} }]
`,
    }),
  );
  await built.build({ bundle });
  return built.file('fotos.html');
}

test('a gallery shows what is around it, a block with a crop of its own has it in the middle already', async () => {
  const html = await pageWith(', focus: [0.4, 0.9]');
  const images = html.match(/<img[^>]*alt="Rua"[^>]*>/g)!;
  expect(images.map((image) => /focus-\d+-\d+/.exec(image)?.[0])).toEqual([
    'focus-40-90',
    'focus-40-90',
    'focus-50-90',
  ]);
  expect(html).toContain('.focus-40-90{object-position:40% 90%}');
});

test('nothing is said of it where no picture has one', async () => {
  expect(await pageWith('')).not.toMatch(/focus-\d/);
});
