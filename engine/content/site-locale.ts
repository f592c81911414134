import type { SiteDocument } from '#schemas/types';
import { localeOf, type Locale, type LocaleSettings } from '../words/locale.ts';
import { parseSettings, readSource } from './load.ts';
import { localeLines } from './locale-lines.ts';
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
export function readLocale(dir: string): Locale {
  let lines: LocaleSettings | null = null;
  const { file } = readSource(dir, 'site.yaml', (path, bytes) => {
    lines = localeLines(bytes.toString('utf8'));
    return lines ? { file: null, problems: [] } : parseSettings(path, bytes);
  });
  return localeOf(lines ?? checkedSettings(file?.value));
}
