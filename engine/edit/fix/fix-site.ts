import type { Problem } from '../../diagnostics/problem.ts';
import { checkLoaded } from '../../check/check-site.ts';
import { withSchemaLine, wrongSchemaLine } from '../../check/lints/schema-line.ts';
import type { LoadedSite } from '../../content/load.ts';
import type { Site } from '../../content/validate.ts';
import { documentsOf, withChanges, type FileChange } from '../edit-site.ts';
import { textsByPath } from '../edited-site.ts';
import type { Change, Corrected } from './change.ts';
import { correctNames } from './correct-names.ts';
import { orderFields } from './order-fields.ts';

/** What is to be corrected. */
export interface FixOptions {
  /** Absolute folder of the schemas, or null where the site lies elsewhere. */
  readonly schemaDir: string | null;
  /** True for the files that may be changed; paths are relative to the site's folder. */
  readonly includes: (path: string) => boolean;
}

/** A change as it is told. */
export interface ToldChange extends Change {
  /** Relative to the site's folder. */
  readonly file: string;
}

/** What is corrected in a site; nothing is written yet. */
export interface FixPlan {
  readonly changes: readonly ToldChange[];
  readonly files: readonly FileChange[];
}

/** How often what was corrected may bring up more to correct, until one gives up. */
const mostRounds = 20;

/** What is safe to correct in the documents of a site. Of the site as it is then, it finds nothing. */
export function planFix(loaded: LoadedSite, { schemaDir, includes }: FixOptions): FixPlan {
  const changes: ToldChange[] = [];
  let now = loaded;
  for (let round = 0; round < mostRounds; round++) {
    const { site, problems } = checkLoaded(now, { lints: 'check', schemaDir });
    const corrected = documentsOf(now).flatMap(({ path, text: before }) => {
      const own = problems.filter(({ file }) => file === path);
      if (own.length === 0 || !includes(path)) return [];
      const done = fixText(path, before, own, { site, dir: loaded.dir, schemaDir });
      if (done.text === before) return [];
      changes.push(...done.changes.map((change) => ({ ...change, file: path })));
      return [{ path, before, after: done.text }];
    });
    if (corrected.length === 0) break;
    now = withChanges(now, corrected);
  }
  const texts = textsByPath(documentsOf(loaded));
  const files = documentsOf(now).flatMap(({ path, text: after }) => {
    const before = texts.get(path)!;
    return before === after ? [] : [{ path, before, after }];
  });
  return { changes, files };
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
