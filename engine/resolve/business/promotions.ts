// Promotions hold from one day to another: outside of these days nothing that speaks of them is shown.
import type { SiteDocument } from '#schemas/types';

/** True for a value that is not shown: a text that speaks of a promotion that does not hold, what has one, a list of nothing else. */
export type Unshown = (value: unknown) => boolean;

/** What is not shown on a day (`2026-12-31`); null where every promotion holds. */
export function unshownOn(
  { promotions = {} }: Pick<SiteDocument, 'promotions'>,
  today: string,
): Unshown | null {
  const off = Object.entries(promotions).filter(
    ([, { from, until }]) => today < from || today > until,
  );
  if (off.length === 0) return null;
  const names = off.flatMap(([name, { claims }]) => [
    `promotions\\.${name}`,
    ...claims.map((claim) => `claims\\.${claim}`),
  ]);
  const pattern = new RegExp(`\\{\\{\\s*(?:${names.join('|')})(?![\\w-])`);
  const unshown: Unshown = (value) => {
    if (typeof value === 'string') return pattern.test(value);
    if (value === null || typeof value !== 'object') return false;
    if (Array.isArray(value)) return value.length > 0 && value.every(unshown);
    return Object.values(value).some(unshown);
  };
  return unshown;
}
