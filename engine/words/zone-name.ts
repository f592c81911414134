import type { Language } from './language.ts';

/** How the clock of a zone is asked for, by a form of the language from where zones are called by their place, and how it is written. */
const forms: Readonly<
  Record<Language, readonly [locale: string, write: (name: string) => string]>
> = {
  'pt-BR': ['pt-AO', (name) => name.replace(/^Hora d/, 'Horário d')],
  en: ['en-001', (name) => name.replace(/ Time$/, ' time')],
};

/**
 * What the clock of a zone (IANA) is called, by its place: `Horário de Noronha`, `London time`. Browsers know some places
 * without their accents, Node knows all of them: this is for pages as they are built.
 */
export function zoneName(language: Language, timeZone: string): string {
  const [locale, write] = forms[language];
  const name = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')!.value;
  return write(name);
}
