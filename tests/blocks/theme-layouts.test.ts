// What `theme.layout` of site.yaml changes: where things stand, by the styles of a page alone, and nothing where it is not set.
import { describe, expect, test } from 'vitest';
import type { ThemeLayout } from '#schemas/types';
import { render } from '../../blocks/entry/render.ts';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { schemas } from '../first-site.ts';
import { FixtureSite } from '../engine/fixture.ts';

const assets = {
  scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"/>';

/** A page with a header, a hero with a picture, and questions, of a site with this layout. */
function pageWith(layout: ThemeLayout | undefined): string {
  const site = new FixtureSite({
    'media/rua.svg': picture,
    ...(layout && { 'site.yaml': [['theme:', `theme:\n  layout: ${JSON.stringify(layout)}`]] }),
    'pages/contato.yaml': `path: /contato
title: Contato
description: Fale com a gente.
updated: "2026-01-01"
blocks:
  - type: hero
    heading: [Pão quente]
    lead: Todo dia.
    buttons: [{ label: Ligar, call: main }]
    scene: none
    image: { src: /media/rua.svg, alt: Uma rua }
  - { type: accordion, heading: Dúvidas, items: [{ question: Há pão?, answer: Há. }] }
`,
  });
  return render(site.page('/contato'), assets);
}

const stylesOf = (page: string) => /<style>(.*?)<\/style>/s.exec(page)![1]!;
const bodyOf = (page: string) => page.slice(page.indexOf('<body'));
const usual = pageWith(undefined);

/** Every value of every field that is not the usual one. */
const properties = schemas.definitions.ThemeLayout!.properties!;
const values = Object.entries(properties).flatMap(([field, schema]) =>
  (schema.enum as string[])
    .filter((value) => value !== schema.default)
    .map((value) => ({ field, value })),
);

describe('a site that sets', () => {
  test.each(values)('$field to $value has other styles, and the same words', ({ field, value }) => {
    const page = pageWith({ [field]: value });
    expect(stylesOf(page)).not.toBe(stylesOf(usual));
    expect(bodyOf(page)).toBe(bodyOf(usual));
  });

  test('one value has no styles of another', () => {
    const styles = values.map(({ field, value }) => stylesOf(pageWith({ [field]: value })));
    expect(new Set(styles).size).toBe(values.length);
  });
});

test('a site that sets none of them has no class and no rule of them', () => {
  expect(usual).toMatch(/<html lang="pt-BR"(?! class)/);
  expect(stylesOf(usual)).not.toMatch(/\.(?:header|hero|sectionHeads)-/);
  const named = pageWith({ header: 'two-rows', hero: 'split', density: 'normal', width: 'normal' });
  expect(named).toBe(usual);
});

describe('a variant', () => {
  const pageOf = (steps: string, theme = '') => {
    const site = new FixtureSite({
      'site.yaml': [['theme:', `theme:${theme}`]],
      'pages/contato.yaml': `path: /contato
title: Contato
description: Fale com a gente.
updated: "2026-01-01"
blocks:
  - { type: page-heading, heading: Contato }
  - { type: steps, ${steps}heading: Como é, steps: [{ title: Um, text: Dois }] }
`,
    });
    return render(site.page('/contato'), assets);
  };
  const whole = '\n  variants: { steps: timeline }';

  test('of the theme is that of every block of its type that names none', () => {
    expect(pageOf('', whole)).toBe(pageOf('variant: timeline, '));
    expect(pageOf('', whole)).not.toBe(pageOf(''));
  });

  test('of a block comes before that of the theme', () => {
    expect(pageOf('variant: cards, ', whole)).toBe(pageOf('variant: cards, '));
  });
});
