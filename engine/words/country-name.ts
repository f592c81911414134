import type { Language } from './language.ts';

/** The name of a country (ISO 3166-1 alpha-2) in a language; its code where it has none. */
export const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country) ?? country;
