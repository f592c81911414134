import {
  leadsTo,
  type FieldChange,
  type FieldPath,
  type FormField,
  type FormSection,
} from '../../client/business.ts';
import type { PanelWords } from '../../words/panel.ts';
import { isSame } from './field-changes.ts';

/** The section of a field. */
export const sectionOf = (sections: readonly FormSection[], at: FieldPath) =>
  sections
    .filter((section) => leadsTo(section.at, at))
    .reduce<FormSection | undefined>(
      (narrow, one) => (narrow && narrow.at.length > one.at.length ? narrow : one),
      undefined,
    );

/** What a field is called in a row: `Contatos, main, Número`; `from` leaves out as many of its first words. */
export function fieldLabel(sections: readonly FormSection[], at: FieldPath, from = 0): string {
  const section = sectionOf(sections, at);
  const words: string[] = section ? [section.field.title] : [];
  let field = section?.field;
  for (const step of at.slice(section?.at.length ?? 0)) {
    const inside: FormField | undefined =
      field?.kind === 'group'
        ? field.fields.find(({ name }) => name === step)?.field
        : field?.kind === 'names' || field?.kind === 'list'
          ? field.item
          : undefined;
    const isFree = field?.kind === 'names';
    words.push(
      typeof step === 'number' ? String(step + 1) : isFree ? step : (inside?.title ?? step),
    );
    field = inside;
  }
  // What stands alone has no name, and the list of a section may have that of the section.
  return words
    .slice(from)
    .filter((word, index, all) => word !== '' && word !== all[index - 1])
    .join(', ');
}

/** Both values of a change in a row; of two lists what only one of them has. */
export function shownPair(
  { before, after }: Pick<FieldChange, 'before' | 'after'>,
  words: PanelWords['business'],
): readonly [before: string, after: string] {
  if (!Array.isArray(before) || !Array.isArray(after))
    return [shownValue(before, words), shownValue(after, words)];
  const only = (some: readonly unknown[], others: readonly unknown[]) =>
    some.filter((item) => !others.some((other) => isSame(item, other)));
  const [gone, come] = [only(before, after), only(after, before)];
  if (gone.length + come.length === 0) return [words.order, words.otherOrder];
  const shown = (items: readonly unknown[]) =>
    shownValue(items.length > 0 ? items : undefined, words);
  return [shown(gone), shown(come)];
}

/** A value in a row. */
export function shownValue(value: unknown, words: PanelWords['business']): string {
  if (value === undefined) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((item) => shownValue(item, words)).join('; ');
  if (value === null || typeof value !== 'object') return String(value);
  return Object.values(value)
    .map((item) => shownValue(item, words))
    .join(', ');
}
