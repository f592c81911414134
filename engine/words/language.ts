// Languages that the engine speaks. A language is a folder beside this file, and a name here.
import type { SiteDocument } from '#schemas/types';

/** The languages that have a catalogue, as `site.yaml` names them (BCP 47). `pt-BR` is the reference: its types are the contract. */
export const languages = ['pt-BR', 'en'] as const satisfies readonly SiteDocument['language'][];

/** A language that has a catalogue. */
export type Language = (typeof languages)[number];
