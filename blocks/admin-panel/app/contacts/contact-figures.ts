import type { ContactDay, ContactFigure } from '#engine/blog/post-store';
import { blockName } from './block-names.ts';
import { toCsv } from './csv.ts';
import { formatDate } from '../ui/format.ts';

/** Clicks of one page, city or button of the site. */
export interface ContactSum {
  readonly name: string;
  readonly chat: number;
  readonly call: number;
  /** Both kinds in as many days before. */
  readonly before: number;
}

/** What the tab shows. */
export interface ContactSums {
  readonly total: ContactSum;
  readonly pages: readonly ContactSum[];
  readonly cities: readonly ContactSum[];
  readonly blocks: readonly ContactSum[];
}

/** Where contacts of pages without a place are counted. */
export const noCity = 'Páginas sem cidade';

/** Words for the two kinds of contact. */
const kindNames: Readonly<Record<string, string>> = { chat: 'WhatsApp', call: 'Ligação' };

const all = ({ chat, call }: ContactSum) => chat + call;

function sum(name: string, rows: readonly ContactFigure[]): ContactSum {
  const of = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((clicks, row) => clicks + row.clicks, 0);
  return {
    name,
    chat: of('chat'),
    call: of('call'),
    before: rows.reduce((clicks, row) => clicks + row.clicks_before, 0),
  };
}

/** Sums by what `nameOf` says, most clicks first, then most before, then by name. */
function grouped(
  rows: readonly ContactFigure[],
  nameOf: (row: ContactFigure) => string,
): ContactSum[] {
  const groups = new Map<string, ContactFigure[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups]
    .map(([name, members]) => sum(name, members))
    .sort(
      (a, b) => all(b) - all(a) || b.before - a.before || a.name.localeCompare(b.name, 'pt-BR'),
    );
}

/** The report of the database by page, by city and by block. */
export function contactSums(
  rows: readonly ContactFigure[],
  cityOf: (path: string) => string | null,
): ContactSums {
  return {
    total: sum('', rows),
    pages: grouped(rows, (row) => row.path),
    // What is no city comes last, however often it was clicked.
    cities: grouped(rows, (row) => cityOf(row.path) ?? noCity).sort(
      (a, b) => Number(a.name === noCity) - Number(b.name === noCity),
    ),
    blocks: grouped(rows, (row) => blockName(row.block)),
  };
}

/** How a figure stands against the one before: `12 a mais (+50%)`, `igual`. */
export function change(now: number, before: number): string {
  const difference = now - before;
  if (difference === 0) return 'igual';
  const share =
    before > 0
      ? ` (${difference > 0 ? '+' : '−'}${Math.round((Math.abs(difference) / before) * 100)}%)`
      : '';
  return `${Math.abs(difference)} a ${difference > 0 ? 'mais' : 'menos'}${share}`;
}

/** The daily sums as CSV, one line a day, page, kind and block. */
export function contactCsv(
  days: readonly ContactDay[],
  cityOf: (path: string) => string | null,
): string {
  const rows = days.map(({ day, path, kind, block, clicks }) => [
    formatDate(day),
    path,
    cityOf(path) ?? '',
    kindNames[kind] ?? kind,
    blockName(block),
    clicks,
  ]);
  return toCsv(['Dia', 'Página', 'Cidade', 'Tipo', 'Bloco', 'Cliques'], rows);
}
