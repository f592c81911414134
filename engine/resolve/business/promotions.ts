// Promotions hold from one day to another: outside of these days nothing that speaks of them is shown.
import type { SiteDocument } from '#schemas/types';

const timeZone = 'America/Sao_Paulo';
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** The day of a moment in São Paulo, `2026-12-31`. */
export const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

/** A day in words, `31 de dezembro de 2026`. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${date === 1 ? '1º' : date} de ${months[month - 1]!} de ${year}`;
}

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
