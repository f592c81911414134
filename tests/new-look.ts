// A new site in a look, with the packages of this repository.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { render } from '../blocks/entry/render.ts';
import { runNewSite, type NewSite } from '../cli/new/new-site.ts';
import { createInlineHash } from '../engine/render/inline-hash.ts';
import type { ResolvedPage } from '../engine/render/resolved-page.ts';
import { readySite, type ReadySite } from './ready-site.ts';
import { siteWithPackages } from './site-with-packages.ts';

/** A new site in a look, with `added` files by their path. */
export async function newLook(
  look: string,
  options: Partial<NewSite> = {},
  added: Readonly<Record<string, string>> = {},
): Promise<ReadySite> {
  const folder = siteWithPackages();
  await runNewSite({
    trade: 'encanador',
    name: 'Consertos Almeida',
    city: 'Curitiba',
    language: 'pt-BR',
    look,
    folder,
    blog: false,
    install: false,
    today: '2026-11-22',
    ask: null,
    speaks: 'en',
    out: () => undefined,
    ...options,
  });
  for (const [path, text] of Object.entries(added)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return readySite(folder);
}

const assets = {
  scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};

/** A page as HTML, with scripts and a sheet for paper that are not there. */
export const htmlOfPage = (page: ResolvedPage): string => render(page, assets);
