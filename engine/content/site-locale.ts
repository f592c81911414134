import type { SiteDocument } from '#schemas/types';
import { localeOf, type Locale } from '../words/locale.ts';
import { readSettings } from './load.ts';
import { librarySchemas } from './schemas.ts';

/** The least that a `site.yaml` may say. */
const least: SiteDocument = { url: 'https://example.com', business: { name: 'A' } };

/** Language and formats of the site in `dir`, of which nothing else is read or judged; those by default where what `site.yaml` says of them has faults, which others tell. */
export function readLocale(dir: string): Locale {
  const { language, country, timeZone, currency } = (readSettings(dir).file?.value ??
    {}) as Partial<SiteDocument>;
  const said = Object.fromEntries(
    Object.entries({ language, country, timeZone, currency }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return localeOf(librarySchemas.satisfies('SiteDocument', { ...least, ...said }) ? said : {});
}
