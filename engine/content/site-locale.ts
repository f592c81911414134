import type { SiteDocument } from '#schemas/types';
import { localeOf, type Locale } from '../words/locale.ts';
import { readSettings } from './load.ts';
import { readSchemas } from './own-schemas.ts';

/** Language and formats of the site in `dir`, of which nothing else is read; those by default where its `site.yaml` has faults, which others tell. */
export function readLocale(dir: string): Locale {
  const { file } = readSettings(dir);
  return localeOf(
    file && readSchemas(dir).schemas.satisfies('SiteDocument', file.value)
      ? (file.value as SiteDocument)
      : {},
  );
}
