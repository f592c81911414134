import type { SiteDocument } from '#schemas/types';
import type { Language } from './language.ts';

/** Language and formats of a site, with the defaults of `site.yaml`. */
export interface Locale {
  readonly language: Language;
  /** Language and country for `Intl` and `lang` (BCP 47): `pt-BR`, `en-GB`. */
  readonly tag: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA, `America/Sao_Paulo`. */
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** What `site.yaml` says of language and formats. */
export type LocaleSettings = Pick<SiteDocument, 'language' | 'country' | 'timeZone' | 'currency'>;

/** The time zone of a site that names none. */
export const defaultTimeZone = 'America/Sao_Paulo';

/** The language and formats of a site. */
export function localeOf({
  language = 'pt-BR',
  country = 'BR',
  timeZone = defaultTimeZone,
  currency = 'BRL',
}: LocaleSettings): Locale {
  const tag = `${language.slice(0, 2)}-${country}`;
  return { language, tag, country, timeZone, currency };
}
