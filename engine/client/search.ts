// The search index as a page reads it: written by the engine to `/search.json`, searched in the browser.
// Browser-safe.

/** What an answer is, most wanted first where two answers fit as well: see `kindLabels` of the search block. */
export type SearchKind = 'problem' | 'question' | 'service' | 'place' | 'post' | 'page';

/** One answer of the site's own search, as plain text: references replaced, Markdown marks removed. */
export interface SearchEntry {
  /** What the visitor reads and what weighs most: a problem, a question, a name. */
  readonly title: string;
  /** What is searched besides the title; its beginning is shown under it. */
  readonly text: string;
  readonly kind: SearchKind;
  /** Path with anchor, `/duvidas-frequentes#energia`. */
  readonly href: string;
  /** What it answers by itself. */
  readonly answer?: SearchAnswer;
}

/** What helps at once, without another page. */
export interface SearchAnswer {
  /** What to do now. */
  readonly steps: readonly string[];
  /** How urgent it is: `Urgência: Alta`. */
  readonly mark?: string | undefined;
  /** Time and price. */
  readonly note?: string | undefined;
  /** Name of its drawing. */
  readonly drawing?: string | undefined;
}

/** The entry at `link` comes first for whoever asks with one of the words. */
export interface PromotedAnswer {
  readonly words: readonly string[];
  readonly link: string;
}

/** Groups of words that mean the same. */
export type Synonyms = readonly (readonly string[])[];

/** Shape of `/search.json`, and of its parts. */
export interface SearchFile {
  readonly entries: readonly SearchEntry[];
  /** Groups of words that mean the same, where the site has any (`site.yaml`, `search.synonyms`). */
  readonly synonyms?: Synonyms;
  /** What comes first for some words (`search.promoted`). */
  readonly promoted?: readonly PromotedAnswer[];
  /** Names of the parts, where a site has more than one file holds: see `partsOf`. */
  readonly parts?: readonly string[];
}

/** Address of a part. */
export const partAddress = (name: string) => `/search/${name}.json`;

/** Words of a text, each once, without accents and in lower case; single letters are none. */
export const plainWords = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1),
  ),
];

/** Names of the parts that some words are in: their first two letters. Endings never count, so singular and plural share a part. */
export const partsOf = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => word.slice(0, 2))),
];

/** Stands in a chat address for what a visitor typed; the search replaces it (`{{words}}` in a message). */
export const wordsToken = '__WORDS__';
