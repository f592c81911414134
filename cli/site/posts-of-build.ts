import { postsForBuild, type BuildPosts } from '../../engine/database/build-posts.ts';
import { DataServiceFailed } from '../../engine/database/database-process.ts';
import { ownSite } from '../command-line/command.ts';
import { dataFaultWords } from '../command-line/data-fault-words.ts';
import type { DataServiceEvent } from '../../engine/database/data-service.ts';
import { dataSettings, type DataSettings } from '../../engine/database/settings.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { load } from '../../engine/content/load.ts';
import { stateDir } from '../../engine/publish/output/state-dir.ts';

const reasonOf = (error: Error, language: Language) =>
  (error instanceof DataServiceFailed && dataFaultWords(error, language)) || error.message;

/** Words for what the data service has to tell. */
export function describeEvent(event: DataServiceEvent, language: Language): string {
  const pt = language === 'pt';
  switch (event.type) {
    case 'first-admin':
      return pt
        ? `Primeiro acesso ao painel (/admin): ${event.email}, senha ${event.password}\nAnote a senha: ela não será mostrada de novo.`
        : `First access to the panel (/admin): ${event.email}, password ${event.password}\nNote the password: it will not be shown again.`;
    case 'restarted':
      return pt
        ? 'O serviço de dados caiu e foi iniciado de novo; nada confirmado se perdeu.'
        : 'The data service went down and was started again; nothing acknowledged was lost.';
    case 'restart-failed':
      return pt
        ? `O serviço de dados não voltou: ${reasonOf(event.error, language)}`
        : `The data service did not come back: ${reasonOf(event.error, language)}`;
    case 'backed-up-before-migration':
      return pt
        ? `O banco de dados foi atualizado. Como era antes está na cópia ${event.backup}.`
        : `The database was updated. What it was before is in the backup ${event.backup}.`;
    case 'backup-failed':
      return pt
        ? `A cópia de segurança de hoje não foi feita: ${reasonOf(event.error, language)}`
        : `Today's backup was not made: ${reasonOf(event.error, language)}`;
  }
}

/** Where the data lives, after the environment. Throws `DataSettingsRefused`. */
export function settingsOf(root: string): DataSettings {
  return dataSettings(process.env, root);
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

/** The addresses that the documents of pages give; whether these are valid is the build's to say. */
export const writtenPaths = (siteDir: string) =>
  load(siteDir)
    .pages.map(({ value }) => (value as { path?: unknown } | null)?.path)
    .filter((path) => typeof path === 'string');

/** Posts for a build that no server follows; says so where they are those of the last build. */
export async function readPosts({
  siteDir,
  outDir,
  settings,
  language,
  say,
}: ReadPosts): Promise<BuildPosts['posts']> {
  const { posts, unreachable } = await postsForBuild(settings, {
    paths: () => writtenPaths(siteDir),
    cacheDir: stateDir(outDir),
    log: (event) => say(describeEvent(event, language)),
  });
  if (unreachable) {
    say(
      language === 'pt'
        ? `O serviço de dados não respondeu (${unreachable.message}). Ficam os ${posts.length} posts da última construção.`
        : `The data service did not answer (${unreachable.message}). The ${posts.length} posts of the last build stay.`,
    );
  }
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

/** Folder of the site that the project itself is made for: it alone has the blog's data. */
export const isOwnSite = (root: string, siteDir: string) => siteDir === ownSite(root);
