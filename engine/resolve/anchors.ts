import type { Pointer } from '../diagnostics/problem.ts';
import type { Report } from '../content/report.ts';
import type { ResolvedBlock, ResolvedPage } from '../render/resolved-page.ts';
import { blockSchema, ownIds } from '../content/block-schemas.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { SiteFrame } from '../content/validate.ts';
import { factsOf } from '../content/validators.ts';

/** Ids that documents cannot give: the main part's, those that blocks write themselves; `i-` begins those of icons. */
const own: ReadonlySet<string> = new Set(['main', ...ownIds]);
const isOwn = (id: string) => own.has(id) || id.startsWith('i-');

/** An `id`, and where it was written. */
export interface FoundId {
  readonly id: string;
  readonly pointer: Pointer;
}

/** Every `id` in a value, at any depth, with where it stands. */
function idsIn(value: object, path: (string | number)[], found: FoundId[]): void {
  const list = Array.isArray(value);
  for (const name of Object.keys(value)) {
    const field = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof field === 'string') {
      if (name === 'id') found.push({ id: field, pointer: [...path, name] });
    } else if (typeof field === 'object' && field !== null) {
      path.push(list ? Number(name) : name);
      idsIn(field, path, found);
      path.pop();
    }
  }
}

/** By block: pages share most of them. */
const knownIds = new WeakMap<ResolvedBlock, readonly FoundId[]>();

/** The ids of a block's HTML: those that documents write, and those of a fact whose items are found by the search (`x-search`). */
export function idsOf(block: ResolvedBlock): readonly FoundId[] {
  let found = knownIds.get(block);
  if (!found) knownIds.set(block, (found = findIds(block)));
  return found;
}

function findIds({ type, props, origin }: ResolvedBlock): readonly FoundId[] {
  const facts = factsOf.get(type) ?? [];
  const found: FoundId[] = [];
  idsIn(
    Object.fromEntries(Object.entries(props).filter(([name]) => !facts.includes(name))),
    [...origin.pointer],
    found,
  );
  const list = blockSchema(type)['x-search']?.items ?? '';
  const searched: FoundId[] = [];
  if (facts.includes(list)) idsIn(props[list] as object, [], searched);
  return [...found, ...searched.map(({ id }) => ({ id, pointer: origin.pointer }))];
}

/**
 * Reports anchors that a page has twice, where only the first could be reached, and those that are the page's own.
 * `file`: the page's document; its other blocks come from `site.yaml` and the partials of `site`.
 */
export function checkAnchors(
  page: ResolvedPage,
  file: SourceFile,
  { settings, partials }: SiteFrame,
  report: Report,
): void {
  const seen = new Map<string, { readonly block: ResolvedBlock; readonly pointer: Pointer }>();
  const placeOf = ({ block, pointer }: { block: ResolvedBlock; pointer: Pointer }) => {
    const files = [file, settings.file, ...[...partials.values()].map((partial) => partial.file)];
    return { file: files.find(({ path }) => path === block.origin.file)!, pointer };
  };
  for (const block of page.blocks) {
    for (const { id, pointer } of idsOf(block)) {
      const earlier = seen.get(id);
      if (earlier || isOwn(id))
        report.add(
          placeOf({ block, pointer }),
          'anchor-duplicate',
          { id, path: page.path, own: isOwn(id) },
          earlier ? { related: placeOf(earlier) } : {},
        );
      else seen.set(id, { block, pointer });
    }
  }
}
