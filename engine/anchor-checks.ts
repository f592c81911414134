import type { Pointer } from './diagnostics/problem.ts';
import type { Report } from './report.ts';
import type { ResolvedBlock, ResolvedPage } from './resolved-page.ts';
import type { SourceFile } from './source-file.ts';
import { factsOf } from './validators.ts';

/** Ids that every page has of its own: the main part, the drawing of the gear, the field of the search; `i-` begins those of icons. */
const own: ReadonlySet<string> = new Set(['main', 'gear', 'q']);
const isOwn = (id: string) => own.has(id) || id.startsWith('i-');

interface FoundId {
  readonly id: string;
  readonly pointer: Pointer;
}

/** Every `id` in a value, at any depth, with where it stands. */
function idsIn(value: unknown, pointer: Pointer, found: FoundId[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'string') {
      if (name === 'id') found.push({ id: field, pointer: [...pointer, name] });
    } else if (typeof field === 'object' && field !== null) idsIn(field, [...pointer, Array.isArray(value) ? Number(name) : name], found);
  }
}

/** The ids of a block: its own, and those of the services, which it does not write itself. */
function idsOf({ type, props, origin }: ResolvedBlock): FoundId[] {
  const facts = factsOf.get(type) ?? [];
  const found: FoundId[] = [];
  idsIn(Object.fromEntries(Object.entries(props).filter(([name]) => !facts.includes(name))), origin.pointer, found);
  const services: FoundId[] = [];
  if (facts.includes('services')) idsIn(props.services, [], services);
  return [...found, ...services.map(({ id }) => ({ id, pointer: origin.pointer }))];
}

/** Reports anchors that a page has twice, where only the first could be reached, and those that are the page's own. `fileOf`: the document of a path that a block came from. */
export function checkAnchors(page: ResolvedPage, fileOf: (path: string) => SourceFile, report: Report): void {
  const seen = new Map<string, { file: SourceFile; pointer: Pointer }>();
  for (const block of page.blocks) {
    for (const { id, pointer } of idsOf(block)) {
      const at = { file: fileOf(block.origin.file), pointer };
      const earlier = seen.get(id);
      if (earlier || isOwn(id)) report.add(at, 'anchor-duplicate', { id, path: page.path, own: isOwn(id) }, earlier ? { related: earlier } : {});
      else seen.set(id, at);
    }
  }
}
