import { join } from 'node:path';
import type { Command } from 'commander';
import { readLocale } from '../../engine/content/locale/site-locale.ts';
import { keepPostsLive } from '../../engine/database/live-posts.ts';
import { senderNames } from '../../engine/database/client-address.ts';
import type { DataService } from '../../engine/database/data-service.ts';
import { lacksRoom } from '../../engine/database/disk/room.mjs';
import { uploadsPath } from '../../engine/client/uploads.ts';
import { isDataRequest, sameOriginData } from '../../engine/database/same-origin.ts';
import { cachedPosts } from '../../engine/database/post-cache.ts';
import { startDevServer, type DevServerOptions } from '../../engine/dev/server.ts';
import { uploadFolder } from '../../engine/files/upload-files.mjs';
import { refuseTakenPort } from '../../engine/server/taken-port.ts';
import type { Language } from '../../engine/words/language.ts';
import type { Post } from '../../engine/blog/post-store.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import {
  createCommand,
  siteFolder,
  siteHome,
  type CommandContext,
} from '../command-line/command.ts';
import { describeEvent, pageData, settingsOf } from '../site/posts-of-build.ts';
import { uploadsOf } from '../site/pictures-of-posts.ts';
import { embeddedService, staffOf } from '../start/served-data.ts';
import { answerForm, type FormParts } from '../start/forms/form-route.ts';
import { answerUploads } from '../start/upload-route.ts';
import { describeFailure } from '../command-line/failure.ts';
import { devPort, portOf } from '../command-line/arguments.ts';

/** Options of `portao dev`. */
export interface DevCommand {
  readonly root: string;
  readonly siteDir: string;
  readonly port: number;
  /** Where it listens; this machine alone if left out. */
  readonly host?: string;
  readonly language: Language;
}

/** Shows the site while one writes, until the process is told to stop. Throws an error with code `EADDRINUSE`. */
export async function runDev({
  root,
  siteDir,
  port,
  host = 'localhost',
  language,
}: DevCommand): Promise<void> {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const complain = (error: unknown) =>
    process.stderr.write(`${describeFailure(error, language)}\n`);
  await refuseTakenPort(port, host);
  const settings = settingsOf(siteDir);
  const cacheDir = join(siteHome(siteDir), '.portao', 'dev');
  const locale = readLocale(siteDir);
  let service: DataService | undefined;
  let data: DevServerOptions['handle'];
  /** Starts the data service where nothing asked for it before: it takes 200 MB, and most edits are of pages that show no posts. */
  const askData = () => {
    if (service || settings.kind !== 'embedded') return;
    service = embeddedService(settings, { log: (event) => say(describeEvent(event, language)) });
    // A failure is told below.
    service.ready.catch(() => undefined);
    data = handlerOf(service, settings.dataDir);
    keepPostsLive({
      cacheDir,
      service,
      publish: async (posts) => show(posts),
      counted: () => ({ timeZone: locale.timeZone, paths: [], blocks: [] }),
      onError: complain,
    });
  };
  let show: (posts: readonly Post[]) => void = () => undefined;
  let formOf: FormParts['formOf'] = () => null;
  let sent = 0;
  const words = commandWordsOf(language).build;
  // What is sent is checked and answered as on the site, and kept nowhere.
  const form = answerForm(
    {
      formOf: (page, id) => formOf(page, id),
      async takeEntry({ path, fields }) {
        say(words.devEntry({ path, fields }));
      },
      // Whoever writes a form sends it oftener than a visitor may.
      senderOf: () => String((sent += 1)),
    },
    locale.language,
  );
  const handle: DevServerOptions['handle'] = (request, response) => {
    if (form(request, response, { path: null })) return true;
    if (isDataRequest(request.url) || request.url?.startsWith(uploadsPath)) askData();
    return data?.(request, response) === true;
  };
  const server = await startDevServer({
    root,
    siteDir,
    port,
    host,
    language,
    log: say,
    posts: cachedPosts(cacheDir),
    uploads: uploadsOf(settings, siteDir),
    data: pageData(settings),
    handle,
    onPosts: askData,
    onReady: (setPosts, find) => ([show, formOf] = [setPosts, find]),
  });
  say(words.devAddress({ url: server.url }));
  const stop = () =>
    void Promise.all([server.close(), service?.close()]).then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** What answers for the data of posts and for their pictures. */
function handlerOf(service: DataService, dataDir: string): DevServerOptions['handle'] {
  const data = sameOriginData(service);
  const pictures = answerUploads({
    uploads: uploadFolder(dataDir),
    isFull: () => lacksRoom(dataDir),
    staffOf: staffOf(service),
    senderOf: senderNames(),
  });
  return (request, response) =>
    pictures(request, response, { path: null }) || data(request, response);
}

/** `portao dev`. */
export function devCommand(context: CommandContext): Command {
  const { root, language } = context;
  const words = commandWordsOf(language).build;
  return createCommand(
    'dev',
    {
      about: words.aboutDev,
      examples: ['dev', 'dev --port 8080'],
    },
    context,
  )
    .option('--port <port>', commandWordsOf(language).shared.port({ port: devPort }))
    .option('--host <address>', commandWordsOf(language).shared.host, 'localhost')
    .action((options: { site: string; port?: string; host: string }) =>
      runDev({
        root,
        siteDir: siteFolder(root, options.site),
        port: portOf(options.port ?? process.env.PORT, devPort, language),
        host: options.host,
        language,
      }),
    );
}
