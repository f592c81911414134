import type { DataSettings } from '../../engine/database/settings.ts';
import { keptSite } from '../../engine/publish/kept-site.ts';
import { stateDir } from '../../engine/publish/output/state-dir.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { outFolder } from '../command-line/command.ts';
import { writtenPaths } from '../site/counted-site.ts';
import type { Check } from './finding.ts';
import { runningService } from './running-service.ts';

/** Paths that are named where contacts are not counted; the others are counted. */
const namedPaths = 3;

/** Whether contacts are counted for every page of the site: the database counts only for those that it was told of. */
export const checkCounting: Check = async ({ siteDir, settings, language }, signal) => {
  if (!settings) return [];
  const words = commandWordsOf(language).doctor.counting;
  const told = await toldPaths(settings, signal);
  // What does not answer, or lacks a migration, is told by the check of the service.
  if (!told) return [];
  // A page that is written and not published yet is nobody's to click on.
  const paths = writtenPaths(keptSite(stateDir(outFolder(siteDir, 'dist')))?.dir ?? siteDir);
  const untold = paths.filter((path) => !told.has(path));
  if (untold.length === 0)
    return [
      {
        check: 'counting',
        level: 'ok',
        says: words.on({ count: paths.length }),
      },
    ];
  const named = untold.slice(0, namedPaths).join(', ');
  const more = untold.length > namedPaths ? ', …' : '';
  return [
    {
      check: 'counting',
      level: 'warning',
      says: words.stopped({ untold: untold.length, count: paths.length, named, more }),
      fix: settings.kind === 'hosted' ? words.publishAgain : words.waitForStart,
    },
  ];
};

/** The paths that the database was told of; null if it cannot be asked. */
async function toldPaths(
  settings: DataSettings,
  signal: AbortSignal,
): Promise<ReadonlySet<string> | null> {
  try {
    const { url, secretKey } =
      settings.kind === 'hosted' ? settings : runningService(settings.dataDir);
    if (!secretKey) return null;
    const answer = await fetch(`${url}/rest/v1/rpc/contact_places`, {
      headers: { apikey: secretKey },
      signal,
    });
    return answer.ok ? new Set((await answer.json()) as string[]) : null;
  } catch {
    return null;
  }
}
