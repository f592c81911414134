// The shape of a promise of the specification, and where a visitor finds it.
/**
 * Where a fragment is looked for: what can be read (`text`), the addresses of chats with their messages decoded (`chats`),
 * the structured data (`data`), the text for search engines (`description`), the page's CSS (`style`), its markup (`html`),
 * the script of a block (`script`, a file below `blocks`), or any file of the project (`source`).
 */
export type Place =
  'text' | 'chats' | 'data' | 'description' | 'style' | 'html' | 'script' | 'source';

/** One promise of the specification. */
export interface SpecifiedText {
  /** The specification's own words, letter by letter. */
  readonly says: string;
  /** Path of the page, or file of the script. */
  readonly page: string;
  /** `text` if left out. */
  readonly in?: Place;
  /** What stands there; the words of the specification if left out. */
  readonly shows?: string | RegExp;
  /** Elements that there must be, instead of words: CSS selector and number, or the least and the most ("about 50"). */
  readonly count?: readonly [selector: string, least: number, most?: number];
}

/** The page of questions. */
export const faq = '/duvidas-frequentes';
/** The long guide. */
export const guide = '/guia-completo';
/** The page of the professional service. */
export const professional = '/servico-profissional';
