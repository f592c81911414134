import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import type { NoCommit } from '../../engine/client/business.ts';
import type { DataServiceEvent } from '../../engine/database/data-service.ts';
import { cachedPosts } from '../../engine/database/post-cache.ts';
import type { DataSettings } from '../../engine/database/settings.ts';
import type { NotedCommit } from '../../engine/edit/git/noted-commit.ts';
import type { Language } from '../../engine/words/language.ts';
import { appPages, readerPage } from '../../engine/hosting/rewrites.ts';
import { keptSite } from '../../engine/publish/kept-site.ts';
import { createKeptForms } from '../../engine/publish/kept-forms.ts';
import { keptLaunchList } from '../../engine/publish/launch-list.ts';
import { stateDir } from '../../engine/publish/output/state-dir.ts';
import type { Log } from '../../engine/server/log.ts';
import { serveSite, type SiteServer } from '../../engine/server/serve.ts';
import { refuseTakenPort } from '../../engine/server/taken-port.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { loadTabWords } from '../../engine/words/panel.ts';
import {
  createCommand,
  outFolder,
  siteFolder,
  type CommandContext,
} from '../command-line/command.ts';
import { endOnSignal } from '../command-line/end-on-signal.ts';
import { describeFailure } from '../command-line/failure.ts';
import { inheritedSocket } from '../command-line/inherited-socket.ts';
import {
  indexNowKey,
  portOf,
  servePort,
  siteLanguage,
  siteUrl,
} from '../command-line/arguments.ts';
import { openLog } from '../command-line/server-log.ts';
import { describeEvent, pageData, settingsOf } from '../site/posts-of-build.ts';
import { bringPostPictures, uploadsOf } from '../site/pictures-of-posts.ts';
import { announce } from '../start/announce.ts';
import { BuildFailed, openApartWorker, type ApartWorker } from '../start/build-apart.ts';
import { finishEdits } from '../../engine/edit/write-changes.ts';
import { openBusinessDesk } from '../start/business-desk.ts';
import { followPosts } from '../start/follow-posts.ts';
import { askingParts, noLiveData, type AskingParts, type LiveData } from '../start/live-data.ts';
import { mailSettings } from '../start/mail/mail-settings.ts';
import { beOnlyServer } from '../start/only-server.ts';
import { refuseHeldFolder } from '../start/refuse-held-folder.ts';
import type { ServedData } from '../start/served-data.ts';
import { serverRoutes } from '../start/server-routes.ts';
import { createPublicSite, type PublicSite } from '../start/public-site.ts';

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
 * from the documents and the own code that were built here, or by a build since, whatever is written in the folder meanwhile.
 * Builds are made in processes of their own. A site without blog and panel has no data service. Throws what `ApartWorker`,
 * `beOnlyServer`, `refuseHeldFolder` and `serveSite` throw, and `WrongUse`.
 */
export async function runStart(command: StartCommand): Promise<void> {
  const stopBuilding = new AbortController();
  try {
    await buildAndServe(command, stopBuilding);
  } catch (error) {
    // A process that builds waits for its next task, and would keep this one.
    stopBuilding.abort();
    throw error;
  }
}

/** `stopBuilding` ends the processes that build. */
async function buildAndServe(command: StartCommand, stopBuilding: AbortController): Promise<void> {
  const { siteDir, outDir, port, host, language } = command;
  const url = siteUrl(process.env.SITE_URL, language);
  const mailTo = mailSettings(process.env, language);
  indexNowKey(process.env.INDEXNOW_KEY, language);
  const log = openLog(language);
  const complain = (error: unknown) =>
    log.event('error', 'failure', describeFailure(error, language));
  const fd = inheritedSocket(process.env);
  // Before the minutes that a build may take, which would be in vain.
  if (fd === undefined) await refuseTakenPort(port, host);
  const settings = settingsOf(siteDir);
  const state = stateDir(outDir);
  const giveBack = await beOnlyServer(state, `http://${host ?? 'localhost'}:${port}`);
  const asks = () => Object.values(askingParts(outDir)).some(Boolean);
  if (asks()) await refuseHeldFolder(settings);
  await finishEdits(siteDir);
  // Whoever changes the data of the business waits for a process that gives way to nobody.
  const business = openApartWorker(stopBuilding.signal);
  const builder = openApartWorker(stopBuilding.signal);
  const site = openPublicSite(command, settings, log, { business, builder }, complain);
  const opening = site.open(cachedPosts(state)).then(() => {
    if (site.fault === null) return;
    complain(site.fault);
    if (site.fault instanceof BuildFailed && site.fault.ofSite)
      log.event('error', 'older-site', olderSite(language));
  });
  if (!wasPublished(outDir)) await opening;
  const spoken = siteLanguage(siteDir);
  const missing = () => keptLaunchList(state);
  const desk = openBusinessDesk(
    { root: command.root, siteDir, state, uploads: uploadsOf(settings, siteDir) },
    site,
    business.work,
    (note, why) => void tellUncommitted(note, why, log, language),
  );
  const { formOf, hasForms } = createKeptForms(state);
  const serve = ({ data, live, schedule, mail }: LiveData) => {
    const takeEntry: ServedData['takeEntry'] = (entry) =>
      data.takeEntry(entry).catch((error: unknown) => {
        complain(error);
        throw error;
      });
    const forms = { formOf, hasForms, takeEntry };
    const parts = {
      site,
      live,
      missing,
      onError: complain,
      ...data,
      ...forms,
      data: data.health,
      mail: () => mail?.fault() ?? null,
      isOutOfTopics: () => schedule.isOutOfTopics,
    };
    const routes = Object.values(serverRoutes(parts, data, spoken, desk));
    return { data, live, schedule, mail, routes };
  };
  const follow = async () => {
    await refuseHeldFolder(settings);
    return serve(
      await followPosts({
        site,
        siteDir,
        state,
        settings,
        mailTo,
        url,
        log,
        language,
        stop: stopBuilding.signal,
        onEvent: (event) => tellEvent(event, log, language),
      }),
    );
  };
  let now = asks() ? await follow() : serve(noLiveData);
  const serving = serveSite({
    root: outDir,
    language: spoken,
    port,
    host,
    fd,
    apps: appPages,
    reader: readerPage,
    lookup: (path) => now.live.lookup(path),
    onRequest: log.request,
    onError: complain,
    handle: (request, response, note) => now.routes.some((take) => take(request, response, note)),
  });
  const end = async () => {
    const server = await serving.catch(() => null);
    now.schedule.end();
    now.mail?.end();
    await Promise.race([
      Promise.all([server?.close(), now.live.end(), site.end()]),
      sleep(publishingMs),
    ]);
    stopBuilding.abort();
    await now.data.close();
    giveBack();
  };
  endOnSignal(end, log, language);
  const sayAddress = async () =>
    log.event('info', 'serving', atAddress(await serving, askingParts(outDir), language));
  try {
    await sayAddress();
    await opening;
    // The folder may hold more by now than what was public before.
    if (now.data !== noLiveData.data || !asks()) return;
    now = await follow();
    await sayAddress();
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

/**
 * The site of a command; publications after the first say nothing where they succeed.
 * `business` builds where data of the business changed, `builder` everything else.
 */
function openPublicSite(
  { root, siteDir, outDir, language }: StartCommand,
  settings: DataSettings,
  log: Log,
  { business, builder }: { readonly business: ApartWorker; readonly builder: ApartWorker },
  onError: (error: unknown) => void,
): PublicSite {
  const task = {
    root,
    siteDir,
    outDir,
    language,
    uploads: uploadsOf(settings, siteDir),
    data: pageData(settings),
    indexNowKey: indexNowKey(process.env.INDEXNOW_KEY, language),
  };
  const pictures = {
    settings,
    siteDir,
    language,
    say: (text: string) => log.event('error', 'pictures', text),
  };
  const isServed = wasPublished(outDir);
  // One after the other, and nobody waits for it.
  let told = Promise.resolve();
  return createPublicSite(
    stateDir(outDir),
    async (posts, documents, isFirst) => {
      await bringPostPictures(posts, pictures);
      const say = (text: string) => void (isFirst && log.event('info', 'build', text));
      const whole = { ...task, mode: 'plain', posts, documents } as const;
      const published = await (typeof documents === 'object'
        ? business.build({ ...whole, givesWay: false }, say)
        : builder.build({ ...whole, givesWay: isServed || !isFirst }, say));
      if (!isFirst) log.event('info', 'published', publishedPosts(posts.length, language));
      told = told.then(() => tellSearchEngines(stateDir(outDir), log, language));
      return published;
    },
    onError,
  );
}

/** Tells search engines what was published, where a key is set. */
async function tellSearchEngines(state: string, log: Log, language: Language): Promise<void> {
  const { count, failure } = await announce(state, language);
  if (failure !== null) log.event('error', 'index-now-failed', failure);
  else if (count) log.event('info', 'index-now', announced(count, language));
}

/** Tells of what was published from the panel, and no commit has. */
async function tellUncommitted(
  { author, files: changed }: NotedCommit,
  because: NoCommit,
  log: Log,
  language: Language,
): Promise<void> {
  const files = changed.map(({ path }) => path).join(', ');
  const why = (await loadTabWords(language)).business.uncommitted[because];
  const words = commandWordsOf(language).build.uncommitted({ author, files, why });
  log.event('error', 'uncommitted', words);
}

const announced = (count: number, language: Language) =>
  commandWordsOf(language).build.announced({ count });

/** How to sign in first is for a person, and no entry of the log. */
function tellEvent(event: DataServiceEvent, log: Log, language: Language): void {
  const words = describeEvent(event, language);
  if (event.type === 'first-admin') process.stderr.write(`${words}\n`);
  else log.event(/failed$/.test(event.type) ? 'error' : 'info', event.type, words);
}

const publishedPosts = (count: number, language: Language) =>
  commandWordsOf(language).build.publishedPosts({ count });

const olderSite = (language: Language) => commandWordsOf(language).build.olderSite;

const atAddress = (server: SiteServer, parts: AskingParts, language: Language) => {
  const words = commandWordsOf(language).build;
  const said = words.startAddress({ url: server.url, ...parts });
  return server.isEverywhere ? `${said} ${words.everywhere}` : said;
};

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
    .action((options: { site: string; out: string; port?: string; host?: string }) => {
      const siteDir = siteFolder(root, options.site);
      return runStart({
        root,
        siteDir,
        outDir: outFolder(siteDir, options.out),
        port: portOf(options.port ?? process.env.PORT, servePort, language),
        host: options.host,
        language,
      });
    });
}
