import type { ContactDay, ContactFigure } from '../../blog/post-store.ts';
import type { ContactUse } from '../../client/contact-kinds.ts';
import type { Language } from '../../words/language.ts';
import { blockName } from './block-names.ts';
import { contactColumns, wordsOfUse, type ContactColumn } from './contact-columns.ts';
import { toCsv } from '../data/csv.ts';
import type { OpeningWords } from '../../words/panel.ts';
import type { BlockTitles, PanelData } from '../data/page-data.ts';
import type { SpokenFirst } from '../data/panel-language.ts';

/** Clicks of one page, city or button of the site. */
export interface ContactSum {
  readonly name: string;
  /** All kinds together. */
  readonly clicks: number;
  /** Of those that were clicked. */
  readonly byUse: Readonly<Partial<Record<ContactUse, number>>>;
  /** All kinds in as many days before. */
  readonly before: number;
}

/** What the tab shows. */
export interface ContactSums {
  /** What the clicks are told apart by. */
  readonly columns: readonly ContactColumn[];
  readonly total: ContactSum;
  readonly pages: readonly ContactSum[];
  readonly cities: readonly ContactSum[];
  readonly blocks: readonly ContactSum[];
}

function sum(name: string, rows: readonly ContactFigure[]): ContactSum {
  const byUse: Record<string, number> = {};
  for (const { kind, clicks } of rows) byUse[kind] = (byUse[kind] ?? 0) + clicks;
  return {
    name,
    clicks: rows.reduce((sum, row) => sum + row.clicks, 0),
    byUse,
    before: rows.reduce((sum, row) => sum + row.clicks_before, 0),
  };
}

/** Sums by what `nameOf` says, most clicks first, then most before, then by name. */
function grouped(
  rows: readonly ContactFigure[],
  nameOf: (row: ContactFigure) => string,
  language: Language,
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
      (a, b) =>
        b.clicks - a.clicks || b.before - a.before || a.name.localeCompare(b.name, language),
    );
}

/** What the site says of its contacts and places. */
export type ContactSite = Pick<PanelData, 'contactKinds' | 'cityKind'>;

/** The report of the database by page, by city and by block. */
export function contactSums(
  rows: readonly ContactFigure[],
  cityOf: (path: string) => string | null,
  spoken: Pick<SpokenFirst, 'language' | 'words'>,
  { contactKinds, cityKind }: ContactSite,
  titles: BlockTitles,
): ContactSums {
  const { language, words } = spoken;
  const { contacts } = words;
  const noCity = contacts.noCity({ kind: cityKind ?? contacts.cityKind });
  return {
    columns: contactColumns(rows, contactKinds, contacts),
    total: sum('', rows),
    pages: grouped(rows, (row) => row.path, language),
    // What is no city comes last, however often it was clicked.
    cities: grouped(rows, (row) => cityOf(row.path) ?? noCity, language).sort(
      (a, b) => Number(a.name === noCity) - Number(b.name === noCity),
    ),
    blocks: grouped(rows, (row) => blockName(row.block, titles, spoken), language),
  };
}

/** How a figure stands against the one before: `12 a mais (+50%)`, `igual`. */
export function changeText({ contacts }: OpeningWords, now: number, before: number): string {
  const difference = now - before;
  if (difference === 0) return contacts.same;
  const percent = before > 0 ? Math.round((Math.abs(difference) / before) * 100) : null;
  return contacts.change({ difference, percent });
}

/** What the sentences about a total say of it. */
export function summaryOf({ total, columns }: ContactSums, days: number, words: OpeningWords) {
  return {
    days,
    contacts: total.clicks,
    shares: columns.map(({ use, by }) => ({ clicks: total.byUse[use] ?? 0, by })),
    before: total.before,
    change: changeText(words, total.clicks, total.before),
  };
}

/** The daily sums as CSV, one line a day, page, kind and block. */
export function contactCsv(
  days: readonly ContactDay[],
  cityOf: (path: string) => string | null,
  spoken: SpokenFirst,
  { contactKinds, cityKind }: ContactSite,
  titles: BlockTitles,
): string {
  const {
    words: { contacts },
    format,
  } = spoken;
  const rows = days.map(({ day, path, kind, block, clicks }) => [
    format.date(day),
    path,
    cityOf(path) ?? '',
    wordsOfUse(kind as ContactUse, contactKinds, contacts).name,
    blockName(block, titles, spoken),
    clicks,
  ]);
  const { fileColumns: columns } = contacts;
  const header = [
    columns.day,
    columns.page,
    format.capital(cityKind ?? contacts.cityKind),
    columns.kind,
    columns.block,
    columns.clicks,
  ];
  return toCsv(header, rows, format.separator);
}
