import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, type ProblemCode, type ProblemParams } from './diagnostics/catalogue.ts';
import type { Problem } from './diagnostics/problem.ts';
import { parseWithPositions, type SourceFile } from './source-file.ts';
import { syntaxFaults } from './syntax/diagnose.ts';
import type { SyntaxFault } from './syntax/fault.ts';
import { strayAlias, tooManyAliases } from './syntax/hidden.ts';
import { parsePlain } from './yaml/parse-plain.ts';

/** Largest document, bytes. A page of 1 MiB is a mistake, and the parser would take seconds for it. */
export const maxDocumentBytes = 1024 * 1024;
/** How often aliases may be resolved in one document, before it counts as an explosion. */
export const maxAliases = 100;

/** The documents of a site, each parsed; what could not be is among the problems. Guarantee: every value comes from well-formed text. */
export interface LoadedSite {
  /** Absolute path of the site's folder. */
  readonly dir: string;
  readonly settings: SourceFile | null;
  readonly pages: readonly SourceFile[];
  readonly partials: readonly SourceFile[];
  /** Files of `media/`, relative to it, with `/`. */
  readonly media: readonly string[];
  readonly problems: readonly Problem[];
}

function fileProblem<Code extends ProblemCode>(file: string, code: Code, params: ProblemParams[Code]): Problem<Code> {
  return { file, line: 1, column: 1, length: 1, code, level: catalogue[code].level, params };
}

function syntaxProblem(file: string, { params, line, column, length, related }: SyntaxFault, source: readonly string[]): Problem<'syntax'> {
  return { file, line, column, length, code: 'syntax', level: catalogue.syntax.level, params, related: related && { file, ...related }, source };
}

/** Files below `folder`, relative to it, sorted, without following links. */
function filesBelow(folder: string, prefix = ''): string[] {
  let entries;
  try {
    entries = readdirSync(join(folder, prefix), { withFileTypes: true });
  } catch {
    return [];
  }
  const out: string[] = [];
  for (const entry of entries) {
    const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) out.push(...filesBelow(folder, path));
    else if (entry.isFile()) out.push(path);
  }
  return out.sort();
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Text of one document to its value. Errors: `file-encoding`, `file-empty`, `syntax`. */
export function parseSource(path: string, bytes: Uint8Array): { file: SourceFile | null; problems: Problem[] } {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return { file: null, problems: [fileProblem(path, 'file-encoding', {})] };
  }
  const plain = parsePlain(text);
  if (plain !== undefined) return { file: { path, text, value: plain }, problems: [] };
  if (text.includes('\0')) return { file: null, problems: [fileProblem(path, 'file-encoding', {})] };
  const { document, lines } = parseWithPositions(text);
  const source = text.split('\n');
  const faults = syntaxFaults(text, { document, lines });
  if (faults.length > 0) return { file: null, problems: faults.map((fault) => syntaxProblem(path, fault, source)) };
  if (document.contents === null) return { file: null, problems: [fileProblem(path, 'file-empty', {})] };
  try {
    return { file: { path, text, value: document.toJS({ maxAliasCount: maxAliases }) }, problems: [] };
  } catch {
    return { file: null, problems: [syntaxProblem(path, strayAlias(text, { document, lines }) ?? tooManyAliases, source)] };
  }
}

/** Reads one document from the disk. Errors: `file-unreadable`, `file-too-large` and those of `parseSource`. */
export function readSource(dir: string, path: string): { file: SourceFile | null; problems: Problem[] } {
  try {
    const { size } = statSync(join(dir, path));
    if (size > maxDocumentBytes) return { file: null, problems: [fileProblem(path, 'file-too-large', { bytes: size, limit: maxDocumentBytes })] };
    return parseSource(path, readFileSync(join(dir, path)));
  } catch (error) {
    return { file: null, problems: [fileProblem(path, 'file-unreadable', { reason: (error as NodeJS.ErrnoException).code ?? String(error) })] };
  }
}

/** True for a file that is a document: YAML, or JSON (which is YAML as well). */
export const isDocument = (path: string) => /\.(?:ya?ml|json)$/.test(path);

/** Documents that were parsed before, by path; one whose size and time did not change is not read again. */
export type ParseCache = Map<string, { readonly size: number; readonly mtimeMs: number; readonly result: ReturnType<typeof readSource> }>;

function readCached(dir: string, path: string, cache: ParseCache): ReturnType<typeof readSource> {
  const stats = statSync(join(dir, path), { throwIfNoEntry: false });
  const before = cache.get(path);
  if (stats && before && before.size === stats.size && before.mtimeMs === stats.mtimeMs) return before.result;
  const result = readSource(dir, path);
  if (stats) cache.set(path, { size: stats.size, mtimeMs: stats.mtimeMs, result });
  return result;
}

/** Reads `site.yaml`. Errors: `site-missing` and those of `readSource`. */
export function readSettings(dir: string, cache?: ParseCache): { file: SourceFile | null; problems: Problem[] } {
  if (!filesBelowTop(dir).includes('site.yaml')) return { file: null, problems: [fileProblem('site.yaml', 'site-missing', { file: 'site.yaml' })] };
  return cache ? readCached(dir, 'site.yaml', cache) : readSource(dir, 'site.yaml');
}

/** Reads every document below `dir` and lists `media/`; the only stage that reads content. */
export function load(dir: string, cache?: ParseCache): LoadedSite {
  const problems: Problem[] = [];
  const read = (path: string): SourceFile | null => {
    const result = cache ? readCached(dir, path, cache) : readSource(dir, path);
    problems.push(...result.problems);
    return result.file;
  };
  const documents = (folder: string) =>
    filesBelow(join(dir, folder))
      .filter(isDocument)
      .map((path) => read(`${folder}/${path}`))
      .filter((file) => file !== null);

  const { file: settings, problems: ofSettings } = readSettings(dir, cache);
  problems.push(...ofSettings);
  return { dir, settings, pages: documents('pages'), partials: documents('partials'), media: filesBelow(join(dir, 'media')), problems };
}

function filesBelowTop(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
