import { textsOf } from '../../../content/fields.ts';
import { allDocuments } from '../documents.ts';
import type { SourceFile } from '../../../content/source-file.ts';
import type { Finding, Lint } from '../lint.ts';
import { findingsIn, lintContext } from '../remembered-findings.ts';
import { namesOfPlaces, PlaceNames } from './place-names.ts';

/** A shorter name without its accents is often a word of its own. */
const shortest = 5;
/** Accents of Latin letters alone: looking for the marks of every script takes six times as long. */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** Names of places with other accents than the place has. */
export const placeMisspelt: Lint = {
  codes: ['place-misspelt'],
  run: (site) => {
    const names = new Set(namesOfPlaces(site.site).map((name) => name.normalize('NFC')));
    const byPlain = new Map(
      [...names]
        .filter(({ length }) => length >= shortest)
        .map((name) => [withoutAccents(name), name]),
    );
    const pattern = new PlaceNames(byPlain.keys());
    const context = lintContext('place-misspelt', [...names]);
    const look = (file: SourceFile): Finding[] =>
      textsOf(file, site.site.schemas).flatMap(({ text, pointer }) => {
        const whole = text.normalize('NFC');
        const plain = withoutAccents(whole);
        // Other scripts have signs of several parts: places in the two texts would differ.
        if (plain.length !== whole.length) return [];
        return pattern.places(plain).flatMap(({ name, from }): Finding[] => {
          const found = whole.slice(from, from + name.length);
          const place = byPlain.get(name)!;
          if (names.has(found)) return [];
          return [{ code: 'place-misspelt', file, pointer, mark: found, params: { found, place } }];
        });
      });
    return allDocuments(site).flatMap((file) =>
      findingsIn(file, context, site.site, () => look(file)),
    );
  },
};
