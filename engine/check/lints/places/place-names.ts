import type { PageOutline, Site } from '../../../content/validate.ts';

/** What tells the names of places. */
type WithPages = Pick<Site<PageOutline>, 'pages'>;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the names of places in texts: whole words only, the longest name first ("Vila Nova de Cima" before "Vila Nova"). */
export class PlaceNames {
  readonly #pattern: RegExp | null;

  constructor(names: Iterable<string>) {
    const sorted = [...new Set(names)].sort((a, b) => b.length - a.length);
    this.#pattern =
      sorted.length === 0
        ? null
        : new RegExp(
            `(?<![\\p{L}\\p{N}])(?:${sorted.map(escape).join('|')})(?![\\p{L}\\p{N}])`,
            'gu',
          );
  }

  /** The names in a text, in order, as often as they stand there. */
  in(text: string): string[] {
    return this.#pattern ? (text.match(this.#pattern) ?? []) : [];
  }

  /** The names in a text and where each begins. */
  places(text: string): { readonly name: string; readonly from: number }[] {
    if (!this.#pattern) return [];
    return [...text.matchAll(this.#pattern)].map(({ 0: name, index }) => ({ name, from: index }));
  }

  /** `text` with one word in the place of every name. */
  mask(text: string, word: string): string {
    return this.#pattern ? text.replace(this.#pattern, word) : text;
  }
}

/** Every name that a place of the site bears. */
export const namesOfPlaces = (site: WithPages): string[] =>
  site.pages.flatMap(({ document: { region, variant } }) =>
    [region?.name, ...(region?.places ?? []), variant?.name].filter((name) => name !== undefined),
  );

/** Finds the names of the site's places. */
export const placeNamesOf = (site: WithPages) => new PlaceNames(namesOfPlaces(site));
