// The price that a page says in its opening: named in site.yaml, chosen by the page.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { FixtureSite, propsOf, type Edits } from '../fixture.ts';

const barueri = 'pages/cidades/barueri.yaml';
const settings: Edits = {
  'site.yaml': [
    [
      'layout:\n',
      `priceTags:
  kit: { label: Kit a partir de, value: "{{claims.technicians}}", notes: [visita grátis] }
layout:
`,
    ],
  ],
};
const choosing = { ...settings, [barueri]: [['blocks:\n', 'priceTag: kit\nblocks:\n']] } as Edits;

describe('a price tag', () => {
  it('is given to the opening of the page that chooses it, its references replaced', () => {
    const page = new FixtureSite(choosing).page('/barueri');
    expect(propsOf(page, 'page-heading').priceTag).toEqual({
      label: 'Kit a partir de',
      value: '128',
      notes: ['visita grátis'],
    });
  });

  it('is not on a page that chooses none', () => {
    expect(propsOf(new FixtureSite(settings).page('/barueri'), 'page-heading').priceTag).toBeNull();
  });

  it('does not fall back on another where the name is none of the site', () => {
    const { dir } = new FixtureSite({
      ...settings,
      [barueri]: [['blocks:\n', 'priceTag: constructor\nblocks:\n']],
    });
    const { problems } = checkSite(dir, { lints: 'check', schemaDir: null });
    expect(problems.map(({ code }) => code)).toContain('price-tag-unknown');
  });
});
