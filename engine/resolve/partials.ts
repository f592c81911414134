import type { Block, PartialDocument, SiteDocument } from '#schemas/types';
import type { Pointer } from '../diagnostics/problem.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { maxPageBlocks } from '../content/limits.ts';
import type { Report } from '../content/report.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Sourced } from '../content/validate.ts';
import type { Slot } from '../render/resolved-page.ts';
import type { RenderedBlock } from '../render/types.ts';

/** A place where a partial is used: the block of type `partial`, and the use around it if it stands in a partial itself. */
export interface PartialUse {
  readonly name: string;
  readonly partial: Sourced<PartialDocument>;
  readonly file: SourceFile;
  readonly pointer: Pointer;
  readonly outer: PartialUse | null;
}

/** A block in its page, with the place where it was written, and the partial that it came with. */
export interface PlacedBlock {
  readonly block: RenderedBlock;
  readonly slot: Slot;
  readonly file: SourceFile;
  readonly pointer: Pointer;
  readonly use: PartialUse | null;
  /** What the partial was given, references replaced; null outside of partials. */
  readonly values: Readonly<Record<string, string>> | null;
}

/** Blocks in the order of a document, and where they stand in it. */
export interface BlockSource {
  readonly page: { readonly frame?: boolean; readonly blocks: readonly Block[] };
  readonly file: SourceFile;
  readonly pointer: Pointer;
}

/** What expanding needs: the partials, how a page's value is made ready (its references replaced), and who is told. */
export interface ExpandContext {
  readonly partials: ReadonlyMap<string, Sourced<PartialDocument>>;
  readonly report: Report;
  /** Names of partials that were used, for the warning about unused ones. */
  readonly used: Set<string>;
  readonly replace: (
    text: string,
    at: { file: SourceFile; pointer: Pointer },
    values: Readonly<Record<string, string>> | null,
  ) => string;
}

/** The blocks of a page, those of the layout before and after it, with every `partial` replaced by the blocks of its file. */
export function placeBlocks(
  { page, file, pointer }: BlockSource,
  settings: Sourced<SiteDocument>,
  context: ExpandContext,
): PlacedBlock[] {
  const layout = page.frame === false ? { before: [], after: [] } : settings.document.layout;
  const ofLayout = (slot: 'before' | 'after') =>
    expand(layout[slot], { slot, file: settings.file, pointer: ['layout', slot] }, context);
  return [
    ...ofLayout('before'),
    ...expand(page.blocks, { slot: 'main', file, pointer }, context),
    ...ofLayout('after'),
  ];
}

interface Around {
  readonly use: PartialUse | null;
  readonly values: PlacedBlock['values'];
  /** Names of the partials around. */
  readonly chain: readonly string[];
  readonly count: { of: number };
}

/** At most `maxPageBlocks` blocks for one list and the partials in it. */
function expand(
  blocks: readonly Block[],
  at: Pick<PlacedBlock, 'slot' | 'file' | 'pointer'>,
  context: ExpandContext,
  { use, values, chain, count }: Around = { use: null, values: null, chain: [], count: { of: 0 } },
): PlacedBlock[] {
  const { slot, file } = at;
  return blocks.flatMap((block, index): PlacedBlock[] => {
    const pointer = [...at.pointer, index];
    // Uses count as well as blocks: partials that use others twice each multiply even where none shows anything.
    count.of += 1;
    if (count.of === maxPageBlocks + 1)
      context.report.add({ file, pointer }, 'page-blocks-many', { limit: maxPageBlocks });
    if (count.of > maxPageBlocks) return [];
    if (block.type !== 'partial') return [{ block, slot, file, pointer, use, values }];
    const { name } = block;
    const partial = context.partials.get(name);
    const where = { file, pointer: [...pointer, 'name'] };
    if (!partial) {
      const params = { name, nearest: nearest(name, context.partials.keys()) };
      context.report.add(where, 'partial-unknown', params);
      return [];
    }
    context.used.add(name);
    if (chain.includes(name)) {
      context.report.add(where, 'partial-circle', { chain: [...chain, name] });
      return [];
    }
    const inside: Around = {
      use: { name, partial, file, pointer, outer: use },
      values: partialValues(block, partial, { file, pointer }, context, values),
      chain: [...chain, name],
      count,
    };
    const start = { slot, file: partial.file, pointer: ['blocks'] };
    return expand(partial.document.blocks, start, context, inside);
  });
}

function partialValues(
  use: Extract<Block, { type: 'partial' }>,
  partial: Sourced<PartialDocument>,
  at: { readonly file: SourceFile; readonly pointer: Pointer },
  context: ExpandContext,
  outer: Readonly<Record<string, string>> | null,
): Record<string, string> {
  const declared = partial.document.values ?? {};
  const given = use.values ?? {};
  const values: Record<string, string> = {};
  for (const [name, text] of Object.entries(given)) {
    const pointer = [...at.pointer, 'values', name];
    if (Object.hasOwn(declared, name))
      values[name] = context.replace(text, { file: at.file, pointer }, outer);
    else
      context.report.add(
        { file: at.file, pointer },
        'partial-value-unknown',
        {
          partial: use.name,
          value: name,
          nearest: nearest(name, Object.keys(declared)),
          known: Object.keys(declared),
        },
        { part: 'key', related: { file: partial.file, pointer: ['values'], part: 'key' } },
      );
  }
  for (const [name, value] of Object.entries(declared)) {
    if (Object.hasOwn(values, name)) continue;
    if (value.default !== undefined)
      values[name] = context.replace(
        value.default,
        { file: partial.file, pointer: ['values', name, 'default'] },
        outer,
      );
    else {
      // A misspelt name is reported as that, and enough.
      const misspelt = Object.keys(given).some(
        (other) => !Object.hasOwn(declared, other) && nearest(other, [name]) !== null,
      );
      if (!misspelt)
        context.report.add(
          at,
          'partial-value-missing',
          { partial: use.name, value: name, about: value.description },
          { related: { file: partial.file, pointer: ['values', name], part: 'key' } },
        );
      values[name] = '';
    }
  }
  return values;
}
