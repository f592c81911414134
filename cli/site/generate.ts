import { generateSiteSchemas } from '../../engine/content/generate-site-schemas.ts';
import { readSettings } from '../../engine/content/load.ts';
import { readSchemas } from '../../engine/content/own-schemas.ts';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { SiteProblems } from '../../engine/diagnostics/problem.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { CommandError } from '../command-line/command-error.ts';
import { systemReason } from '../command-line/system-reason.ts';

/** Thrown where nothing could be generated of a site's own blocks; `faults` says why in a language. */
export class GeneratorFailed extends CommandError {
  constructor(readonly faults: (language: Language) => string) {
    super('the generator failed');
    this.name = 'GeneratorFailed';
  }

  override explain(language: Language): string {
    return commandWordsOf(language).generate.failed({ output: this.faults(language) });
  }
}

/** Refuses a folder without `site.yaml`, whatever else is wrong with it. Throws `SiteProblems`. */
export function refuseNoSite(siteDir: string): void {
  const missing = readSettings(siteDir).problems.filter(({ code }) => code === 'site-missing');
  if (missing.length > 0) throw new SiteProblems(missing, siteDir);
}

/** Generates what is derived from the own blocks and drawings of a site, or with `check` only looks; see `generateSiteSchemas`. Rejects with `GeneratorFailed`, `SiteProblems`. */
export async function generateFor(siteDir: string, check = false): Promise<readonly string[]> {
  refuseNoSite(siteDir);
  const { problems } = readSchemas(siteDir);
  if (problems.length > 0)
    throw new GeneratorFailed((language) => formatProblems(problems, language));
  return generateSiteSchemas(siteDir, check).catch((error: unknown) => {
    throw new GeneratorFailed((language) => systemReason(error as Error, language));
  });
}
