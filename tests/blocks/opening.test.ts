// What stands beside the words of an opening: the map, the street of the place, a drawing, or a form.
import { expect, test } from 'vitest';
import { render } from '../../blocks/entry/render.ts';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { ownFormOf } from '../../engine/resolve/metadata/own-form.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { FixtureSite, pageAt, type Edits } from '../engine/fixture.ts';
import { photograph } from '../engine/photographs.ts';
import { parseHtml } from '../parse-html.ts';

const barueri = 'pages/cidades/barueri.yaml';
const assets = {
  scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};
const opening = (fields: string) => `- type: hero
    heading: [Pão quente, na sua rua]
    lead: Todo dia.
    buttons: [{ label: Ligar, call: main }]
    ${fields}
  - { type: near`;
const admin = `path: /admin
title: Painel
description: O painel.
updated: "2026-11-20"
blocks: [{ type: admin-panel, heading: Painel, intro: Entre., emptyText: Precisa de JavaScript. }]
`;
/** A site whose page of a city has such an opening, and a region with more to it. */
const siteWith = (fields: string, region = '', files: Edits = {}) =>
  new FixtureSite({
    ...files,
    'pages/admin.yaml': admin,
    [barueri]: [
      ['- { type: near', opening(fields)],
      ['- type: page-heading', '- type: text'],
      ['heading: "Motor de portão {{region.in}}"', 'heading: Um texto'],
      [
        'lead: "A {{region.distance}} km do centro, perto de {{region.near}}."\n    buttons:\n      - { label: Pedir orçamento, chat: quote }',
        'body: Texto.',
      ],
      ['order: 2', `order: 2\n${region}`],
    ],
  });
const heroOf = (site: FixtureSite) =>
  parseHtml(render(site.page('/barueri'), assets))
    .querySelector('h1')!
    .closest('section')!;

test('the street of a place is that which its page names, with words for whoever does not see it', () => {
  const hero = heroOf(siteWith('scene: facade\n    sceneLabel: Uma rua', '  facade: house'));
  expect(hero.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('Uma rua');
  expect(hero.querySelector('a[href="/osasco"]')).toBeNull();
});

test('a place without a street of its own has the map', () => {
  const hero = heroOf(siteWith('scene: facade'));
  expect(hero.querySelector('svg.d')).toBeNull();
  expect(hero.querySelector('a[href="/osasco"]')).not.toBeNull();
});

test('the photograph of a place stands in the place of its street and of the map, and not of what is asked for by name', async () => {
  const photo = '  facade: house\n  photo: { src: /media/rua.jpg, alt: A rua da igreja }';
  const rua = { 'media/rua.jpg': await photograph(1600, 1200) };
  const altIn = (scene: string) =>
    heroOf(siteWith(`scene: ${scene}`, photo, rua))
      .querySelector('img')
      ?.getAttribute('alt');
  expect([altIn('facade'), altIn('map'), altIn('none')]).toEqual([
    'A rua da igreja',
    'A rua da igreja',
    undefined,
  ]);
});

test('a photograph of a place that is not there is told where it is named', () => {
  const site = siteWith('scene: map', '  photo: { src: /media/rua.jpg, alt: A rua }');
  expect(checkSite(site.dir).problems).toMatchObject([
    { code: 'image-missing', file: barueri, pointer: ['region', 'photo', 'src'] },
  ]);
});

test('a drawing stands where it is asked for by name', () => {
  expect(
    heroOf(siteWith('scene: drawing\n    drawing: lamp')).querySelector('svg.d'),
  ).not.toBeNull();
  expect(heroOf(siteWith('scene: none')).querySelector('svg.d')).toBeNull();
});

const form = `scene: map
    form:
      title: Peça um orçamento
      fields: [{ label: Telefone, kind: phone, required: true }]
      submit: Enviar
      privacy: Só para responder.
      keepDays: 30`;

test('a form in the opening takes the place of the map and is sent without a script', () => {
  const hero = heroOf(siteWith(form));
  const element = hero.querySelector('form[method=post]')!;
  expect(element.getAttribute('action')).toBe('/portao/form?page=/barueri&form=hero-form');
  expect(element.getAttribute('aria-label')).toBe('Peça um orçamento');
  expect(hero.querySelector('#hero-form-ok')?.textContent).toBe('Recebemos o que você escreveu.');
  expect(hero.querySelector('a[href="/osasco"]')).toBeNull();
});

test('the server knows what the form of an opening asks for, by the heading of the page', () => {
  const ready = siteWith(form).ready();
  const forms = pageAt(ready.pages, '/barueri').blocks.flatMap(
    (block) => ownFormOf(block, ready.site.schemas) ?? [],
  );
  expect(forms).toMatchObject([
    {
      id: 'hero-form',
      heading: 'Pão quente na sua rua',
      keepDays: 30,
      fields: [{ label: 'Telefone' }],
    },
  ]);
});

test('an address of its own is where the form goes, and the policy of its page lets it', () => {
  const site = siteWith(form.replace('keepDays: 30', 'to: https://formularios.example.com/f/abc'));
  const page = parseHtml(render(site.page('/barueri'), assets));
  expect(page.querySelector('form[method=post]')?.getAttribute('action')).toBe(
    'https://formularios.example.com/f/abc',
  );
  expect(
    page.querySelector('meta[http-equiv=Content-Security-Policy]')!.getAttribute('content'),
  ).toContain('https://formularios.example.com');
});
