import type { Block, PartialDocument, Show } from '#schemas/types';
import type { SiteSettings } from '../../content/site-settings.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { maxPageBlocks } from '../../content/limits.ts';
import type { SourceLocation, Report } from '../../content/report.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Sourced } from '../../content/validate.ts';
import type { Placement } from '../../render/resolved-page.ts';
import type { RenderedBlock } from '../../render/types.ts';
import type { GivenValue, GivenValues } from '../origins/origin.ts';
import { givenSlots, type GivenSlots } from './slots.ts';

/** The use of a partial: the block of type `partial`, and the use around it if it stands in a partial itself. */
export interface PartialUse {
  readonly name: string;
  readonly partial: Sourced<PartialDocument>;
  readonly file: SourceFile;
  readonly pointer: Pointer;
  readonly outer: PartialUse | null;
  /** What the partial was given, and its defaults. */
  readonly values: GivenValues;
  /** What its slots were given. */
  readonly slots: GivenSlots;
  /** True where a value that it wants is missing, here or around: what its blocks would say wrong is a consequence. */
  readonly incomplete: boolean;
}

/** The use of the partial in which another, and so on to this one, is used; null outside of partials. */
export function outermost(use: PartialUse | null): PartialUse | null {
  let found = use;
  while (found?.outer) found = found.outer;
  return found;
}

/** A block in its page, with where it was written, and the partial that it came with. */
export interface ExpandedBlock {
  readonly block: RenderedBlock;
  readonly placement: Placement;
  readonly file: SourceFile;
  readonly pointer: Pointer;
  /** The partial in which it was written; null for one that a page wrote, in a slot as well. */
  readonly use: PartialUse | null;
  /** The slot that it fills, and of what partial; absent for any other block. */
  readonly into?: FilledSlot;
}

/** A slot of a partial that somebody who uses it fills. */
export interface FilledSlot {
  readonly name: string;
  readonly use: PartialUse;
}

/** Blocks in the order of a document, and where they stand in it. */
export interface BlockSource {
  readonly page: {
    readonly frame?: boolean;
    /** Name of one of `layouts` of `site.yaml`; an unknown one is told of the page, and is that of all pages here. */
    readonly layout?: string;
    readonly blocks: readonly Block[];
  };
  readonly file: SourceFile;
  readonly pointer: Pointer;
}

/** Where a text stands that may have references: `use` is the partial in which it stands, or that it is given to. */
export interface TextLocation extends SourceLocation {
  readonly use: PartialUse | null;
}

/** What expanding needs: the partials, how a page's value is made ready (its references replaced), and who is told. */
export interface ExpandContext {
  readonly partials: ReadonlyMap<string, Sourced<PartialDocument>>;
  readonly report: Report;
  /** Names of partials that were used, for the warning about unused ones. */
  readonly used: Set<string>;
  readonly replace: (text: string, at: TextLocation, values: GivenValues | null) => string;
  /** Whether what says when it is shown is shown at the moment. */
  readonly isShown: (show: Show) => boolean;
  /** True for a block of a file that is not shown at the moment, or of which nothing would be left. */
  readonly isHidden: (block: Block, file: SourceFile) => boolean;
}

/** The blocks of a page, those of the layout before and after it, with every `partial` replaced by the blocks of its file. */
export function expandBlocks(
  { page, file, pointer }: BlockSource,
  settings: Sourced<SiteSettings>,
  context: ExpandContext,
): ExpandedBlock[] {
  const { layouts, layout: common } = settings.document;
  const { layout: name = '' } = page;
  const [layout, at] = Object.hasOwn(layouts, name)
    ? [layouts[name]!, ['layouts', name]]
    : [common, ['layout']];
  const ofLayout = (placement: 'before' | 'after') =>
    page.frame === false
      ? []
      : expand(
          layout[placement],
          { placement, file: settings.file, pointer: [...at, placement] },
          context,
        );
  return [
    ...ofLayout('before'),
    ...expand(page.blocks, { placement: 'main', file, pointer }, context),
    ...ofLayout('after'),
  ];
}

interface Around {
  /** The partial in which the list stands. */
  readonly use: PartialUse | null;
  readonly count: { of: number };
  /** The slot that the list fills. */
  readonly into?: FilledSlot;
}

/** Names of the partials in which a use stands, the outermost first. */
function chainOf(use: PartialUse | null): string[] {
  const chain: string[] = [];
  for (let around = use; around; around = around.outer) chain.unshift(around.name);
  return chain;
}

/** At most `maxPageBlocks` blocks for one list and the partials in it. */
function expand(
  blocks: readonly Block[],
  at: Pick<ExpandedBlock, 'placement' | 'file' | 'pointer'>,
  context: ExpandContext,
  around: Around = { use: null, count: { of: 0 } },
): ExpandedBlock[] {
  const { placement, file } = at;
  const { use, count, into } = around;
  return blocks.flatMap((block, index): ExpandedBlock[] => {
    const pointer = [...at.pointer, index];
    // Uses count as well as blocks: partials that use others twice each multiply even where none shows anything.
    count.of += 1;
    if (count.of === maxPageBlocks + 1)
      context.report.add({ file, pointer }, 'page-blocks-many', { limit: maxPageBlocks });
    if (count.of > maxPageBlocks) return [];
    if (block.type === 'slot')
      return expandSlot(block, { placement, file, pointer }, context, around);
    if (block.type !== 'partial')
      return context.isHidden(block, file)
        ? []
        : [{ block, placement, file, pointer, use, ...(into ? { into } : {}) }];
    const { name } = block;
    const partial = context.partials.get(name);
    const where = { file, pointer: [...pointer, 'name'] };
    if (!partial) {
      const params = { name, nearest: nearest(name, context.partials.keys()) };
      context.report.add(where, 'partial-unknown', params);
      return [];
    }
    context.used.add(name);
    const chain = chainOf(use);
    if (chain.includes(name)) {
      context.report.add(where, 'partial-circle', { chain: [...chain, name] });
      return [];
    }
    const inside: Around = {
      use: useOf(block, { name, partial, file, pointer, outer: use }, context),
      count,
    };
    const start = { placement, file: partial.file, pointer: ['blocks'] };
    const shown = [block.show, partial.document.show].every(
      (show) => show === undefined || context.isShown(show),
    );
    return shown ? expand(partial.document.blocks, start, context, inside) : [];
  });
}

/** What stands in a slot: what the use of its partial put there, what the partial has there itself, or both. */
function expandSlot(
  { name, blocks = [], show }: Extract<Block, { type: 'slot' }>,
  { placement, file, pointer }: Pick<ExpandedBlock, 'placement' | 'file' | 'pointer'>,
  context: ExpandContext,
  { use, count, into }: Around,
): ExpandedBlock[] {
  if (!use) {
    const at = { file, pointer: [...pointer, 'name'] };
    context.report.add(at, 'slot-misplaced', { slot: name, where: 'page' });
    return [];
  }
  if (show !== undefined && !context.isShown(show)) return [];
  const given = use.slots.get(name);
  const inside = { placement, file, pointer: [...pointer, 'blocks'] };
  const own =
    given && given.verb !== 'append'
      ? []
      : expand(blocks, inside, context, { use, count, ...(into ? { into } : {}) });
  if (!given) return own;
  // Whoever fills a slot writes in a document of its own: neither values nor slots of the partial are known there.
  const filled = { placement, file: use.file, pointer: given.pointer };
  const around = { use: use.outer, count, into: { name, use } };
  return [...own, ...expand(given.blocks, filled, context, around)];
}

/** The use of a partial with its values: those that the block gives, else the partial's own defaults. */
function useOf(
  block: Extract<Block, { type: 'partial' }>,
  at: Pick<PartialUse, 'name' | 'partial' | 'file' | 'pointer' | 'outer'>,
  context: ExpandContext,
): PartialUse {
  const { name, partial, file, outer } = at;
  const around = outer?.values ?? null;
  const declared = partial.document.values ?? {};
  const given = block.values ?? {};
  const missing = missingValues(given, declared);
  const values: Record<string, GivenValue> = {};
  const slots = givenSlots(block, at, context.report);
  const use = {
    ...at,
    values,
    slots,
    incomplete: missing.length > 0 || outer?.incomplete === true,
  };
  const take = (key: string, written: string, at: TextLocation) => {
    const text = context.replace(written, at, around);
    values[key] = { written, text, file: at.file, pointer: at.pointer, values: around };
  };
  for (const [key, text] of Object.entries(given)) {
    const pointer = [...at.pointer, 'values', key];
    if (Object.hasOwn(declared, key)) take(key, text, { file, pointer, use: outer });
    else
      context.report.add(
        { file, pointer },
        'partial-value-unknown',
        {
          partial: name,
          value: key,
          nearest: nearest(key, Object.keys(declared)),
          known: Object.keys(declared),
        },
        { part: 'key', related: { file: partial.file, pointer: ['values'], part: 'key' } },
      );
  }
  for (const [key, value] of Object.entries(declared)) {
    const pointer = ['values', key];
    if (value.default !== undefined && !Object.hasOwn(values, key))
      take(key, value.default, { file: partial.file, pointer: [...pointer, 'default'], use });
    else if (missing.includes(key)) {
      // A misspelt name is reported as that, and enough.
      if (!isMisspelt(key, given, declared))
        context.report.add(
          at,
          'partial-value-missing',
          { partial: name, value: key, about: value.description },
          { related: { file: partial.file, pointer, part: 'key' } },
        );
      values[key] = { written: '', text: '', file, pointer: at.pointer, values: around };
    }
  }
  return use;
}

type DeclaredValues = NonNullable<PartialDocument['values']>;

/** Names of values that a partial wants and nobody gives. */
const missingValues = (given: Readonly<Record<string, string>>, declared: DeclaredValues) =>
  Object.keys(declared).filter(
    (key) => !Object.hasOwn(given, key) && declared[key]!.default === undefined,
  );

/** True if one of the names that were given, and that the partial does not know, was meant to be `key`. */
const isMisspelt = (
  key: string,
  given: Readonly<Record<string, string>>,
  declared: DeclaredValues,
) =>
  Object.keys(given).some(
    (other) => !Object.hasOwn(declared, other) && nearest(other, [key]) !== null,
  );
