import type { Command } from 'commander';
import { cachedPosts } from '../../engine/database/post-cache.ts';
import { senderNames } from '../../engine/database/client-address.ts';
import { createDataService } from '../../engine/database/service.ts';
import { keepPostsLive, type LiveSource } from '../../engine/database/live-posts.ts';
import { ownOriginData } from '../../engine/database/own-origin.ts';
import type { DataSettings } from '../../engine/database/settings.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { appPages, readerPage } from '../../engine/hosting/rewrites.ts';
import { stateDir } from '../../engine/publish/output/state-dir.ts';
import { serveSite, type ServeOptions } from '../../engine/server/serve.ts';
import {
  createCommand,
  outFolder,
  siteFolder,
  type CommandContext,
} from '../command-line/command.ts';
import { describeEvent, pageData, settingsOf, writtenPaths } from '../site/posts-of-build.ts';
import { describeFailure } from '../command-line/failure.ts';
import { untrustedProxy } from '../command-line/setting-words.ts';
import { portOf, servePort } from '../command-line/arguments.ts';
import { createPublicSite } from '../start/public-site.ts';
import { runBuild } from './build.ts';

/** Options of `portao start`. */
export interface StartCommand {
  readonly root: string;
  readonly siteDir: string;
  readonly outDir: string;
  readonly port: number;
  readonly language: Language;
}

/**
 * Builds and serves the site until the process is told to stop. The documents are served at once; posts follow when the data
 * service answers, and again whenever one changes. Later publications are made from the documents that were built here, or by
 * a build since, whatever is written in the folder meanwhile. Throws what `runBuild` and `serveSite` throw.
 */
export async function runStart({
  root,
  siteDir,
  outDir,
  port,
  language,
}: StartCommand): Promise<void> {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const complain = (error: unknown) =>
    process.stderr.write(`${describeFailure(error, language)}\n`);
  const settings = settingsOf(root);
  const state = stateDir(outDir);
  let quiet = false;
  const site = createPublicSite(state, (posts, documents) =>
    runBuild({
      root,
      siteDir,
      outDir,
      mode: 'compressed',
      language,
      posts,
      data: pageData(settings),
      documents,
      quiet,
    }),
  );
  await site.open(cachedPosts(state));
  quiet = true;
  if (site.fault !== null) {
    complain(site.fault);
    say(olderSite(language));
  }
  const data = openService(settings, root, (text) => say(text), language);
  const live = keepPostsLive({
    cacheDir: state,
    service: data.source,
    publish: site.publish,
    paths: () => writtenPaths(site.dir),
    onError: (error, pause) => {
      complain(error);
      if (pause !== null) say(triedAgain(pause, language));
    },
  });
  const server = await serveSite({
    root: outDir,
    port,
    apps: appPages,
    reader: readerPage,
    lookup: live.lookup,
    ...(data.handle ? { handle: data.handle } : {}),
  }).catch(async (error: unknown) => {
    await data.close();
    throw error;
  });
  say(atAddress(server.url, language));
  const stop = () =>
    void Promise.all([server.close(), live.end()])
      .then(() => data.close())
      .then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** The data service of a server: where posts come from, what takes requests for it, and its end. */
interface ServedData {
  readonly source: LiveSource;
  readonly handle?: ServeOptions['handle'];
  close(): Promise<void>;
}

/** Starts the embedded service, or names the hosted one. */
function openService(
  settings: DataSettings,
  root: string,
  say: (text: string) => void,
  language: Language,
): ServedData {
  if (settings.kind === 'hosted') {
    const { url, publishableKey, secretKey = null } = settings;
    return {
      source: { ready: Promise.resolve({ url, publishableKey, secretKey }) },
      close: () => Promise.resolve(),
    };
  }
  const { kind: _kind, trustProxy, ...embedded } = settings;
  const service = createDataService({
    root,
    ...embedded,
    dailyBackups: true,
    log: (event) => say(describeEvent(event, language)),
  });
  const senderOf = senderNames({
    trusted: trustProxy,
    onUntrusted: () => say(untrustedProxy(language)),
  });
  return {
    source: service,
    handle: ownOriginData(service, { senderOf }),
    close: () => service.close(),
  };
}

const triedAgain = (pause: number, language: Language) =>
  language === 'pt'
    ? `Tenta de novo em ${pause / 1000} s.`
    : `It is tried again in ${pause / 1000} s.`;

const olderSite = (language: Language) =>
  language === 'pt'
    ? 'ATENÇÃO: a pasta do site tem os erros acima. No ar continua a última versão sem erros; posts novos saem com ela. Corrija e rode: npm run build'
    : 'ATTENTION: the folder of the site has the errors above. The last version without errors stays public; new posts go out with it. Mend them and run: npm run build';

const atAddress = (url: string, language: Language) =>
  language === 'pt'
    ? `O site está em ${url}, o painel em ${url}/admin (Ctrl+C encerra).`
    : `The site is at ${url}, the panel at ${url}/admin (Ctrl+C ends).`;

/** `portao start`. */
export function startCommand(context: CommandContext): Command {
  const { root, language } = context;
  const pt = language === 'pt';
  return createCommand(
    'start',
    {
      about: pt
        ? 'constrói e serve, com o blog e o painel'
        : 'builds and serves, with blog and panel',
      examples: ['start', 'start --port 8080'],
    },
    context,
  )
    .option('--out <dir>', pt ? 'pasta de saída' : 'output folder', 'dist')
    .option('--port <port>', pt ? `porta (padrão: ${servePort})` : `port (default: ${servePort})`)
    .action((options: { site: string; out: string; port?: string }) =>
      runStart({
        root,
        siteDir: siteFolder(root, options.site),
        outDir: outFolder(root, options.out),
        port: portOf(options.port ?? process.env.PORT, servePort, language),
        language,
      }),
    );
}
