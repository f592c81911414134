// The address of a place and a link to a map, which the page itself does not load.
import { describe, expect, it } from 'vitest';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { render } from '../../blocks/entry/render.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { type Edits } from '../engine/site-copy.ts';
import { parseHtml } from '../parse-html.ts';

const assets = {
  scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};
const pageWith = (fields: string, edits: Edits = {}) => {
  const block = `- { type: map-link, id: mapa, heading: Onde estamos${fields} }`;
  const site = new FixtureSite({
    ...edits,
    'pages/cidades/barueri.yaml': [['- { type: near', `${block}\n  - { type: near`]],
  });
  return parseHtml(render(site.page('/barueri'), assets));
};
const sectionOf = (fields: string, edits?: Edits) => pageWith(fields, edits).querySelector('#mapa');

describe('a link to a map', () => {
  it('looks for the address as it is written, in a tab of its own', () => {
    const link = sectionOf(', address: "Rua São Bento, 100, SP"')!.querySelector('a')!;
    expect(link.getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=Rua%20S%C3%A3o%20Bento,%20100,%20SP',
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('data-use')).toBe('find');
  });

  it('loads no map', () => {
    expect(pageWith(', address: Rua Um').querySelector('iframe, main img, object')).toBeNull();
  });

  it('gives way to a button of the page, and keeps the address', () => {
    const section = sectionOf(', address: Rua Um, button: { label: A praça, link: /dicas }')!;
    expect(section.querySelector('address')?.textContent).toBe('Rua Um');
    expect([...section.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/dicas',
    ]);
  });

  it('takes the address of the business where the block says none', () => {
    expect(sectionOf('')?.querySelector('address')?.textContent).toBe(
      'Rua Exemplo, 100, São Paulo, SP, 01000-000',
    );
  });

  it('is not there while the address is one that the owner is still to replace', () => {
    const placeholder: Edits = {
      'site.yaml': [['postalCode: "01000-000" }', 'postalCode: "01000-000", placeholder: true }']],
    };
    expect(sectionOf('', placeholder)).toBeNull();
  });
});
