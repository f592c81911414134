import type { Locale } from './locale.ts';

/** For scripts: language, country and time zone of the one site that they are built for (vite.config.ts). */
export const siteLocale: Pick<Locale, 'language' | 'tag' | 'timeZone'> = {
  language: import.meta.env.PORTAO_LANGUAGE,
  tag: import.meta.env.PORTAO_LOCALE,
  timeZone: import.meta.env.PORTAO_TIME_ZONE,
};
