// For scripts: words and formats of the one site that they are built for. The bundler knows the language, and drops the
// words of the others (vite.config.ts).
import { pages as enPages } from './en/pages.ts';
import { search as enSearch } from './en/search.ts';
import type { Locale } from './locale.ts';
import { pages as ptPages, type PageWords } from './pt-BR/pages.ts';
import { search as ptSearch, type SearchWords } from './pt-BR/search.ts';

/** Language and country, and the time zone of the site. */
export const siteLocale: Pick<Locale, 'language' | 'tag' | 'timeZone'> = {
  language: import.meta.env.PORTAO_LANGUAGE,
  tag: import.meta.env.PORTAO_LOCALE,
  timeZone: import.meta.env.PORTAO_TIME_ZONE,
};

/** The words of public pages. */
export const sitePageWords: PageWords =
  import.meta.env.PORTAO_LANGUAGE === 'en' ? enPages : ptPages;

/** The words of the search. */
export const siteSearchWords: SearchWords =
  import.meta.env.PORTAO_LANGUAGE === 'en' ? enSearch : ptSearch;
