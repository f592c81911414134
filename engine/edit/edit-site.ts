import type { LoadedSite } from '../content/load.ts';
import { parseSource } from '../content/parse-source.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Schemas } from '../content/schemas.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { editText } from './edit-document.ts';
import { EditRefused, type Patch } from './patch.ts';
import { fieldOrder } from './tidy-value.ts';

/** A file as it is and as it will be; null where there is none. Paths are relative to the site's folder. */
export interface FileChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A patch that cannot be done, and why. */
export interface Refusal {
  readonly patch: Patch;
  readonly refused: EditRefused;
}

/** What patches do to a site; nothing is written yet. */
export interface EditPlan {
  /** The files that change, in the order of their paths. */
  readonly files: readonly FileChange[];
  readonly refusals: readonly Refusal[];
}

/** Patches in, texts out: what the documents of a site are afterwards. The patches of a file are done in their order, and all of them or none. */
export function planEdits(
  texts: ReadonlyMap<string, string>,
  patches: readonly Patch[],
  schemas: Schemas,
): EditPlan {
  const files: FileChange[] = [];
  const refusals: Refusal[] = [];
  for (const path of [...new Set(patches.map(({ file }) => file))].sort()) {
    const own = patches.filter(({ file }) => file === path);
    const before = texts.get(path);
    try {
      if (before === undefined) throw new EditRefused('missing', own[0]!.pointer);
      const after = editText({ path, text: before }, own, fieldOrder(path, schemas));
      if (after !== before) files.push({ path, before, after });
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      const patch = own.find(({ pointer }) => pointer === error.pointer) ?? own[0]!;
      refusals.push({ patch, refused: error });
    }
  }
  return { files, refusals };
}

/** The same, with as many patches of each document as can be done; each that cannot is refused alone. */
export function planPossible(
  texts: ReadonlyMap<string, string>,
  patches: readonly Patch[],
  schemas: Schemas,
): EditPlan {
  const whole = planEdits(texts, patches, schemas);
  const refused = new Set(whole.refusals.map(({ patch }) => patch.file));
  if (refused.size === 0) return whole;
  const files = [...whole.files];
  const refusals: Refusal[] = [];
  for (const path of refused) {
    const before = texts.get(path);
    let after = before;
    for (const patch of patches.filter(({ file }) => file === path)) {
      const now = new Map(after === undefined ? [] : [[path, after]]);
      const plan = planEdits(now, [patch], schemas);
      after = plan.files[0]?.after ?? after;
      refusals.push(...plan.refusals);
    }
    if (before !== undefined && after !== undefined && after !== before)
      files.push({ path, before, after });
  }
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), refusals };
}

/** The documents that a site is made of. */
export const documentsOf = ({
  settings,
  safety,
  partials,
  jobs,
  pages,
}: LoadedSite): readonly SourceFile[] => [
  ...(settings ? [settings] : []),
  ...(safety ? [safety] : []),
  ...partials,
  ...jobs,
  ...pages,
];

/** The site as it will be with these files. */
export function withChanges(loaded: LoadedSite, files: readonly FileChange[]): LoadedSite {
  const parsed = files.flatMap(({ path, after }) =>
    after === null ? [] : [parseSource(path, new TextEncoder().encode(after))],
  );
  const changed = new Set(files.map(({ path }) => path));
  const together = (folder: string, kept: readonly SourceFile[]) =>
    [
      ...kept.filter(({ path }) => !changed.has(path)),
      ...parsed.flatMap(({ file }) => (file?.path.startsWith(folder) ? [file] : [])),
    ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const only = (path: string, before: SourceFile | null) =>
    changed.has(path) ? (parsed.find(({ file }) => file?.path === path)?.file ?? null) : before;
  return {
    ...loaded,
    settings: only('site.yaml', loaded.settings),
    safety: only('safety.yaml', loaded.safety),
    partials: together('partials/', loaded.partials),
    jobs: together('work/', loaded.jobs),
    pages: together('pages/', loaded.pages),
    problems: [
      ...loaded.problems.filter(({ file }) => !changed.has(file)),
      ...parsed.flatMap(({ problems }) => problems),
    ],
  };
}

/** The errors of a site as it will be that it does not have as it is. */
export function broughtBy(
  after: readonly Problem[],
  before: readonly Problem[],
): readonly Problem[] {
  const keyOf = ({ file, code, params }: Problem) => JSON.stringify([file, code, params]);
  const known = new Set(before.map(keyOf));
  return after.filter((problem) => problem.level === 'error' && !known.has(keyOf(problem)));
}
