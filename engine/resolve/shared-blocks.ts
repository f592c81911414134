import type { ExpandedBlock } from './partials/partials.ts';
import { factKey, placeKey, type FactsContext } from './facts.ts';
import type { FoundLink } from './links.ts';
import type { BlockOrigins } from './origins/page-record.ts';
import type { ResolvedBlock } from '../render/resolved-page.ts';
import type { BlockSummary } from './summary.ts';

/** What the fields of a block may depend on of the page that it is on, as its references say (`Scope.dependsOn`). */
export type OfPage = 'place' | 'page';

/** A block that was resolved, and what it brings to its page beside its props. */
export interface TracedBlock {
  readonly block: ResolvedBlock;
  readonly links: readonly FoundLink[];
  readonly summary: BlockSummary;
  readonly dependsOn: ReadonlySet<OfPage>;
  /** Where what it shows was written; absent where nobody asks. */
  readonly origins?: BlockOrigins;
}

/** What was made of the same lines. */
interface Made {
  /** What it was seen to depend on. */
  readonly dependsOn: Set<OfPage>;
  readonly byKey: Map<string, TracedBlock>;
}

/**
 * Blocks that come out alike on many pages (those of the layout, most of the partials) are resolved once and are then one
 * object: rendering, hashing and styles remember what they made of it.
 */
export class SharedBlocks {
  readonly #made = new WeakMap<object, Made>();

  /** The block, made by `make` unless one that must be equal was made before. */
  of(expanded: ExpandedBlock, context: FactsContext, make: () => TracedBlock): TracedBlock {
    let made = this.#made.get(expanded.block);
    if (!made) this.#made.set(expanded.block, (made = { dependsOn: new Set(), byKey: new Map() }));
    const known = made.byKey.get(keyOf(expanded, context, made.dependsOn) ?? '');
    if (known) return known;
    const traced = make();
    for (const what of traced.dependsOn) made.dependsOn.add(what);
    const key = keyOf(expanded, context, made.dependsOn);
    if (key !== null) made.byKey.set(key, traced);
    return traced;
  }
}

/** What tells a block from others that the same lines make; null where it may be of its page alone. */
function keyOf(
  { block, placement, pointer }: ExpandedBlock,
  context: FactsContext,
  dependsOn: ReadonlySet<OfPage>,
): string | null {
  if (dependsOn.has('page')) return null;
  const parts: string[] = [placement, pointer.join('/')];
  for (const fact of context.site.schemas.factsOf(block.type)) {
    const key = factKey(fact, context);
    if (key === null) return null;
    parts.push(key);
  }
  if (dependsOn.has('place')) parts.push(placeKey(context));
  return parts.join('\n');
}
