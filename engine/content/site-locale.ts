import type { SiteDocument } from '#schemas/types';
import { localeOf, type Locale, type LocaleSettings } from '../words/locale.ts';
import { readSettings } from './load.ts';
import { localeLinesIn } from './locale-lines.ts';
import { librarySchemas } from './schemas.ts';

/** The least that a `site.yaml` may say. */
const least: SiteDocument = { url: 'https://example.com', business: { name: 'A' } };

/** What a parsed `site.yaml` says of language and formats; nothing where one of them has a fault. */
function checkedSettings(value: unknown): LocaleSettings {
  const { language, country, timeZone, currency } = (value ?? {}) as Partial<SiteDocument>;
  const said = Object.fromEntries(
    Object.entries({ language, country, timeZone, currency }).filter(
      ([, setting]) => setting !== undefined,
    ),
  );
  return librarySchemas.satisfies('SiteDocument', { ...least, ...said }) ? said : {};
}

/** Language and formats of the site in `dir`, of which nothing else is read or judged; those by default where what `site.yaml` says of them has faults, which others tell. */
export const readLocale = (dir: string): Locale =>
  localeOf(localeLinesIn(dir) ?? checkedSettings(readSettings(dir).file?.value));
