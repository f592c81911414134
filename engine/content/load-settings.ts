import type { SafetyRules, SiteDocument } from '#schemas/types';
import { SiteProblems } from '../diagnostics/problem.ts';
import { readSafety, readSettings } from './load.ts';
import { siteSettings, type SiteSettings } from './site-settings.ts';
import { explain } from './schema-errors/explain.ts';
import { readSchemas } from './own-schemas.ts';
import { validateSafety } from './validate.ts';

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

/** The rules of the site in `dir`; none where it has no `safety.yaml`. Throws `SiteProblems`. */
export function loadSafety(dir: string): SafetyRules {
  const { file, problems } = readSafety(dir);
  if (problems.length > 0) throw new SiteProblems(problems, dir);
  if (!file) return { rules: [] };
  const { value, problems: wrong } = validateSafety(file);
  if (!value) throw new SiteProblems(wrong, dir);
  return value.document;
}
