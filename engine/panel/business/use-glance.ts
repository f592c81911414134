import type { FieldPath } from '../../client/business.ts';
import { writtenPhone } from '../../client/phone-forms.ts';
import { valueAt } from '../../client/value-at.ts';
import { useFormat, usePanelWords } from '../data/panel-language.ts';
import { useChoiceWords } from './choice-words.ts';
import { useForm } from './form-context.ts';

/** What an entry says at a glance: its value, and what it is for. */
export interface Glance {
  readonly value: string;
  readonly about: string;
  /** True if `about` is only when it holds, which does not say what it is. */
  readonly isWhen?: boolean;
}

/** The fields that may be what an entry is, and those that may say what it is for, the first one that it has. */
const values = ['value', 'notice', 'name', 'phone', 'email', 'url', 'user'] as const;
const abouts = ['context', 'text', 'label', 'jobTitle', 'role', 'url'] as const;

/** Gives what an entry says at a glance: of words and days all of them, of a time its beginning and its end. */
export function useGlance(): (value: unknown) => Glance {
  const called = useChoiceWords();
  const format = useFormat();
  const { phones } = useForm();
  const day = (date: unknown) => (isDay(date) ? format.date(date) : String(date ?? ''));
  const list = (items: unknown) =>
    Array.isArray(items) ? items.map((one) => called(String(one))).join(', ') : '';
  const span = (from: unknown, until: unknown) =>
    [from, until]
      .filter((one) => one !== undefined)
      .map(day)
      .join(' – ');
  return (value) => {
    if (typeof value === 'string') return { value, about: '' };
    if (Array.isArray(value)) return { value: list(value), about: '' };
    const fields = Object(value) as Readonly<Record<string, unknown>>;
    const first = (names: readonly string[]) =>
      names.map((name) => fields[name]).find((one): one is string => typeof one === 'string') ?? '';
    const { days, opens, closes, from, until, yearly, kind } = fields;
    if (opens !== undefined) return { value: list(days), about: span(opens, closes) };
    const when = span(from ?? yearly, until);
    // A sentence is enough, its end no abbreviation (`art. 26`), and an address says nothing of itself.
    const about = first(abouts.filter((name) => fields[name] !== first(values))).replace(
      /\.(?:\s+\p{Lu}.*)?$/su,
      '',
    );
    const why = about || when || (typeof kind === 'string' ? called(kind) : '');
    const said = writtenPhone(first(values), phones);
    return said
      ? { value: said, about: why, isWhen: about === '' && when !== '' }
      : { value: when, about };
  };
}

/** True for a day, `2026-12-24`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

const short = ({ value, about, isWhen }: Glance) => (isWhen ? value : about || value);
const long = ({ value, about }: Glance) => `${about} ${value}`.trim();

/** Gives which of the entries beside it that say the same one is, the first of two is 1 of 2; null for one that tells itself. */
export function useTwin(): (
  at: FieldPath,
  glanceAt: (at: FieldPath) => Glance,
) => { readonly number: number; readonly count: number } | null {
  const { draft, published } = useForm();
  return (at, glanceAt) => {
    const around = at.slice(0, -1);
    const names = [published, draft].flatMap((root) => Object.keys(Object(valueAt(root, around))));
    const same = [...new Set(names)].filter(
      (name) => long(glanceAt([...around, name])) === long(glanceAt(at)),
    );
    return same.length > 1
      ? { number: same.indexOf(String(at.at(-1))) + 1, count: same.length }
      : null;
  };
}

/**
 * Gives what people call an entry that documents know by a name of their own: what it is for or says, as far as that tells it from
 * the others (`WhatsApp`, `Telefone (11) 90000-0000`, `Telefone (11) 90000-0000 (1 de 2)`), and when it holds only if nothing else
 * tells it; `title` for one that is not there, or says nothing.
 */
export function useEntryName(): (at: FieldPath, title: string) => string {
  const { draft, published } = useForm();
  const { business } = usePanelWords();
  const glance = useGlance();
  const twinOf = useTwin();
  const glanceAt = (at: FieldPath) => glance(valueAt(published, at) ?? valueAt(draft, at));
  return (at, title) => {
    const own = glanceAt(at);
    if (long(own) === '') return title;
    const twin = twinOf(at, glanceAt);
    if (twin) return `${long(own)} (${business.twin(twin)})`;
    const around = at.slice(0, -1);
    const isAlone = [published, draft]
      .flatMap((root) => Object.keys(Object(valueAt(root, around))))
      .filter((name) => name !== at.at(-1))
      .every((name) => short(glanceAt([...around, name])) !== short(own));
    return isAlone ? short(own) : long(own);
  };
}
