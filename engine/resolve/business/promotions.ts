// Promotions hold from one day to another: outside of these days nothing that speaks of them is shown.
import type { SiteDocument } from '#schemas/types';

/** True for a value that is not shown: a text that speaks of a promotion that does not hold, what has one, a list of nothing else. */
export type Unshown = (value: unknown) => boolean;

/** The promotions that do not hold on a day (`2026-12-31`), by name. */
export const promotionsOver = (
  { promotions = {} }: Pick<SiteDocument, 'promotions'>,
  today: string,
): ReadonlySet<string> =>
  new Set(
    Object.entries(promotions).flatMap(([name, { from, until }]) =>
      today < from || today > until ? [name] : [],
    ),
  );

/** What is not shown; `isOver` is asked of each promotion that something speaks of. Null for a site without promotions. */
export function unshownBy(
  { promotions = {} }: Pick<SiteDocument, 'promotions'>,
  isOver: (promotion: string) => boolean,
): Unshown | null {
  const known = Object.entries(promotions).map(([name, { claims }]) => {
    const said = [`promotions\\.${name}`, ...claims.map((claim) => `claims\\.${claim}`)];
    return { name, pattern: new RegExp(`\\{\\{\\s*(?:${said.join('|')})(?![\\w-])`) };
  });
  if (known.length === 0) return null;
  const unshown: Unshown = (value) => {
    if (typeof value === 'string')
      return (
        value.includes('{{') &&
        known.some(({ name, pattern }) => pattern.test(value) && isOver(name))
      );
    if (value === null || typeof value !== 'object') return false;
    if (Array.isArray(value)) return value.length > 0 && value.every(unshown);
    return Object.values(value).some(unshown);
  };
  return unshown;
}
