import {
  leadsTo,
  type BusinessState,
  type FieldChange,
  type FieldPath,
  type FormField,
  type FormSection,
} from '../../client/business.ts';
import { writtenPhone, type PhoneForms } from '../../client/phone-forms.ts';
import type { PanelWords } from '../../words/panel.ts';
import { valueAt } from '../../client/value-at.ts';
import { useFormat, usePanelWords } from '../data/panel-language.ts';
import { useSectionTitle } from './choice-words.ts';
import { isSame } from './field-changes.ts';
import { useForm } from './form-context.ts';
import { isDay, useEntryName } from './use-glance.ts';

/** The section of a field. */
export const sectionOf = (sections: readonly FormSection[], at: FieldPath) =>
  sections
    .filter((section) => leadsTo(section.at, at))
    .reduce<FormSection | undefined>(
      (narrow, one) => (narrow && narrow.at.length > one.at.length ? narrow : one),
      undefined,
    );

/** Gives what a field is called in a row: `Contatos, WhatsApp, Número`; `from` leaves out as many of its first words. */
export function useFieldLabel(
  sections: readonly FormSection[],
): (at: FieldPath, from?: number) => string {
  const titleOf = useSectionTitle();
  const entryName = useEntryName();
  return (at, from = 0) => {
    const section = sectionOf(sections, at);
    const words: string[] = section ? [titleOf(section)] : [];
    let field = section?.field;
    for (let length = section?.at.length ?? 0; length < at.length; length += 1) {
      const step = at[length]!;
      const inside: FormField | undefined =
        field?.kind === 'group'
          ? field.fields.find(({ name }) => name === step)?.field
          : field?.kind === 'names' || field?.kind === 'list'
            ? field.item
            : undefined;
      words.push(
        typeof step === 'number'
          ? String(step + 1)
          : field?.kind === 'names'
            ? entryName(at.slice(0, length + 1), field.item.title || step)
            : (inside?.title ?? step),
      );
      field = inside;
    }
    // What stands alone has no name, and the list of a section may have that of the section.
    return words
      .slice(from)
      .filter((word, index, all) => word !== '' && word !== all[index - 1])
      .join(', ');
  };
}

/** Gives what says a value in a row. */
export function useShownValue(): (value: unknown) => string {
  const { business } = usePanelWords();
  const { phones } = useForm();
  const { date } = useFormat();
  return (value) => shownValue(value, business, phones, date);
}

/** Both values of a change in a row; of two lists what only one of them has. */
export function shownPair(
  { before, after }: Pick<FieldChange, 'before' | 'after'>,
  words: PanelWords['business'],
  said: (value: unknown) => string,
): readonly [before: string, after: string] {
  // A mark that is taken away is absent.
  const mark = (value: unknown, other: unknown) => (other === true ? (value ?? false) : value);
  if (!Array.isArray(before) || !Array.isArray(after))
    return [said(mark(before, after)), said(mark(after, before))];
  const only = (some: readonly unknown[], others: readonly unknown[]) =>
    some.filter((item) => !others.some((other) => isSame(item, other)));
  const [gone, come] = [only(before, after), only(after, before)];
  if (gone.length + come.length === 0) return [words.order, words.otherOrder];
  const shown = (items: readonly unknown[]) => said(items.length > 0 ? items : undefined);
  return [shown(gone), shown(come)];
}

/** What a picture of the site is called: by its file, one that was sent by the first digits of its name. */
export const pictureName = (path: string, words: PanelWords['business']): string =>
  sentPicture(path, words) ?? path.replace('/media/', '');

function sentPicture(path: string, words: PanelWords['business']): string | null {
  const sent = /^\/media\/uploads\/([0-9a-f]{4})[0-9a-f]{12}\.\w+$/.exec(path);
  return sent && words.sentPicture({ mark: sent[1]! });
}

function shownValue(
  value: unknown,
  words: PanelWords['business'],
  phones: PhoneForms | null,
  date: (day: string) => string,
): string {
  if (value === undefined) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const inside = (item: unknown) => shownValue(item, words, phones, date);
  if (isDay(value)) return date(value);
  if (Array.isArray(value)) return value.map(inside).join('; ');
  if (value === null || typeof value !== 'object')
    return sentPicture(String(value), words) ?? writtenPhone(String(value), phones);
  return Object.values(value).map(inside).join(', ');
}

/** Gives what says a value that is public, and who it is from. */
export function usePublicNow({
  value,
  published,
  writers = [],
}: BusinessState): (at: FieldPath, present: unknown) => string {
  const { business } = usePanelWords();
  const format = useFormat();
  const said = useShownValue();
  return (at, present) => {
    /** What was published and changed since is not from whoever published it. */
    const made = (change: FieldChange) =>
      leadsTo(change.at, at)
        ? isSame(valueAt(change.after, at.slice(change.at.length)), present)
        : leadsTo(at, change.at) &&
          isSame(valueAt(present, change.at.slice(at.length)), change.after);
    const publication = published.find(({ changes }) => changes.some(made));
    if (publication)
      return business.conflictPublic({ value: said(present), by: publication.author });
    // What waits may have changed the value that is shown, and then the writer is that of another one.
    const writer = isSame(valueAt(value, at), present)
      ? writers.find((one) => leadsTo(one.at, at))
      : undefined;
    const by = writer ? { author: writer.author, moment: format.moment(writer.when) } : null;
    return business.conflictWritten({ value: said(present), by });
  };
}
