// A family of drawings that a theme names: a package that the site installed, of which a page has what it shows.
import { createRequire } from 'node:module';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawingFamilies, drawingsOf, type DrawingFamily } from '#schemas/drawing-families';
import { schemaBundle } from '#schemas/bundle';
import { createRenderBlocks } from '../../../engine/render/render-blocks.ts';
import { registry } from '../../../blocks/entry/registry.ts';
import { drawings } from '../../../blocks/parts/drawings.ts';
import { FixtureSite } from '../fixture.ts';
import { root } from '../../structure/tree.ts';

const families = Object.keys(drawingFamilies) as DrawingFamily[];
const barueri = 'pages/cidades/barueri.yaml';

/** Names in a package, with the drawings of each. */
const iconsOf = (source: string) =>
  (
    JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve(`${source}/icons.json`), 'utf8'),
    ) as { readonly icons: Readonly<Record<string, { readonly body: string }>> }
  ).icons;

/** The drawings of a page that ends with a call beside one of that name, in a site with the packages of this repository. */
function drawnOn(theme: string, name: string): string {
  const site = new FixtureSite({
    'site.yaml': [['theme:', `theme:${theme}`]],
    [barueri]: [
      [
        'blocks:',
        `blocks:\n  - { type: call-to-action, heading: Ligue., tone: paper, drawing: ${name}, buttons: [{ label: Ver, link: "/" }] }`,
      ],
    ],
  });
  symlinkSync(join(root, 'node_modules'), join(site.dir, 'node_modules'), 'junction');
  const page = site.page('/barueri');
  const blocks = page.blocks.filter(({ type }) => type === 'call-to-action').slice(0, 1);
  const [rendered] = createRenderBlocks({ registry })({ ...page, blocks }, 'main');
  return /<svg[^]*<\/svg>/.exec(rendered!.html)![0];
}

describe('a family of drawings', () => {
  // The logo is the site's, and a scene is no icon.
  const notInFamilies = ['mark', 'street'];
  it.each(families)('%s has every other name that documents may have', (family) => {
    const icons = iconsOf(drawingFamilies[family].package);
    const names = drawingsOf(family);
    expect(Object.values(names).filter((name) => !icons[name])).toEqual([]);
    expect([...Object.keys(names), ...notInFamilies].sort()).toEqual(
      schemaBundle.definitions.DrawingName.enum,
    );
  });

  it('takes the place of the drawings of the library, in the colours of the theme', () => {
    const drawn = families.map((family) => drawnOn(`\n  drawings: ${family}`, 'house'));
    expect(new Set(drawn).size).toBe(families.length);
    for (const svg of drawn) {
      expect(svg).not.toMatch(/ (?:fill|stroke|color|opacity)=/);
      expect(svg).toMatch(/class="(?:n|[kt] x)"/);
    }
    expect(drawnOn('', 'house')).toContain(drawings.house.markup);
    for (const family of families)
      expect(drawnOn(`\n  drawings: ${family}`, 'street')).toContain(drawings.street.markup);
  });

  it('has drawings that the library has not', () => {
    expect(drawnOn('\n  drawings: tones', 'key')).toContain(' class="t"');
  });
});
