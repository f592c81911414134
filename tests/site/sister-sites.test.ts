// The guide leads to the sister sites of the business, once they are real: a copy of the site in which they are.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { render } from '../../blocks/entry/render.ts';
import { makeFolder, pageAt } from '../engine/fixture.ts';
import { readySite } from '../ready-site.ts';
import { root } from '../structure/tree.ts';
import { parseHtml } from '../parse-html.ts';

const scripts = { document: '/a.js', blog: '/a.js', panel: '/a.js', reader: '/a.js' };

/** The links of the guide that lead to other sites, chats aside. */
function outwardLinks(edit: (settings: string) => string) {
  const dir = join(makeFolder(), 'site');
  cpSync(join(root, 'site'), dir, { recursive: true });
  const settings = join(dir, 'site.yaml');
  writeFileSync(settings, edit(readFileSync(settings, 'utf8')));
  const guide = pageAt(readySite(dir).pages, '/guia-completo');
  const document = parseHtml(
    render(guide, { scripts, printSheet: '/assets/print.css', inlineHash: createInlineHash() }),
  );
  return [...document.querySelectorAll('main a[href^="https://"]:not([href*="wa.me"])')].map(
    (link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')],
  );
}

test('the guide leads to the sister sites that are real, and to no placeholder', () => {
  expect(outwardLinks((settings) => settings)).toEqual([]);
  const oneIsReal = (settings: string) =>
    settings.replace(
      '"https://conserto.exemplo.com.br", placeholder: true',
      '"https://conserto.exemplo.com.br"',
    );
  expect(outwardLinks(oneIsReal)).toEqual([
    ['Conserto de portão', 'https://conserto.exemplo.com.br', 'noopener'],
  ]);
});
