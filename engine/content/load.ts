import { lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { flawOfValue, mayHaveFlaw } from './bounded-value.ts';
import { catalogue, type ProblemCode, type ProblemParams } from '../diagnostics/catalogue.ts';
import type { Problem } from '../diagnostics/problem.ts';
import {
  maxAliases,
  maxDepth,
  maxDocumentBytes,
  maxItems,
  maxMilliseconds,
  maxTextLength,
} from './limits.ts';
import { filesBelow, type FolderContents } from './site-files.ts';
import { parseWithPositions, problemAt, type SourceFile } from './source-file.ts';
import { syntaxFaults } from './yaml-errors/diagnose.ts';
import type { SyntaxFault } from './yaml-errors/fault.ts';
import { strayAlias } from './yaml-errors/hidden.ts';
import { inspect } from './yaml/inspect.ts';
import { readQuickly } from './quick-yaml/quick-yaml.ts';

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

function fileProblem<Code extends ProblemCode>(
  file: string,
  code: Code,
  params: ProblemParams[Code],
  place: { line?: number; column?: number; source?: readonly string[] } = {},
): Problem<Code> {
  return {
    file,
    line: place.line ?? 1,
    column: place.column ?? 1,
    length: 1,
    code,
    level: catalogue[code].level,
    params,
    source: place.source,
  };
}

function syntaxProblem(
  file: string,
  { params, line, column, length, related }: SyntaxFault,
  source: readonly string[],
): Problem<'syntax'> {
  return {
    file,
    line,
    column,
    length,
    code: 'syntax',
    level: catalogue.syntax.level,
    params,
    related: related && { file, ...related },
    source,
  };
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Text of one document to its value. Errors: `file-encoding`, `file-empty`, `syntax`, those of the limits
 * (`document-deep`, `document-aliases`, `document-slow`, `document-long`), `document-tag`, `text-character`,
 * `text-blank`, `text-long`.
 */
export function parseSource(
  path: string,
  bytes: Uint8Array,
): { file: SourceFile | null; problems: Problem[] } {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return { file: null, problems: [fileProblem(path, 'file-encoding', {})] };
  }
  const quick = readQuickly(text);
  if ('value' in quick) {
    const file = { path, text, value: quick.value };
    return mayHaveFlaw(text) ? withoutFlaw(file) : { file, problems: [] };
  }
  if (text.includes('\0'))
    return { file: null, problems: [fileProblem(path, 'file-encoding', {})] };
  const { document, lines, exceeded } = parseWithPositions(text);
  const source = text.split('\n');
  const refuse = <Code extends ProblemCode>(
    offset: number,
    code: Code,
    params: ProblemParams[Code],
  ) => {
    const at = lines.linePos(offset);
    return {
      file: null,
      problems: [
        fileProblem(path, code, params, { line: Math.max(1, at.line), column: at.col, source }),
      ],
    };
  };
  if (exceeded?.limit === 'depth')
    return refuse(exceeded.offset, 'document-deep', { limit: maxDepth });
  if (exceeded?.limit === 'aliases')
    return refuse(exceeded.offset, 'document-aliases', { limit: maxAliases });
  if (exceeded)
    return refuse(exceeded.offset, 'document-slow', { seconds: maxMilliseconds / 1000 });
  const faults = syntaxFaults(text, { document, lines });
  if (faults.length > 0)
    return { file: null, problems: faults.map((fault) => syntaxProblem(path, fault, source)) };
  if (document.contents === null)
    return { file: null, problems: [fileProblem(path, 'file-empty', {})] };
  const flaw = inspect(document);
  switch (flaw?.kind) {
    case undefined:
      return withoutFlaw({ path, text, value: document.toJS({ maxAliasCount: -1 }) });
    case 'depth':
      return refuse(flaw!.offset, 'document-deep', { limit: maxDepth });
    case 'aliases':
    case 'alias-circle':
      return refuse(flaw!.offset, 'document-aliases', { limit: maxAliases });
    case 'alias-unknown':
      return {
        file: null,
        problems: [syntaxProblem(path, strayAlias(text, lines, flaw!.offset), source)],
      };
    case 'tag': {
      const { tag = '!', offset } = flaw!;
      return refuse(Math.max(0, text.lastIndexOf(tag, offset)), 'document-tag', { tag });
    }
  }
}

/** A document whose value has no flaw; errors `text-character`, `text-blank`, `text-long` and `document-long` at the first. */
function withoutFlaw(file: SourceFile): { file: SourceFile | null; problems: Problem[] } {
  const flaw = flawOfValue(file.value);
  if (!flaw) return { file, problems: [] };
  if (flaw.kind === 'blank')
    return { file: null, problems: [problemAt(file, flaw.pointer, 'text-blank', {})] };
  if (flaw.kind === 'long-text')
    return {
      file: null,
      problems: [
        problemAt(file, flaw.pointer, 'text-long', { length: flaw.count, limit: maxTextLength }),
      ],
    };
  const problem =
    flaw.kind === 'character'
      ? problemAt(
          file,
          flaw.pointer,
          'text-character',
          { character: flaw.character },
          { part: flaw.part },
        )
      : problemAt(
          file,
          flaw.pointer,
          'document-long',
          { count: flaw.count, limit: maxItems },
          { part: 'key' },
        );
  return { file: null, problems: [problem] };
}

/** Reads one document from the disk. Errors: `file-link`, `file-unreadable`, `file-too-large` and those of `parseSource`. */
export function readSource(
  dir: string,
  path: string,
): { file: SourceFile | null; problems: Problem[] } {
  const tooLarge = (size: number) => ({
    file: null,
    problems: [fileProblem(path, 'file-too-large', { bytes: size, limit: maxDocumentBytes })],
  });
  try {
    const stats = lstatSync(join(dir, path));
    if (stats.isSymbolicLink())
      return { file: null, problems: [fileProblem(path, 'file-link', {})] };
    if (stats.isDirectory())
      return { file: null, problems: [fileProblem(path, 'file-unreadable', { reason: 'EISDIR' })] };
    // Whoever reads from a pipe waits for somebody who writes.
    if (!stats.isFile())
      return { file: null, problems: [fileProblem(path, 'file-unreadable', { reason: 'EINVAL' })] };
    if (stats.size > maxDocumentBytes) return tooLarge(stats.size);
    const bytes = readFileSync(join(dir, path));
    return bytes.length > maxDocumentBytes ? tooLarge(bytes.length) : parseSource(path, bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { file: null, problems: [fileProblem(path, 'file-unreadable', { reason: code })] };
  }
}

/** The field of a page's document that holds most of it, where it is the last one. */
const blocksField = /^blocks:/m;
/** A line that may begin another field, or end the document. */
const furtherField = /^[^\s#-]/m;

/**
 * The fields of a page's document but its blocks, read without these; null for a text that has to be read as a whole,
 * because of how it is written. Nothing is said about what the blocks hold.
 */
export function parseHead(text: string): Record<string, unknown> | null {
  const at = text.search(blocksField);
  if (at <= 0 || furtherField.test(text.slice(text.indexOf('\n', at) + 1))) return null;
  const quick = readQuickly(text.slice(0, at));
  const head = 'value' in quick ? quick.value : null;
  return typeof head === 'object' && head !== null && !Array.isArray(head)
    ? (head as Record<string, unknown>)
    : null;
}

/** `parseHead` of a file; null as well for one that cannot be read, or is too large. Whether it is UTF-8 is said by who reads it whole. */
export function readHead(dir: string, path: string): Record<string, unknown> | null {
  try {
    const text = readFileSync(join(dir, path), 'utf8');
    return text.length > maxDocumentBytes ? null : parseHead(text);
  } catch {
    return null;
  }
}

/** True for a file that is a document: YAML, or JSON (which is YAML as well). */
export const isDocument = (path: string) => /\.(?:ya?ml|json)$/.test(path);

/** Documents that were parsed before, by path; one whose size and time did not change is not read again. */
export type ParseCache = Map<
  string,
  {
    readonly size: number;
    readonly mtimeMs: number;
    readonly result: ReturnType<typeof readSource>;
  }
>;

/** True if a document is as it was when it was read into `cache`. */
export function isCached(dir: string, path: string, cache: ParseCache): boolean {
  const stats = statSync(join(dir, path), { throwIfNoEntry: false });
  const before = cache.get(path);
  return (
    stats !== undefined &&
    before !== undefined &&
    before.size === stats.size &&
    before.mtimeMs === stats.mtimeMs
  );
}

/** `readSource`, unless the document is as it was when it was read into `cache`. */
export function readCached(
  dir: string,
  path: string,
  cache: ParseCache,
): ReturnType<typeof readSource> {
  if (isCached(dir, path, cache)) return cache.get(path)!.result;
  const stats = statSync(join(dir, path), { throwIfNoEntry: false });
  const result = readSource(dir, path);
  if (stats) cache.set(path, { size: stats.size, mtimeMs: stats.mtimeMs, result });
  return result;
}

/** Reads `site.yaml`. Errors: `site-missing` and those of `readSource`. */
export function readSettings(
  dir: string,
  cache?: ParseCache,
): { file: SourceFile | null; problems: Problem[] } {
  if (!filesBelowTop(dir).includes('site.yaml'))
    return {
      file: null,
      problems: [fileProblem('site.yaml', 'site-missing', { file: 'site.yaml' })],
    };
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
  const contents = (folder: string): FolderContents['files'] => {
    const { files, links, unreadable } = filesBelow(join(dir, folder));
    const named = (path: string) => (path === '' ? folder : `${folder}/${path}`);
    problems.push(
      ...links.map((path) => fileProblem(named(path), 'file-link', {})),
      ...unreadable.map(({ path, reason }) =>
        fileProblem(named(path), 'file-unreadable', { reason }),
      ),
    );
    return files;
  };
  const documents = (folder: string) =>
    contents(folder)
      .filter(isDocument)
      .map((path) => read(`${folder}/${path}`))
      .filter((file) => file !== null);

  const { file: settings, problems: ofSettings } = readSettings(dir, cache);
  problems.push(...ofSettings);
  return {
    dir,
    settings,
    pages: documents('pages'),
    partials: documents('partials'),
    media: contents('media'),
    problems,
  };
}

function filesBelowTop(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
