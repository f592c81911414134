// The slots of a partial, and what a page that uses it puts into them.
import type { Block, PartialDocument } from '#schemas/types';
import { maxPageBlocks } from '../../content/limits.ts';
import type { SourceLocation, Report } from '../../content/report.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Sourced } from '../../content/validate.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { SlotVerb } from '../../words/problems.ts';

/** What a use of a partial puts into one of its slots. */
export interface GivenSlot {
  readonly verb: SlotVerb;
  readonly blocks: readonly Block[];
  /** Where it stands in the document of the use. */
  readonly pointer: Pointer;
}

/** By the names of the slots. */
export type GivenSlots = ReadonlyMap<string, GivenSlot>;

type PartialBlock = Extract<Block, { type: 'partial' }>;

/** A slot as its partial has it. */
interface DeclaredSlot {
  readonly name: string;
  readonly pointer: Pointer;
  /** True for one in what another holds by itself. */
  readonly isInside: boolean;
}

/** The lists of blocks that a use of a partial puts into slots, with where each stands. */
const listsOf = (block: PartialBlock) =>
  (['fill', 'append'] as const).flatMap((verb) =>
    Object.entries(block[verb] ?? {}).map(([name, blocks]) => ({
      name,
      given: { verb, blocks, pointer: [verb, name] },
    })),
  );

/** The blocks that stand in a block: what a slot holds by itself, what a use of a partial puts into slots. */
export function blocksInside(block: Block): readonly Block[] {
  if (block.type === 'slot') return block.blocks ?? [];
  return block.type === 'partial' ? listsOf(block).flatMap(({ given }) => given.blocks) : [];
}

/** The slots in a list of blocks; of too many, which no page could show, the first. */
function collect(
  blocks: readonly Block[],
  at: Pointer,
  isInside: boolean,
  found: DeclaredSlot[],
): DeclaredSlot[] {
  for (const [position, block] of blocks.entries()) {
    if (found.length > maxPageBlocks) break;
    const pointer = [...at, position];
    if (block.type === 'slot') {
      found.push({ name: block.name, pointer, isInside });
      collect(block.blocks ?? [], [...pointer, 'blocks'], true, found);
    } else if (block.type === 'partial')
      for (const { given } of listsOf(block))
        collect(given.blocks, [...pointer, ...given.pointer], isInside, found);
  }
  return found;
}

const known = new WeakMap<PartialDocument, readonly DeclaredSlot[]>();

/** The slots of a partial in its order; each partial is looked through once. */
function declaredSlots(document: PartialDocument): readonly DeclaredSlot[] {
  let slots = known.get(document);
  if (!slots) known.set(document, (slots = collect(document.blocks, ['blocks'], false, [])));
  return slots;
}

/** The names of the slots of a partial, each once. */
export const slotNames = (document: PartialDocument): readonly string[] => [
  ...new Set(declaredSlots(document).map(({ name }) => name)),
];

/** Reports slots of a partial that bear one name, and those that stand in another. */
function checkDeclared({ file, document }: Sourced<PartialDocument>, report: Report): void {
  const first = new Map<string, Pointer>();
  for (const { name, pointer, isInside } of declaredSlots(document)) {
    const at: SourceLocation = { file, pointer: [...pointer, 'name'] };
    const earlier = first.get(name);
    if (isInside) report.add(at, 'slot-misplaced', { slot: name, where: 'slot' });
    else if (earlier)
      report.add(at, 'slot-duplicate', { slot: name }, { related: { file, pointer: earlier } });
    else first.set(name, at.pointer);
  }
}

/** What a block of type `partial` puts into the slots of its partial. A name that the partial does not know, or that is given twice, is reported. */
export function givenSlots(
  block: PartialBlock,
  { name, partial, file, pointer }: PartialSlots,
  report: Report,
): GivenSlots {
  checkDeclared(partial, report);
  const given = new Map<string, GivenSlot>();
  const omitted = (block.omit ?? []).map((slot, position) => ({
    name: slot,
    given: { verb: 'omit' as const, blocks: [], pointer: ['omit', position] },
  }));
  const all = [...listsOf(block), ...omitted];
  if (all.length === 0) return given;
  const names = slotNames(partial.document);
  const isKnown = new Set(names);
  for (const { name: slot, given: one } of all) {
    const at = { file, pointer: [...pointer, ...one.pointer] };
    const part = one.verb === 'omit' ? ({} as const) : ({ part: 'key' } as const);
    const earlier = given.get(slot);
    if (!isKnown.has(slot))
      report.add(
        at,
        'slot-unknown',
        { partial: name, slot, nearest: nearest(slot, names), known: names },
        { ...part, related: { file: partial.file, pointer: ['blocks'], part: 'key' } },
      );
    else if (earlier)
      report.add(
        at,
        'slot-given-twice',
        { slot, verbs: [earlier.verb, one.verb] },
        { ...part, related: { file, pointer: earlier.pointer } },
      );
    else given.set(slot, { ...one, pointer: at.pointer });
  }
  return given;
}

/** A partial and the block that uses it. */
interface PartialSlots {
  readonly name: string;
  readonly partial: Sourced<PartialDocument>;
  /** Where the block stands. */
  readonly file: SourceFile;
  readonly pointer: Pointer;
}
