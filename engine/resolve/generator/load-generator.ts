import type { GeneratorData } from '../../blog/generator/auto-post.ts';
import { loadSettings } from '../../content/load-settings.ts';
import { hasErrors, SiteProblems } from '../../diagnostics/problem.ts';
import { grammarOf } from '../../words/grammar.ts';
import { localeOf } from '../../words/locale.ts';
import { loadPostTemplates } from './load-post-templates.ts';

/**
 * What posts of the site in `dir` are generated with, or null where it has no `blog/`. Reads `site.yaml` and the templates
 * alone. Throws `SiteProblems`.
 */
export function loadGenerator(dir: string): GeneratorData | null {
  const settings = loadSettings(dir);
  const { claims, blog } = settings;
  const { templates, problems } = loadPostTemplates(dir, claims);
  if (hasErrors(problems)) throw new SiteProblems(problems, dir);
  return (
    templates && {
      templates,
      claims,
      keyPhrases: blog?.keyPhrases ?? null,
      grammar: grammarOf(localeOf(settings).language),
      timeZone: localeOf(settings).timeZone,
    }
  );
}
