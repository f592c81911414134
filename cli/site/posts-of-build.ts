import { join } from 'node:path';
import { postsForBuild, type BuildPosts } from '../../engine/database/build-posts.ts';
import { DataServiceFailed } from '../../engine/database/data-faults.ts';
import { siteHome } from '../command-line/command.ts';
import { siteTimeZone } from '../command-line/arguments.ts';
import { dataFaultWords } from '../command-line/data-fault-words.ts';
import type { DataServiceEvent } from '../../engine/database/data-service.ts';
import { dataSettings, type DataSettings } from '../../engine/database/settings.ts';
import type { Language } from '../../engine/words/language.ts';
import { replaceFile } from '../../engine/files/replace-file.mjs';
import type { SamplePost } from '../../engine/blog/sample-post.ts';
import { stateDir } from '../../engine/publish/output/state-dir.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { bringPostPictures } from './pictures-of-posts.ts';

const reasonOf = (error: Error, language: Language) =>
  (error instanceof DataServiceFailed && dataFaultWords(error, language)) || error.message;

/** Words for what the data service has to tell. */
export function describeEvent(event: DataServiceEvent, language: Language): string {
  const words = commandWordsOf(language).data;
  switch (event.type) {
    case 'first-admin':
      return firstAdminWords(event, language);
    case 'restarted':
      return words.restarted;
    case 'restart-failed':
      return words.restartFailed({ reason: reasonOf(event.error, language) });
    case 'backed-up-before-migration':
      return words.migrated({ backup: event.backup });
    case 'backup-failed':
      return words.backupFailed({ reason: reasonOf(event.error, language) });
  }
}

/**
 * The first password, for a terminal alone: what is not shown on one is kept as a log, so there it goes to a file of the data
 * folder that only its owner reads.
 */
function firstAdminWords(
  { email, password, dataDir }: Extract<DataServiceEvent, { type: 'first-admin' }>,
  language: Language,
): string {
  const words = commandWordsOf(language).data;
  if (process.stdout.isTTY && process.stderr.isTTY) return words.firstAdmin({ email, password });
  const file = join(dataDir, 'first-password');
  replaceFile(file, `${password}\n`, { mode: 0o600, durable: true });
  return words.firstAdminInFile({ email, file });
}

/** Where the data of a site lives, after the environment, and by whose clock its days begin. Throws `DataSettingsRefused`. */
export function settingsOf(siteDir: string, env: NodeJS.ProcessEnv = process.env): DataSettings {
  const settings = dataSettings(env, siteHome(siteDir));
  if (settings.kind === 'hosted') return settings;
  const timeZone = siteTimeZone(siteDir);
  return { ...settings, timeZone, samples: () => samplesOf(siteDir, timeZone) };
}

/** The posts that the blog of a site begins with. Throws `SiteProblems`. */
async function samplesOf(siteDir: string, timeZone: string): Promise<SamplePost[]> {
  const { loadSettings } = await import('../../engine/content/load-settings.ts');
  const { samplePosts } = await import('../../engine/content/posts/sample-posts.ts');
  const { blog, claims } = loadSettings(siteDir);
  return samplePosts(siteDir, timeZone, { keyPhrases: blog?.keyPhrases ?? null, claims });
}

/** What `readPosts` is to read, for which build. */
export interface ReadPosts {
  readonly siteDir: string;
  readonly outDir: string;
  readonly settings: DataSettings;
  readonly language: Language;
  /** Told in a line where the posts are not those of now. */
  readonly say: (text: string) => void;
}

/** Posts for a build that no server follows, and their pictures where a hosted project has them; says so where they are those of the last build, or contacts may not be counted. */
export async function readPosts({
  siteDir,
  outDir,
  settings,
  language,
  say,
}: ReadPosts): Promise<BuildPosts['posts']> {
  const { posts, unreachable, unannounced } = await postsForBuild(settings, {
    counted: async () => (await import('./counted-site.ts')).countedSite(siteDir),
    cacheDir: stateDir(outDir),
    log: (event) => say(describeEvent(event, language)),
  });
  const words = commandWordsOf(language).data;
  if (unreachable) say(words.unreachable({ reason: unreachable.message, count: posts.length }));
  if (unannounced) say(words.unannounced({ reason: unannounced.message }));
  await bringPostPictures(posts, { settings, siteDir, language, say });
  return posts;
}

/** The address that pages need for a service of another origin; undefined where it answers at the site's own. */
export function pageData(
  settings: DataSettings,
): { url: string; publishableKey: string } | undefined {
  return settings.kind === 'hosted'
    ? { url: settings.url, publishableKey: settings.publishableKey }
    : undefined;
}
