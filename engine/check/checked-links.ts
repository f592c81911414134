import type { PageSummary } from '../resolve/summary.ts';

/** True where links lead to the same places of both. */
const sameTargets = (one: PageSummary, other: PageSummary) =>
  one.path === other.path &&
  one.blocks.length === other.blocks.length &&
  one.blocks.every((block, index) => {
    const { anchors } = other.blocks[index]!;
    return (
      block.anchors === anchors ||
      (block.anchors.length === anchors.length &&
        block.anchors.every((anchor, at) => anchor === anchors[at]))
    );
  });

/** The pages whose links lead somewhere, from one check of a site to the next: those stay good while no address and no anchor changes. */
export class CheckedLinks {
  #summaries: readonly PageSummary[] = [];
  #good = new WeakSet<PageSummary>();

  /** Begins a check of these pages, in the order of the check before. */
  begin(summaries: readonly PageSummary[]): void {
    const before = this.#summaries;
    const isSame =
      before.length === summaries.length &&
      summaries.every((one, index) => one === before[index] || sameTargets(one, before[index]!));
    if (!isSame) this.#good = new WeakSet();
    this.#summaries = summaries;
  }

  /** Whether the links of a page are good; `check` is asked where that is not known. */
  areGood(summary: PageSummary, check: () => boolean): boolean {
    if (this.#good.has(summary)) return true;
    const good = check();
    if (good) this.#good.add(summary);
    return good;
  }
}
