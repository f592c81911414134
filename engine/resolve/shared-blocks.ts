import type { ExpandedBlock } from './partials/partials.ts';
import { factKey, placeKey, type FactsContext } from './facts.ts';
import type { FoundLink } from './links.ts';
import type { ResolvedBlock } from '../render/resolved-page.ts';
import type { BlockSummary } from './summary.ts';

/** A block that was resolved, and what it brings to its page beside its props. */
export interface TracedBlock {
  readonly block: ResolvedBlock;
  readonly links: readonly FoundLink[];
  readonly summary: BlockSummary;
}

/** What the fields of a written block depend on beside `site.yaml`. */
interface Dependence {
  /** The place of the page: a region's reference, or a button that writes, whose message may speak of it. */
  readonly onPlace: boolean;
  /** A region's reference, which is wrong on a page without a place: each such page is told. */
  readonly onRegion: boolean;
  /** The page itself: values that it gives to the partial around, a fact that the site computes, a link to an anchor of its own. */
  readonly onPage: boolean;
}

function dependenceOf(block: object): Dependence {
  const text = JSON.stringify(block);
  const onRegion = /\{\{\s*region\b/.test(text);
  return {
    onPlace: onRegion || /"(?:chat|reach)":/.test(text),
    onRegion,
    onPage: /\{\{\s*(?:values|facts)\b|"#|\]\(\s*<?#/.test(text),
  };
}

/**
 * Blocks that come out alike on many pages (those of the layout, most of the partials) are resolved once and are then one
 * object: rendering, hashing and styles remember what they made of it.
 */
export class SharedBlocks {
  readonly #dependences = new WeakMap<object, Dependence>();
  readonly #made = new WeakMap<object, Map<string, TracedBlock>>();

  /** The block, made by `make` unless one that must be equal was made before. */
  of(expanded: ExpandedBlock, context: FactsContext, make: () => TracedBlock): TracedBlock {
    const key = this.#keyOf(expanded, context);
    if (key === null) return make();
    let made = this.#made.get(expanded.block);
    if (!made) {
      made = new Map();
      this.#made.set(expanded.block, made);
    }
    let block = made.get(key);
    if (!block) {
      block = make();
      made.set(key, block);
    }
    return block;
  }

  /** What tells the block from others that the same lines make; null where it may be of its page alone. */
  #keyOf(expanded: ExpandedBlock, context: FactsContext): string | null {
    const parts: string[] = [expanded.slot, expanded.pointer.join('/')];
    for (const fact of context.site.schemas.factsOf(expanded.block.type)) {
      const key = factKey(fact, context);
      if (key === null) return null;
      parts.push(key);
    }
    let dependence = this.#dependences.get(expanded.block);
    if (!dependence) {
      dependence = dependenceOf(expanded.block);
      this.#dependences.set(expanded.block, dependence);
    }
    if (dependence.onPage || (dependence.onRegion && !context.scope.place)) return null;
    if (dependence.onPlace) parts.push(placeKey(context));
    return parts.join('\n');
  }
}
