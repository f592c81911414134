import type { SiteDocument } from '#schemas/types';
import type { Report } from '../../content/report.ts';
import type { SourceFile } from '../../content/source-file.ts';
import { isShow } from '../../content/time/show-faults.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { mayRefer, referencePattern } from '../replace-references.ts';

/** Parts of `site.yaml` that say what promotions are about. */
const own = new Set(['promotions', 'claims']);

/** Gives what looks through a document for promotions: names that there are not, and texts that hold only with one and say so nowhere around them. */
export function promotionCheck(
  { promotions = {} }: Pick<SiteDocument, 'promotions'>,
  report: Pick<Report, 'add'>,
): (file: SourceFile) => void {
  const names = Object.keys(promotions);
  /** Promotions by the references that hold only with them. */
  const speaking: ReadonlyMap<string, string> = new Map(
    Object.entries(promotions).flatMap(([name, { claims = [] }]) => [
      ...claims.map((claim) => [`claims.${claim}`, name] as const),
      [`promotions.${name}.from`, name] as const,
      [`promotions.${name}.until`, name] as const,
    ]),
  );
  const walk = (
    value: unknown,
    file: SourceFile,
    pointer: Pointer,
    around: readonly string[] | null,
  ): void => {
    if (typeof value === 'string') {
      // Which promotion a name means that there is not, nobody knows.
      if (around === null || speaking.size === 0 || !mayRefer(value)) return;
      for (const [mark, reference = ''] of value.matchAll(referencePattern)) {
        const promotion = speaking.get(reference);
        if (promotion !== undefined && !around.includes(promotion))
          report.add({ file, pointer }, 'promotion-unguarded', { reference, promotion }, { mark });
      }
      return;
    }
    if (value === null || typeof value !== 'object') return;
    const { show } = value as { readonly show?: unknown };
    const name = isShow(show) ? show.promotion : undefined;
    const isUnknown = name !== undefined && !names.includes(name);
    if (isUnknown)
      report.add({ file, pointer: [...pointer, 'show', 'promotion'] }, 'promotion-unknown', {
        name,
        nearest: nearest(name, names),
      });
    const added = name === undefined ? [] : [name];
    const inside = isUnknown || around === null ? null : [...around, ...added];
    const isList = Array.isArray(value);
    for (const [key, one] of Object.entries(value))
      if (pointer.length > 0 || !own.has(key))
        walk(one, file, [...pointer, isList ? Number(key) : key], inside);
  };
  const references = [...speaking.keys()];
  /** False for a text that says nothing of promotions, however its values are written. */
  const maySpeak = (text: string) =>
    text.includes('promotion') ||
    (names.length > 0 && text.includes('\\')) ||
    references.some((reference) => text.includes(reference));
  return (file) => {
    if (maySpeak(file.text)) walk(file.value, file, [], []);
  };
}
