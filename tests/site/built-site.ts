// The real site for the tests of its content: built once a process into a temporary folder, by the build and the renderer themselves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { build } from '../../engine/publish/build.ts';
import { fileOf } from '../../engine/hosting/site-path.ts';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { readySite, type ReadySite } from '../ready-site.ts';
import type { ResolvedPage } from '../../engine/render/resolved-page.ts';
import { render } from '../../blocks/entry/render.ts';
import { root } from '../structure/tree.ts';
import { visibleText } from './visible-text.ts';
import { parseHtml } from '../parse-html.ts';

/** Public address of the site under test. */
export const url = 'https://portao.test';
/** The day of the site under test: its promotions hold. */
export const today = '2026-12-01';

/** The site as its visitors get it. */
export interface BuiltSite {
  /** Folder of the web root. */
  readonly dir: string;
  readonly ready: ReadySite;
  /** The page of a path; throws if there is none. */
  readonly page: (path: string) => ResolvedPage;
  /** The document of a path as a browser parses it. */
  readonly document: (path: string) => Document;
  /** What a visitor can read on a page, white space as single spaces. */
  readonly text: (path: string) => string;
  /** A file of the web root, `sitemap.xml`. */
  readonly file: (name: string) => string;
}

/** Remembers what `make` gives for a path. */
function memo<T>(make: (path: string) => T, made = new Map<string, T>()): (path: string) => T {
  return (path) => {
    if (!made.has(path)) made.set(path, make(path));
    return made.get(path)!;
  };
}

/** Those that the tests of a file looked at: half a gigabyte, which goes with it. */
const documents = new Map<string, Document>();

async function buildInto(dir: string): Promise<BuiltSite> {
  const siteDir = join(root, 'site');
  const bundle = {
    hash: 'tests',
    render,
    scripts: {
      document: '/assets/page.js',
      blog: '/assets/page.js',
      panel: '/assets/page.js',
      reader: '/assets/page.js',
    },
    printSheet: '/assets/print.css',
    clientDir: dir,
    files: { document: [], blog: [], panel: [], reader: [] },
    renderer: '',
  };
  const errors = checkSite(siteDir, { url, now: today }).problems.filter(
    ({ level }) => level === 'error',
  );
  if (errors.length > 0) throw new Error(formatProblems(errors, 'en'));
  await build({ siteDir, outDir: dir, bundle, url, now: today });
  const ready = readySite(siteDir, { url, now: today });
  const file = (name: string) => readFileSync(join(dir, name), 'utf8');
  const page = (path: string) => {
    const found = ready.pages.find((candidate) => candidate.path === path);
    if (!found) throw new Error(`No document has the path ${path}`);
    return found;
  };
  const document = memo((path) => parseHtml(file(fileOf(page(path).path))), documents);
  return {
    dir,
    ready,
    page,
    document,
    file,
    text: memo((path) => visibleText(document(path).body)),
  };
}

/** The site of this process, built for the first of its test files that asks: nothing changes it meanwhile. */
let built: Promise<BuiltSite> | undefined;

/** Builds the site before the tests of the file that calls this, unless another file of the same process did; they only read it. */
export function useBuiltSite(): () => BuiltSite {
  let site: BuiltSite | undefined;
  beforeAll(async () => {
    built ??= buildInto(join(inject('runFolder'), `site-${process.pid}`));
    site = await built;
  });
  afterAll(() => documents.clear());
  return () => {
    if (!site)
      throw new Error('The site is built before the first test, not while tests are collected');
    return site;
  };
}
