import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../diagnostics/problem.ts';
import { checkSite } from '../../check/check-site.ts';
import { withSchemaLine, wrongSchemaLine } from '../../check/lints/schema-line.ts';
import { parseSource } from '../../content/parse-source.ts';
import type { Site } from '../../content/validate.ts';
import type { Change, Corrected } from './change.ts';
import { correctNames } from './correct-names.ts';
import { orderFields } from './order-fields.ts';
import { replaceUnchanged } from './replace-unchanged.ts';

/** What is to be corrected. */
export interface FixOptions {
  /** Absolute folder of the site. */
  readonly dir: string;
  /** Absolute folder of the schemas, or null where the site lies elsewhere. */
  readonly schemaDir: string | null;
  /** True for the files that may be changed; paths are relative to `dir`. */
  readonly includes: (path: string) => boolean;
  /** Told of each change once its file was written, so that it is known even if a later file fails. */
  readonly onChange?: (change: FileChange) => void;
}

/** A change with its file, relative to the site's folder. */
export interface FileChange extends Change {
  readonly file: string;
}

/** What was corrected, and the files that somebody else changed meanwhile, which were left alone. */
export interface FixReport {
  readonly changes: readonly FileChange[];
  readonly left: readonly string[];
}

/** How often what was corrected may bring up more to correct, until one gives up. */
const mostRounds = 20;

/** Corrects what is safe to correct in the documents of a site, each file whole or not at all. Run again, it finds nothing. Throws what the disk says. */
export function fixSite({ dir, schemaDir, includes, onChange }: FixOptions): FixReport {
  const changes: FileChange[] = [];
  const left = new Set<string>();
  for (let round = 0; round < mostRounds; round++) {
    const { site, problems } = checkSite(dir, { lints: 'check', schemaDir });
    const before = changes.length;
    for (const path of new Set(problems.map(({ file }) => file))) {
      if (!includes(path) || left.has(path)) continue;
      const corrected = fixFile(
        dir,
        path,
        problems.filter(({ file }) => file === path),
        site,
        schemaDir,
      );
      if (corrected === 'changed') {
        left.add(path);
        continue;
      }
      for (const change of corrected) {
        changes.push({ ...change, file: path });
        onChange?.({ ...change, file: path });
      }
    }
    if (changes.length === before) break;
  }
  return { changes, left: [...left] };
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Corrects one file by the problems that were found in it. */
function fixFile(
  dir: string,
  path: string,
  problems: readonly Problem[],
  site: Site | null,
  schemaDir: string | null,
): readonly Change[] | 'changed' {
  if (!statSync(join(dir, path), { throwIfNoEntry: false })?.isFile()) return [];
  const bytes = readFileSync(join(dir, path));
  const { file } = parseSource(path, bytes);
  if (!file) return [];
  if (problems[0]?.source && problems[0].source.join('\n') !== file.text) return 'changed';
  const { text, changes } = fixText(path, file.text, problems, { site, dir, schemaDir });
  if (text === file.text) return [];
  const mark = bytes.subarray(0, 3).equals(byteOrderMark) ? [byteOrderMark] : [];
  return replaceUnchanged(join(dir, path), bytes, Buffer.concat([...mark, Buffer.from(text)]))
    ? changes
    : 'changed';
}

/** Names first, by their places; then order and the schema line, which move places. */
function fixText(
  path: string,
  before: string,
  problems: readonly Problem[],
  { site, dir, schemaDir }: { site: Site | null; dir: string; schemaDir: string | null },
): Corrected {
  const has = (code: Problem['code']) => problems.some((problem) => problem.code === code);
  const named = correctNames(before, problems, site);
  const ordered =
    has('key-order') && site
      ? orderFields(path, named.text, site.schemas)
      : { text: named.text, changes: [] };
  const lined =
    has('schema-line') && schemaDir !== null
      ? writeSchemaLine(path, ordered.text, dir, schemaDir)
      : { text: ordered.text, changes: [] };
  return { text: lined.text, changes: [...named.changes, ...ordered.changes, ...lined.changes] };
}

function writeSchemaLine(path: string, text: string, dir: string, schemaDir: string): Corrected {
  const line = wrongSchemaLine({ path, text }, dir, schemaDir);
  if (!line) return { text, changes: [] };
  return {
    text: withSchemaLine(text, line),
    changes: [
      {
        line: text.slice(0, line.start).split('\n').length,
        before: line.found ?? '',
        after: line.wanted,
      },
    ],
  };
}
