// Languages that the engine speaks. A language is a folder beside this file, and a name here.
import type { SiteDocument } from '#schemas/types';

/** The languages that have a catalogue, as `site.yaml` names them (BCP 47). `pt-BR` is the reference: its types are the contract. */
export const languages = ['pt-BR', 'en'] as const satisfies readonly SiteDocument['language'][];

/** A language that has a catalogue. */
export type Language = (typeof languages)[number];

const primary = (tag: string) => /^[a-z]+/.exec(tag.toLowerCase())?.[0];

/** The language that has a catalogue and is nearest to one that was named as BCP 47 or POSIX have it (`pt`, `en-GB`, `pt_PT.UTF-8`); undefined where none is. */
export const nearestLanguage = (named: string): Language | undefined =>
  languages.find((language) => language === named) ??
  languages.find((language) => primary(language) === primary(named));
