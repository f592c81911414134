import type { SiteDocument } from '#schemas/types';
import { hasErrors, SiteProblems } from '../diagnostics/problem.ts';
import { explain } from '../content/schema-errors/explain.ts';
import { loadPostTemplates } from './load-post-templates.ts';
import { readSettings } from '../content/load.ts';
import type { GeneratorData } from '../blog/generator/auto-post.ts';
import { validatorOf } from '../content/validators.ts';

/**
 * What posts of the site in `dir` are generated with, or null where it has no `blog/`. Reads `site.yaml` and the templates
 * alone: a page that is wrong keeps nobody from writing a post. Throws `SiteProblems`.
 */
export function loadGenerator(dir: string): GeneratorData | null {
  const { file, problems } = readSettings(dir);
  if (!file) throw new SiteProblems(problems, dir);
  const validate = validatorOf('SiteDocument');
  if (!validate(file.value))
    throw new SiteProblems(explain(file, validate.errors ?? [], 'SiteDocument'), dir);
  const { claims } = file.value as SiteDocument;
  const { templates, problems: ofTemplates } = loadPostTemplates(dir, claims);
  if (hasErrors(ofTemplates)) throw new SiteProblems(ofTemplates, dir);
  return templates && { templates, claims };
}
