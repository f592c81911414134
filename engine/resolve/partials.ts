import type { Block, PartialDocument } from '#schemas/types';
import type { Pointer } from '../diagnostics/problem.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { maxPageBlocks } from '../content/limits.ts';
import type { Report } from '../content/report.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Sourced } from '../content/validate.ts';
import type { RenderedBlock } from '../render/types.ts';

/** A block in its page, with the place where it was written and the values of the partial around it. */
export interface PlacedBlock {
  readonly block: RenderedBlock;
  readonly file: SourceFile;
  readonly pointer: Pointer;
  readonly values: Readonly<Record<string, string>> | null;
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

/** Blocks with every `partial` replaced by the blocks of its file, at most `maxPageBlocks`; `count` is for the calls inside. */
export function expandBlocks(
  blocks: readonly Block[],
  at: { readonly file: SourceFile; readonly pointer: Pointer },
  context: ExpandContext,
  values: Readonly<Record<string, string>> | null = null,
  chain: readonly string[] = [],
  count = { of: 0 },
): PlacedBlock[] {
  return blocks.flatMap((block, index) => {
    const pointer = [...at.pointer, index];
    // Uses count as well as blocks: partials that use others twice each multiply even where none shows anything.
    count.of += 1;
    if (count.of === maxPageBlocks + 1)
      context.report.add({ file: at.file, pointer }, 'page-blocks-many', { limit: maxPageBlocks });
    if (count.of > maxPageBlocks) return [];
    if (block.type !== 'partial') return [{ block, file: at.file, pointer, values }];
    const partial = context.partials.get(block.name);
    const where = { file: at.file, pointer: [...pointer, 'name'] };
    if (!partial) {
      context.report.add(where, 'partial-unknown', {
        name: block.name,
        nearest: nearest(block.name, context.partials.keys()),
      });
      return [];
    }
    context.used.add(block.name);
    if (chain.includes(block.name)) {
      context.report.add(where, 'partial-circle', { chain: [...chain, block.name] });
      return [];
    }
    const inner = partialValues(block, partial, { file: at.file, pointer }, context, values);
    return expandBlocks(
      partial.document.blocks,
      { file: partial.file, pointer: ['blocks'] },
      context,
      inner,
      [...chain, block.name],
      count,
    );
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
