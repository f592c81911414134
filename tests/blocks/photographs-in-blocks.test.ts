// Blocks that may carry a photograph: how each shows it, and that the pages of a service tell what is wrong with one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkSite } from '../../engine/check/check-site.ts';
import { prepareBundle, type Bundle } from '../../engine/publish/bundle.ts';
import { BuiltSite } from '../engine/fake-bundle.ts';
import { FixtureSite, placeIn } from '../engine/fixture.ts';
import { photograph } from '../engine/photographs.ts';
import { root } from '../structure/tree.ts';

const image = (alt: string) => `image: { src: /media/rua.jpg, alt: ${alt} }`;
const button = 'button: { label: Pedir, call: main }';
const page = `path: /fotos
title: Fotos de portões
description: Portões que abrem e fecham, em fotos.
updated: "2026-01-01"
blocks:
  - { type: hero, heading: [Portões], lead: Que abrem., buttons: [{ label: Ligar, call: main }], scene: none, ${image('na abertura')} }
  - { type: steps, heading: Passos, steps: [{ title: Um, text: Primeiro., ${image('no passo')} }, { title: Dois, text: Sem foto. }] }
  - { type: service-cards, heading: Preços, cards: [{ name: Conserto, text: No dia., ${button}, ${image('no cartão')} }] }
  - { type: services-grid, heading: Serviços, layout: grid }
`;
const service = (name: string, more = '') =>
  `  - { id: ${name}, name: ${name}, text: Feito hoje., drawing: house${more} }\n`;
const services = (more: string) =>
  `services:\n${service('conserto', more)}${service('instalacao')}`;

const withServices = (more: string) => {
  const site = new FixtureSite({ 'pages/fotos.yaml': page });
  const settings = site.read('site.yaml').replace(/^services:\n(?: .*\n)*/m, '');
  writeFileSync(join(site.dir, 'site.yaml'), settings + services(more));
  return site;
};

let bundle: Bundle;
let html = '';
beforeAll(async () => {
  bundle = await prepareBundle(root);
  const site = withServices(`, ${image('no serviço')}`);
  mkdirSync(join(site.dir, 'media'), { recursive: true });
  writeFileSync(join(site.dir, 'media/rua.jpg'), await photograph(1600, 1200));
  const built = new BuiltSite(site);
  await built.build({ bundle });
  html = built.file('fotos.html');
});

const tagOf = (alt: string) => new RegExp(`<img[^>]*alt="${alt}"[^>]*>`).exec(html)?.[0] ?? '';

test.each([
  ['na abertura', 4 / 3],
  ['no passo', 3 / 2],
  ['no cartão', 3 / 2],
  ['no serviço', 3 / 2],
])('the photograph %s is cropped to its place and comes in versions', (alt, ratio) => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(tagOf(alt))!;
  expect(Number(width) / Number(height)).toBeCloseTo(ratio, 2);
  expect(tagOf(alt)).toMatch(/srcSet="\/media\/rua\.[0-9a-f]{8}\.360\.webp 360w/);
});

test('one of the first screen is waited for by nobody, the others come when they are near', () => {
  expect(tagOf('na abertura')).toContain('fetchPriority="high"');
  expect(tagOf('na abertura')).not.toContain('loading=');
  for (const alt of ['no passo', 'no cartão', 'no serviço'])
    expect(tagOf(alt), alt).toContain('loading="lazy"');
});

test('a service without an image keeps its drawing', () => {
  const listed = /<li id="instalacao">.*?<\/li>/s.exec(html)![0];
  expect(listed).toContain('<svg');
  expect(/<li id="conserto">.*?<\/li>/s.exec(html)![0]).not.toContain('<svg class="d"');
});

test('tells of the missing photograph of a service once, where it was written', () => {
  const site = withServices(', image: { src: /media/falta.jpg, alt: Uma foto }');
  const told = checkSite(site.dir).problems.filter(({ file }) => file === 'site.yaml');
  expect(told).toMatchObject([
    { code: 'image-missing', ...placeIn(site, 'site.yaml', '/media/falta.jpg') },
  ]);
});
