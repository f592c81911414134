import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import type { DataServiceEvent } from '../../engine/database/data-service.ts';
import { cachedPosts } from '../../engine/database/post-cache.ts';
import { keepPostsLive } from '../../engine/database/live-posts.ts';
import type { DataSettings } from '../../engine/database/settings.ts';
import type { Language } from '../../engine/words/language.ts';
import { appPages, readerPage } from '../../engine/hosting/rewrites.ts';
import { keptSite } from '../../engine/publish/kept-site.ts';
import { keptLaunchList } from '../../engine/publish/launch-list.ts';
import { stateDir } from '../../engine/publish/output/state-dir.ts';
import type { Log } from '../../engine/server/log.ts';
import { serveSite } from '../../engine/server/serve.ts';
import { refuseTakenPort } from '../../engine/server/taken-port.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import {
  createCommand,
  outFolder,
  siteFolder,
  type CommandContext,
} from '../command-line/command.ts';
import { endOnSignal } from '../command-line/end-on-signal.ts';
import { describeFailure } from '../command-line/failure.ts';
import { inheritedSocket } from '../command-line/inherited-socket.ts';
import { portOf, servePort, siteLanguage } from '../command-line/arguments.ts';
import { openLog } from '../command-line/server-log.ts';
import { untrustedProxy } from '../command-line/setting-words.ts';
import { countedSite, describeEvent, pageData, settingsOf } from '../site/posts-of-build.ts';
import { ownRoutes } from '../start/own-routes.ts';
import { createPublicSite, type PublicSite } from '../start/public-site.ts';
import { openServedData } from '../start/served-data.ts';
import { runBuild } from './build.ts';

/** Options of `portao start`. */
export interface StartCommand {
  readonly root: string;
  readonly siteDir: string;
  readonly outDir: string;
  readonly port: number;
  /** Where it listens; everywhere if left out. */
  readonly host?: string | undefined;
  readonly language: Language;
}

/**
 * Builds and serves the site until the process is told to stop. The documents are served at once, those of the last time even
 * before the build; posts follow when the data service answers, and again whenever one changes. Later publications are made
 * from the documents that were built here, or by a build since, whatever is written in the folder meanwhile. Throws what
 * `runBuild` and `serveSite` throw, and `WrongUse`.
 */
export async function runStart(command: StartCommand): Promise<void> {
  const { root, siteDir, outDir, port, host, language } = command;
  const log = openLog(language);
  const complain = (error: unknown) =>
    log.event('error', 'failure', describeFailure(error, language));
  const fd = inheritedSocket(process.env);
  // Before the minutes that a build may take, which would be in vain.
  if (fd === undefined) await refuseTakenPort(port, host);
  const settings = settingsOf(root);
  const state = stateDir(outDir);
  const site = openSite(command, settings, log);
  const opening = site.open(cachedPosts(state)).then(() => {
    if (site.fault === null) return;
    complain(site.fault);
    log.event('error', 'older-site', olderSite(language));
  });
  if (!wasPublished(outDir)) await opening;
  const data = openServedData(
    settings,
    (event) => tellEvent(event, log, language),
    () => log.event('error', 'untrusted-proxy', untrustedProxy(language)),
  );
  const live = keepPostsLive({
    cacheDir: state,
    service: data.source,
    publish: site.publish,
    counted: () => countedSite(site.dir),
    onError(error, pause) {
      complain(error);
      if (pause !== null) log.event('info', 'retry', triedAgain(pause, language));
    },
  });
  const missing = () => keptLaunchList(state);
  const parts = { site, live, missing, ...data, data: data.health };
  const spoken = siteLanguage(siteDir);
  const own = Object.values(ownRoutes(parts, data, spoken));
  const serving = serveSite({
    root: outDir,
    language: spoken,
    port,
    host,
    fd,
    apps: appPages,
    reader: readerPage,
    lookup: live.lookup,
    onRequest: log.request,
    onError: complain,
    handle: (request, response, note) => own.some((take) => take(request, response, note)),
  });
  const end = async () => {
    const server = await serving.catch(() => null);
    await Promise.race([Promise.all([server?.close(), live.end()]), sleep(publishingMs)]);
    await data.close();
  };
  endOnSignal(end, log, language);
  try {
    log.event('info', 'serving', atAddress((await serving).url, language));
    await opening;
  } catch (error) {
    await end();
    throw error;
  }
}

/** For so long (ms) a publication may go on when the server is told to end; the data service needs the rest of 10 s. */
const publishingMs = 7_000;

/** True where a start before this one left a web root, whose documents are kept. */
const wasPublished = (outDir: string) =>
  keptSite(stateDir(outDir)) !== null && existsSync(join(outDir, 'index.html'));

/** The site of a command; publications after the first say nothing where they succeed. */
function openSite(
  { root, siteDir, outDir, language }: StartCommand,
  settings: DataSettings,
  log: Log,
): PublicSite {
  return createPublicSite(stateDir(outDir), async (posts, documents, isFirst) => {
    await runBuild({
      root,
      siteDir,
      outDir,
      mode: 'compressed',
      language,
      posts,
      data: pageData(settings),
      documents,
      say: (text) => void (isFirst && log.event('info', 'build', text)),
    });
    if (!isFirst) log.event('info', 'published', publishedPosts(posts.length, language));
  });
}

/** How to sign in first is for a person, and no entry of the log. */
function tellEvent(event: DataServiceEvent, log: Log, language: Language): void {
  const words = describeEvent(event, language);
  if (event.type === 'first-admin') process.stderr.write(`${words}\n`);
  else log.event(/failed$/.test(event.type) ? 'error' : 'info', event.type, words);
}

const publishedPosts = (count: number, language: Language) =>
  commandWordsOf(language).build.publishedPosts({ count });

const triedAgain = (pause: number, language: Language) =>
  commandWordsOf(language).build.triedAgain({ seconds: pause / 1000 });

const olderSite = (language: Language) => commandWordsOf(language).build.olderSite;

const atAddress = (url: string, language: Language) =>
  commandWordsOf(language).build.startAddress({ url });

/** `portao start`. */
export function startCommand(context: CommandContext): Command {
  const { root, language } = context;
  const words = commandWordsOf(language).build;
  return createCommand(
    'start',
    {
      about: words.aboutStart,
      examples: ['start', 'start --port 8080'],
    },
    context,
  )
    .option('--out <dir>', commandWordsOf(language).shared.outFolder, 'dist')
    .option('--port <port>', commandWordsOf(language).shared.port({ port: servePort }))
    .option('--host <address>', commandWordsOf(language).shared.host)
    .action((options: { site: string; out: string; port?: string; host?: string }) =>
      runStart({
        root,
        siteDir: siteFolder(root, options.site),
        outDir: outFolder(root, options.out),
        port: portOf(options.port ?? process.env.PORT, servePort, language),
        host: options.host,
        language,
      }),
    );
}
