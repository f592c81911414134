import type { Pointer } from '../diagnostics/problem.ts';
import type { SourceLocation, Report } from '../content/report.ts';
import type { ResolvedBlock, ResolvedPage } from '../render/resolved-page.ts';
import type { Schemas } from '../content/schemas.ts';
import { outermost, type PartialUse, type ExpandedBlock } from './partials/partials.ts';

/** Ids that documents cannot give: the main part's, those that blocks write themselves; `i-` begins those of icons. */
const isReserved = (id: string, { reservedIds }: Schemas) =>
  id === 'main' || reservedIds.includes(id) || id.startsWith('i-');

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
export function idsOf(block: ResolvedBlock, schemas: Schemas): readonly FoundId[] {
  let found = knownIds.get(block);
  if (!found) knownIds.set(block, (found = findIds(block, schemas)));
  return found;
}

function findIds({ type, props, origin }: ResolvedBlock, schemas: Schemas): readonly FoundId[] {
  const facts = schemas.factsOf(type);
  const found: FoundId[] = [];
  idsIn(
    Object.fromEntries(Object.entries(props).filter(([name]) => !facts.includes(name))),
    [...origin.pointer],
    found,
  );
  const list = schemas.block(type)['x-search']?.items ?? '';
  const searched: FoundId[] = [];
  if (facts.includes(list)) idsIn(props[list] as object, [], searched);
  return [...found, ...searched.map(({ id }) => ({ id, pointer: origin.pointer }))];
}

/**
 * Reports anchors that a page has twice, where only the first could be reached, and those that are the page's own.
 * `placed`: its blocks as they were written. Of two that come with partials the page has chosen: it is told.
 */
export function checkAnchors(
  page: ResolvedPage,
  expanded: readonly ExpandedBlock[],
  schemas: Schemas,
  report: Report,
): void {
  const seen = new Map<
    string,
    { readonly written: SourceLocation; readonly use: PartialUse | null }
  >();
  page.blocks.forEach((block, position) => {
    const { file, use: inner } = expanded[position]!;
    const use = outermost(inner);
    for (const { id, pointer } of idsOf(block, schemas)) {
      const written = { file, pointer };
      const earlier = seen.get(id);
      const isChosen = earlier && use !== earlier.use;
      if (earlier || isReserved(id, schemas))
        report.add(
          (isChosen && use) || written,
          'anchor-duplicate',
          { id, path: page.path, own: isReserved(id, schemas) },
          earlier ? { related: (isChosen && earlier.use) || earlier.written } : {},
        );
      else seen.set(id, { written, use });
    }
  });
}
