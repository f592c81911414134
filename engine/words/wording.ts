// What the sentences of all languages are made with.
import type { Language } from './language.ts';
import type { SpokenText } from './schemas.ts';

/** The two sentences of a problem: what is wrong in the marketer's terms, and what to do. */
export interface Wording<Params> {
  readonly what: (params: Params) => string;
  readonly fix: (params: Params) => string;
}

/** The sentences of a kind of problem, which are told `Params`. */
export const said = <Params>(wording: Wording<Params>): Wording<Params> => wording;

/** The command that corrects what is safe to correct. */
export const fixCommand = 'npm run portao -- check --fix';

/** Names with commas at the end of a sentence; one that ends with a full stop or an ellipsis ends the sentence: `Renata M., Ivone A.`. */
export const inRow = (names: readonly string[]) => names.join(', ').replace(/(?<![.…])$/, '.');

/** Names in quotes, with commas. */
export const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Names in quotes, at most ten of them. */
export const someNames = (names: readonly string[]) =>
  names.length > 10 ? `${list(names.slice(0, 10))}, …` : list(names);

/** A field that is an item of a list, `near[2]`: its name and its number. */
export const listItem = /^(.*)\[(\d+)\]$/;

/** Types of blocks with the titles by which people know them. */
export const withTitles = (
  blocks: readonly { readonly type: string; readonly title: SpokenText }[],
  language: Language,
  or: string,
) => blocks.map(({ type, title }) => `"${type}" (${title[language]})`).join(or);

/** What a field is, and an example of it where there is one. */
export const unlessShort = (about: string, example: string, label: string) =>
  `${about}${example ? ` ${label}: ${example}` : ''}`.trim();

/** True for year-month-day. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** References to claims of `site.yaml`. */
export const references = (names: readonly string[]) => names.map((name) => `{{claims.${name}}}`);

/** What to do, and how the line is right where that is known. */
export const corrected = (before: string, fixed: string) =>
  fixed === '' ? `${before}.` : `${before}: ${fixed}`;

/** A number with what it counts. */
export const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** A number as a language (BCP 47) writes it: `2.300`. Short ones without `Intl.NumberFormat`, which takes 20 ms to load. */
export const grouped = (value: number, tag: string): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(tag);

/** A text of at most 60 letters. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
