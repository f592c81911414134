import type { StoredEntry } from '../data/form-entries.ts';
import { toCsv } from '../data/csv.ts';
import type { Spoken } from '../data/panel-language.ts';

/** Entries as a table: what is known of each, then a column for each field of the forms, in the order in which they come up. */
export function entryCsv(
  entries: readonly StoredEntry[],
  { words, format }: Pick<Spoken, 'words' | 'format'>,
): string {
  const { received, page, form, handled } = words.entries.fileColumns;
  const labels = [...new Set(entries.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  const rows = entries.map((entry) => [
    format.moment(entry.receivedAt),
    entry.path,
    entry.heading,
    entry.handled ? format.moment(entry.handled.at) : '',
    ...labels.map((label) =>
      entry.fields
        .filter((field) => field.label === label)
        .map(({ value }) => value)
        .join('\n'),
    ),
  ]);
  return toCsv([received, page, form, handled, ...labels], rows, format.separator);
}
