// Addresses of elsewhere that own blocks name and the policy of pages closes (docs/engine/policy.md).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Allow } from '#schemas/types';
import { fileProblem } from '../content/file-problem.ts';
import type { PageOutline, Site } from '../content/validate.ts';
import type { Level, Problem } from '../diagnostics/problem.ts';
import {
  allowedOrigin,
  foreignLoads,
  foreignRequests,
  isOpened,
  type ForeignLoad,
  type LoadKind,
} from '../render/foreign-loads.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import { allowOf } from '../resolve/metadata/allow.ts';

/** A file of an own block, relative to the site's folder, and its text. */
interface CodeFile {
  readonly path: string;
  readonly text: string;
}

type AnySite = Pick<Site<PageOutline>, 'dir' | 'schemas' | 'settings'>;

/** The components, styles and islands of a site's own blocks. */
function codeFiles({ dir, schemas }: AnySite): CodeFile[] {
  return schemas.ownTypes.flatMap((type) => {
    const folder = join(dir, 'blocks', type);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names
      .filter((name) => /\.(?:tsx?|css)$/.test(name))
      .map((name) => ({ path: `blocks/${type}/${name}`, text: readText(join(folder, name)) }));
  });
}

/** What no `allow` opens. */
const isNeverOpen = (kind: LoadKind) => kind === 'sheet' || kind === 'font' || kind === 'none';

/** Whether nothing opens what is loaded. */
function isClosed({ kind, address }: ForeignLoad, opened: Allow): boolean {
  const origin = allowedOrigin(address);
  return origin === null || isNeverOpen(kind) || !isOpened(origin, opened[kind] ?? []);
}

/** The line of `site.yaml` that opens an address, beside what is open already; null where none does. */
function openingLine({ kind, address }: ForeignLoad, allow: Allow = {}): string | null {
  const origin = allowedOrigin(address);
  if (isNeverOpen(kind) || origin === null) return null;
  const all: Allow = { ...allow, [kind]: [...(allow[kind] ?? []), origin] };
  const lists = Object.entries(all).map(([name, origins]) => `${name}: [${origins.join(', ')}]`);
  return `allow: { ${lists.join(', ')} }`;
}

/** The problem of an address, at its place in a text that has it, else at the beginning. */
function problemOf(
  load: ForeignLoad,
  { path, text }: CodeFile,
  { settings }: AnySite,
  level: Level,
): Problem {
  const { address, kind } = load;
  const before = text.slice(0, Math.max(0, text.indexOf(address))).split('\n');
  const start = { line: before.length, column: before.at(-1)!.length + 1 };
  const params = { address, kind, line: openingLine(load, settings.document.allow) };
  const source = text.split('\n');
  const problem = fileProblem(path, 'address-closed', params, { ...start, source });
  return { ...problem, length: text.includes(address) ? address.length : 1, level };
}

/** Each address once a file. */
const unique = (loads: readonly ForeignLoad[]) => [
  ...new Map(loads.map((load) => [`${load.kind} ${load.address}`, load])).values(),
];

/** Whether a site has blocks of its own: nothing else can name an address of elsewhere. */
const hasOwnBlocks = ({ schemas }: AnySite) => schemas.ownTypes.length > 0;

/**
 * The closed addresses that are written out in the code of own blocks: in a component or its styles an error, in an
 * island, which may never come to ask, a warning. `ofPages`: what pages open by themselves.
 */
export function closedInCode(site: AnySite, ofPages: readonly (Allow | undefined)[]): Problem[] {
  if (!hasOwnBlocks(site)) return [];
  const { allow, head } = site.settings.document;
  const opened = allowOf(head, allow, ...ofPages);
  return codeFiles(site).flatMap((file) => {
    const told = (loads: readonly ForeignLoad[], level: Level) =>
      unique(loads)
        .filter((load) => isClosed(load, opened))
        .map((load) => problemOf(load, file, site, level));
    return [
      ...(file.path.endsWith('.client.ts') ? [] : told(foreignLoads(file.text), 'error')),
      ...told(foreignRequests(file.text), 'warning'),
    ];
  });
}

/** The closed addresses that a page as it is sent would load, at the code or the document that names them. */
export function closedOnPage(page: ResolvedPage, html: string, site: AnySite): Problem[] {
  if (!page.blocks.some(({ type }) => site.schemas.ownTypes.includes(type))) return [];
  const siteOrigin = new URL(page.head.canonical).origin;
  const closed = unique(foreignLoads(html)).filter(
    (load) => isClosed(load, page.head.allow) && allowedOrigin(load.address) !== siteOrigin,
  );
  if (closed.length === 0) return [];
  const document = { path: page.file, text: readText(join(site.dir, page.file)) };
  const files = [
    ...codeFiles(site),
    document,
    { path: site.settings.file.path, text: site.settings.file.text },
  ];
  return closed.map((load) => {
    const named = files.find(({ text }) => text.includes(load.address));
    return problemOf(load, named ?? document, site, 'error');
  });
}

/** Problems with each closed address once a file: many pages show one block. */
export function closedOnce(problems: readonly Problem[]): Problem[] {
  const said = new Set<string>();
  return problems.filter((problem) => {
    if (problem.code !== 'address-closed') return true;
    const key = `${problem.file} ${JSON.stringify(problem.params)}`;
    return !said.has(key) && said.add(key);
  });
}

/** A text, empty where there is no such file: a post has none. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
