import type { Command } from 'commander';
import { cachedPosts } from '../../engine/database/post-cache.ts';
import { createDataService } from '../../engine/database/service.ts';
import { keepPostsLive } from '../../engine/database/live-posts.ts';
import { ownOriginData } from '../../engine/database/own-origin.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import type { Post } from '../../engine/blog/post-store.ts';
import { appPages, readerPage } from '../../engine/hosting/rewrites.ts';
import { stateDir } from '../../engine/publish/output/state-dir.ts';
import { serveSite } from '../../engine/server/serve.ts';
import {
  createCommand,
  outFolder,
  siteFolder,
  type CommandContext,
} from '../command-line/command.ts';
import {
  describeEvent,
  pageData,
  readPosts,
  settingsOf,
  writtenPaths,
} from '../site/posts-of-build.ts';
import { describeFailure } from '../command-line/failure.ts';
import { portOf, servePort } from '../command-line/arguments.ts';
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
 * Builds and serves the site until the process is told to stop. With the embedded data service the documents are served
 * at once; posts follow when it answers, and again whenever one changes. Throws what `runBuild` and `serveSite` throw.
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
  const publish = (posts: readonly Post[], quiet: boolean) =>
    runBuild({
      root,
      siteDir,
      outDir,
      mode: 'compressed',
      language,
      posts,
      data: pageData(settings),
      quiet,
    });
  const pages = { apps: appPages, reader: readerPage };
  const stops: (() => Promise<void>)[] = [];

  if (settings.kind === 'hosted') {
    await publish(await readPosts({ root, siteDir, outDir, settings, language, say }), false);
    const server = await serveSite({ root: outDir, port, ...pages });
    stops.push(() => server.close());
    say(atAddress(server.url, language));
  } else {
    await publish(cachedPosts(stateDir(outDir)), false);
    const { kind: _kind, ...embedded } = settings;
    const service = createDataService({
      root,
      ...embedded,
      dailyBackups: true,
      log: (event) => say(describeEvent(event, language)),
    });
    const live = keepPostsLive({
      cacheDir: stateDir(outDir),
      service,
      publish: (posts) => publish(posts, true),
      paths: () => writtenPaths(siteDir),
      onError: (error, pause) => {
        complain(error);
        if (pause !== null) say(triedAgain(pause, language));
      },
    });
    stops.push(() => service.close());
    const server = await serveSite({
      root: outDir,
      port,
      ...pages,
      handle: ownOriginData(service),
      lookup: live.lookup,
    }).catch(async (error: unknown) => {
      await service.close();
      throw error;
    });
    stops.push(() => server.close());
    say(atAddress(server.url, language));
  }
  const stop = () => void Promise.all(stops.map((one) => one())).then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const triedAgain = (pause: number, language: Language) =>
  language === 'pt'
    ? `Tenta de novo em ${pause / 1000} s.`
    : `It is tried again in ${pause / 1000} s.`;

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
