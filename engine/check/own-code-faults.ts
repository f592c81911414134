import { readSchemas } from '../content/own-schemas.ts';
import { inspectBlocks } from '../content/own-code/inspect-blocks.ts';
import { hasErrors, SiteProblems } from '../diagnostics/problem.ts';
import { checkSite } from './check-site.ts';

/** Refuses to build a site whose blocks have code that cannot work. Throws `SiteProblems` with every problem of the site. */
export function refuseOwnCode(siteDir: string): void {
  if (inspectBlocks(siteDir, readSchemas(siteDir).schemas).length > 0)
    throw new SiteProblems(checkSite(siteDir, { lints: 'check' }).problems, siteDir);
}

/** What `check` says of a site with own blocks that could not be built; null where the fault is not in its code. */
export function mistakeInOwnCode(siteDir: string, error: unknown): SiteProblems | null {
  const isKnown =
    error instanceof SiteProblems || (error as NodeJS.ErrnoException).errno !== undefined;
  if (isKnown || readSchemas(siteDir).schemas.ownTypes.length === 0) return null;
  const { problems } = checkSite(siteDir, { lints: 'check' });
  return hasErrors(problems) ? new SiteProblems(problems, siteDir) : null;
}
