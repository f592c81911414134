import type { SiteDocument } from '#schemas/types';
import { SiteProblems } from '../diagnostics/problem.ts';
import { readSettings } from './load.ts';
import { siteSettings, type SiteSettings } from './site-settings.ts';
import { explain } from './schema-errors/explain.ts';
import { readSchemas } from './own-schemas.ts';

/** `site.yaml` of the site in `dir`, and nothing else of it: a page that is wrong keeps nobody from working with posts. Throws `SiteProblems`. */
export function loadSettings(dir: string): SiteSettings {
  const { file, problems } = readSettings(dir);
  if (!file) throw new SiteProblems(problems, dir);
  const { schemas } = readSchemas(dir);
  if (!schemas.satisfies('SiteDocument', file.value)) {
    const errors = schemas.errorsOf('SiteDocument', file.value);
    throw new SiteProblems(explain(schemas, file, errors, 'SiteDocument'), dir);
  }
  return siteSettings(file.value as SiteDocument);
}
