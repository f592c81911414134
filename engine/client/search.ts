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
}

/** Shape of `/search.json`. */
export interface SearchFile {
  readonly entries: readonly SearchEntry[];
}

/** Stands in a chat address for what a visitor typed; the search replaces it (`{{words}}` in a message). */
export const wordsToken = '__WORDS__';
