import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDocument } from '#schemas/types';
import type { ProblemParams } from '../../engine/diagnostics/catalogue.ts';
import type { Pointer } from '../../engine/diagnostics/problem.ts';
import { parseSource } from '../../engine/content/parse-source.ts';
import type { Report } from '../../engine/content/report.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { isShow } from '../../engine/content/time/show-faults.ts';
import { librarySchemas } from '../../engine/content/schemas.ts';
import { editText, readValue, type EditedDocument } from '../../engine/edit/edit-document.ts';
import { EditRefused, type Patch } from '../../engine/edit/patch.ts';
import { fieldOrder, type FieldOrder } from '../../engine/edit/tidy-value.ts';
import { promotionCheck } from '../../engine/resolve/checks/promotions.ts';

type Fields = Readonly<Record<string, unknown>>;
type Promotions = NonNullable<SiteDocument['promotions']>;

/** A text that holds only with a promotion. */
interface Unguarded {
  readonly pointer: Pointer;
  readonly promotion: string;
}

/**
 * Until 0.1.0 a block went with a promotion because a text in it referred to one of its claims; now the block, or the item of the
 * list in which the text is, says so in `show`. A title of a page, and what a page fills into a partial, are left to the check:
 * `show` would take away more than the text.
 */
export function showPromotions(
  document: EditedDocument,
  { dir }: { readonly dir: string },
): {
  readonly text: string;
  /** The texts around which nothing could be edited. */
  readonly refused: readonly Pointer[];
} {
  const { path } = document;
  const promotions = promotionsOf(dir);
  if (!promotions || !/^(?:site\.yaml$|pages\/|partials\/)/.test(path))
    return { text: document.text, refused: [] };
  const order = fieldOrder(path, librarySchemas);
  const refused: Pointer[] = [];
  let { text } = document;
  const leftOut = new Set<string>();
  for (;;) {
    const { file } = parseSource(path, Buffer.from(text));
    const found = file && unguarded(file, promotions);
    const one = found?.find(({ pointer }) => !leftOut.has(JSON.stringify(pointer)));
    if (!file || !one) return { text, refused };
    const patch = patchFor(file, one, order);
    try {
      if (patch) {
        text = editText({ path, text }, [patch], order);
        continue;
      }
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      refused.push(one.pointer);
    }
    leftOut.add(JSON.stringify(one.pointer));
  }
}

/** The promotions of a site that the check can read; null where there are none. */
function promotionsOf(dir: string): Promotions | null {
  const site = readValue(readFileSync(join(dir, 'site.yaml'), 'utf8'))?.value as Fields | null;
  const promotions = Object.entries((site?.promotions ?? {}) as Promotions).filter(
    ([, one]) => Array.isArray(one?.claims) as boolean,
  );
  return promotions.length > 0 ? Object.fromEntries(promotions) : null;
}

function unguarded(file: SourceFile, promotions: Promotions): readonly Unguarded[] {
  const found: Unguarded[] = [];
  const report: Pick<Report, 'add'> = {
    add({ pointer }, code, params) {
      if (code !== 'promotion-unguarded') return;
      const { promotion } = params as ProblemParams['promotion-unguarded'];
      found.push({ pointer, promotion });
    },
  };
  promotionCheck({ promotions }, report)(file);
  return found;
}

/** Ties the nearest item of a list, or block, that may be tied; null where none may. */
function patchFor(
  { path, value }: SourceFile,
  { pointer, promotion }: Unguarded,
  order: FieldOrder,
): Patch | null {
  for (let length = pointer.length - 1; length > 0; length -= 1) {
    const at = pointer.slice(0, length);
    const item = at.reduce<unknown>((inside, step) => (inside as Fields)[step], value) as Fields;
    if (typeof at.at(-1) !== 'number' || typeof item !== 'object') continue;
    if (item.type === 'partial') return null;
    // Every block may, one that is not of the library too.
    const may = order(value, at)?.includes('show') ?? typeof item.type === 'string';
    const { show } = item;
    if (may && show === undefined)
      return { file: path, op: 'insert', pointer: [...at, 'show'], value: { promotion } };
    if (may && isShow(show) && show.promotion === undefined)
      return { file: path, op: 'insert', pointer: [...at, 'show', 'promotion'], value: promotion };
  }
  return null;
}
