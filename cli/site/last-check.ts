import { join } from 'node:path';
import type { SiteReport } from '../../engine/check/check-site.ts';
import { isSameSite, snapshotFiles } from '../../engine/content/file-snapshot.ts';
import { fingerprint } from '../../engine/content/fingerprint.ts';
import { localeOfSite } from '../../engine/content/locale/locale-of-site.ts';
import { codeFiles } from '../../engine/content/own-code/code-files.ts';
import { installedPackages, projectState } from '../../engine/content/own-code/kept-file.ts';
import { clockAt } from '../../engine/content/time/windows.ts';
import type { Problem } from '../../engine/diagnostics/problem.ts';
import { hashOf } from '../../engine/media/content-hash.ts';
import { codeSignature } from '../../engine/publish/output/code-signature.ts';
import { inputsOf, recall, remember } from '../../engine/publish/output/last-build.ts';

/** What a check finds that a command tells. */
export type Found = Pick<SiteReport, 'problems' | 'missing'>;

/** What is remembered of a check, with the moment it was made at and the next one that makes another site, ms since 1970. */
interface LastCheck extends Found, Pick<SiteReport, 'nextChange'> {
  readonly at: number;
  /** The lines of files, which a problem that shows some has none of here. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
}

const withoutLines = (problem: Problem): Problem =>
  problem.source ? { ...problem, source: [] } : problem;

function remembered({ problems, missing, nextChange }: SiteReport, at: number): LastCheck {
  const lines = [...problems, ...missing].flatMap(({ file, source }) =>
    source ? [[file, source] as const] : [],
  );
  return {
    problems: problems.map(withoutLines),
    missing: missing.map(withoutLines),
    nextChange,
    at,
    sources: Object.fromEntries(lines),
  };
}

function found({ problems, missing, sources }: LastCheck): Found {
  const withLines = (problem: Problem): Problem =>
    problem.source ? { ...problem, source: sources[problem.file] } : problem;
  return { problems: problems.map(withLines), missing: missing.map(withLines) };
}

/**
 * Checks the site in `siteDir` with all lints; where nothing changed since the last time, on the same day, it says what was found
 * then, and reads no document. `schemaDir` as `checkSite` takes it; `now`: ISO 8601.
 */
export async function checkOnce(
  siteDir: string,
  schemaDir: string | null,
  now = new Date().toISOString(),
): Promise<Found> {
  const { at, today } = clockAt(now, (await localeOfSite(siteDir)).timeZone);
  const snapshot = snapshotFiles(siteDir);
  const file = join(projectState(siteDir), 'check', `${hashOf(siteDir).slice(0, 8)}-last.json`);
  const inputs = inputsOf(
    snapshot,
    codeSignature(),
    fingerprint(siteDir, codeFiles(siteDir)),
    JSON.stringify([siteDir, schemaDir, today, installedPackages(siteDir)]),
  );
  const last = recall<LastCheck>(file, inputs);
  if (last && last.at <= at && at < (last.nextChange ?? Infinity)) return found(last);
  // What checks is loaded where something is to be checked.
  const { checkSite } = await import('../../engine/check/check-site.ts');
  const options = { lints: 'check', schemaDir, remembers: true, now } as const;
  const report = checkSite(siteDir, options, snapshot);
  // Own code may fail for a reason that passes; and of a file that somebody wrote meanwhile nobody knows what was read.
  const isSure = report.problems.every(({ code }) => code !== 'own-code');
  if (isSure && isSameSite(snapshot, snapshotFiles(siteDir)))
    remember(file, inputs, remembered(report, at));
  return report;
}
