import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../diagnostics/problem.ts';
import {
  documentsIn,
  mediaIn,
  safetyFile,
  snapshotFiles,
  type FileSnapshot,
} from './file-snapshot.ts';
import { maxDocumentBytes } from './limits.ts';
import { fileProblem } from '../diagnostics/file-problem.ts';
import { parseSource, type ParsedSource } from './parse-source.ts';
import { inspectBlocks } from './own-code/inspect-blocks.ts';
import type { KeptHashes } from './own-code/kept-hashes.ts';
import { readOwnCode, type OwnCode } from './own-code/read-own-code.ts';
import { satisfyingDocuments } from './own-code/satisfying-documents.ts';
import { readSchemas } from './own-schemas.ts';
import type { Schemas } from './schemas.ts';
import type { SourceFile } from './source-file.ts';

/** What every page of a site shares, parsed; what could not be is among the problems. */
export interface LoadedSharedContent {
  /** Absolute path of the site's folder. */
  readonly dir: string;
  /** Where the site itself lies: `dir`, unless that is a copy. */
  readonly origin: string;
  readonly schemas: Schemas;
  /** The documents that an earlier command found to satisfy their schemas. */
  readonly satisfying: KeptHashes;
  /** Its own facts and lints. */
  readonly code: OwnCode;
  readonly settings: SourceFile | null;
  readonly partials: readonly SourceFile[];
  /** Jobs done, a document each. */
  readonly jobs: readonly SourceFile[];
  /** `safety.yaml`; null where the site has none. */
  readonly safety: SourceFile | null;
  /** Files of `media/`, relative to it, with `/`. */
  readonly media: readonly string[];
  readonly problems: readonly Problem[];
}

/** All documents of a site, parsed. Guarantee: every value comes from well-formed text. */
export interface LoadedSite extends LoadedSharedContent {
  readonly pages: readonly SourceFile[];
}

/** Reads one document from the disk. Errors: `file-link`, `file-unreadable`, `file-too-large` and those of `parseSource`. */
export function readSource(
  dir: string,
  path: string,
  parse: (path: string, bytes: Buffer) => ParsedSource = parseSource,
): ParsedSource {
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
    return bytes.length > maxDocumentBytes ? tooLarge(bytes.length) : parse(path, bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { file: null, problems: [fileProblem(path, 'file-unreadable', { reason: code })] };
  }
}

/** The bytes that were parsed last, and what they gave: a command asks for `site.yaml` up to five times. */
const last: { read: readonly [bytes: Uint8Array, parsed: ParsedSource] | null } = { read: null };

function parseOnce(path: string, bytes: Buffer): ParsedSource {
  if (!last.read || !bytes.equals(last.read[0])) last.read = [bytes, parseSource(path, bytes)];
  return last.read[1];
}

/** Reads `site.yaml`. Errors: `site-missing` and those of `readSource`. */
export function readSettings(dir: string): ParsedSource {
  if (lstatSync(join(dir, 'site.yaml'), { throwIfNoEntry: false }))
    return readSource(dir, 'site.yaml', parseOnce);
  const problem = fileProblem('site.yaml', 'site-missing', { file: 'site.yaml' });
  return { file: null, problems: [problem] };
}

/** Reads `safety.yaml`; a site without it has no rules. Errors: those of `readSource`. */
export function readSafety(dir: string): ParsedSource {
  return lstatSync(join(dir, safetyFile), { throwIfNoEntry: false })
    ? readSource(dir, safetyFile)
    : { file: null, problems: [] };
}

/** Reads what the pages of a site share, and lists its media. */
export function loadSharedContent(snapshot: FileSnapshot): LoadedSharedContent {
  const { dir, origin } = snapshot;
  const own = readSchemas(dir, origin);
  const ownCode = readOwnCode(dir, origin);
  const settings = readSettings(dir);
  const safety = readSafety(dir);
  const partials = documentsIn(snapshot, 'partials').map((path) => readSource(dir, path));
  const jobs = documentsIn(snapshot, 'work').map((path) => readSource(dir, path));
  return {
    dir,
    origin: origin ?? dir,
    schemas: own.schemas,
    satisfying: satisfyingDocuments(origin ?? dir, own.schemas),
    code: ownCode.code,
    settings: settings.file,
    partials: partials.flatMap(({ file }) => file ?? []),
    jobs: jobs.flatMap(({ file }) => file ?? []),
    safety: safety.file,
    media: mediaIn(snapshot),
    problems: [snapshot, own, ownCode, settings, safety, ...partials, ...jobs].flatMap(
      ({ problems }) => problems,
    ),
  };
}

/** `loadSharedContent` of a site where it is written: what is wrong with the code of its blocks is told as well. */
export function loadLiveSharedContent(snapshot: FileSnapshot): LoadedSharedContent {
  const shared = loadSharedContent(snapshot);
  const ofBlocks = inspectBlocks(shared.dir, shared.schemas);
  return { ...shared, problems: [...shared.problems, ...ofBlocks] };
}

/**
 * Reads every document of the site in `dir`, and the code of its blocks, which was looked at before a copy was made; `snapshot`:
 * its files where they were looked at before.
 */
export function load(dir: string, snapshot = snapshotFiles(dir)): LoadedSite {
  const isCopy = snapshot.origin !== undefined;
  const shared = isCopy ? loadSharedContent(snapshot) : loadLiveSharedContent(snapshot);
  const pages = documentsIn(snapshot, 'pages').map((path) => readSource(dir, path));
  return {
    ...shared,
    pages: pages.flatMap(({ file }) => file ?? []),
    problems: [...shared.problems, ...pages.flatMap(({ problems }) => problems)],
  };
}
