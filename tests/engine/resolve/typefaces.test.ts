// A pair of typefaces that a theme names: packages that the site installed, of which a page has no file more than it needs.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FixtureSite, type Edits } from '../fixture.ts';
import { root } from '../../structure/tree.ts';

const barueri = 'pages/cidades/barueri.yaml';
const pair: Edits = { 'site.yaml': [['theme:', 'theme:\n  fonts: lora-figtree']] };

/** The page of a city in a site with the packages of this repository. */
function pageWith(edits: Edits) {
  const site = new FixtureSite({ ...pair, ...edits });
  symlinkSync(join(root, 'node_modules'), join(site.dir, 'node_modules'), 'junction');
  return site.page('/barueri').head;
}

describe('a pair of typefaces', () => {
  it('is two files with addresses of their own, and faces of the system that wait for them', () => {
    const { fonts, themeCss } = pageWith({});
    expect(fonts).toEqual([
      {
        family: 'Site',
        address: expect.stringMatching(
          /^\/media\/figtree-latin-wght-normal\.[0-9a-f]{8}\.woff2$/,
        ) as string,
      },
      {
        family: 'Heading',
        address: expect.stringMatching(
          /^\/media\/lora-latin-wght-normal\.[0-9a-f]{8}\.woff2$/,
        ) as string,
      },
    ]);
    expect(themeCss.match(/@font-face/g)).toHaveLength(3);
    expect(themeCss).toContain('font-family:Heading, HeadingWait, sans-serif');
  });

  it('brings the letters of other languages to a page that has some', () => {
    const { fonts } = pageWith({
      [barueri]: [['Motor de portão em Barueri', 'Motor de portão em Łódź']],
    });
    expect(fonts.map(({ address, range }) => [address.slice(7, -15), range !== undefined])).toEqual(
      [
        ['figtree-latin-wght-normal', false],
        ['figtree-latin-ext-wght-normal', true],
        ['lora-latin-wght-normal', false],
        ['lora-latin-ext-wght-normal', true],
      ],
    );
  });

  it('is nothing in a site that names none', () => {
    const { fonts, themeCss } = new FixtureSite().page('/barueri').head;
    expect(fonts).toEqual([]);
    expect(themeCss).not.toContain('@font-face');
  });
});
