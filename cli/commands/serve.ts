import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Language } from '../../engine/words/language.ts';
import { appPages, readerPage } from '../../engine/hosting/rewrites.ts';
import { answerHealth } from '../../engine/server/health.ts';
import { serveSite } from '../../engine/server/serve.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError } from '../command-line/command-error.ts';
import {
  createCommand,
  outFolder,
  siteFolder,
  type CommandContext,
} from '../command-line/command.ts';
import { endOnSignal } from '../command-line/end-on-signal.ts';
import { describeFailure } from '../command-line/failure.ts';
import { inheritedSocket } from '../command-line/inherited-socket.ts';
import { openLog } from '../command-line/server-log.ts';
import { portOf, servePort } from '../command-line/arguments.ts';

/** Thrown where there is nothing to serve in a folder. */
export class NothingBuilt extends CommandError {
  constructor(readonly folder: string) {
    super(`nothing is built in ${folder}`);
  }

  override explain(language: Language): string {
    return commandWordsOf(language).build.nothingBuilt({ folder: this.folder });
  }
}

/** Options of `portao serve`. */
export interface ServeCommand {
  readonly outDir: string;
  readonly port: number;
  /** Where it listens; everywhere if left out. */
  readonly host?: string | undefined;
  readonly language: Language;
}

/** Serves the built site until the process is told to stop. Throws `NothingBuilt`, or an error with code `EADDRINUSE`. */
export async function runServe({ outDir, port, host, language }: ServeCommand): Promise<void> {
  if (!existsSync(join(outDir, 'index.html'))) throw new NothingBuilt(outDir);
  const log = openLog(language);
  const server = await serveSite({
    root: outDir,
    language,
    port,
    host,
    fd: inheritedSocket(process.env),
    apps: appPages,
    reader: readerPage,
    onRequest: log.request,
    onError: (error) => log.event('error', 'failure', describeFailure(error, language)),
    handle: answerHealth(() => Promise.resolve({ pages: 'ok' })),
  });
  const words = commandWordsOf(language).build;
  const said = words.serveAddress({ url: server.url });
  log.event('info', 'serving', server.isEverywhere ? `${said} ${words.everywhere}` : said);
  endOnSignal(() => server.close(), log, language);
}

/** `portao serve`. */
export function serveCommand(context: CommandContext): Command {
  const { root, language } = context;
  const words = commandWordsOf(language).build;
  return createCommand(
    'serve',
    {
      about: words.aboutServe,
      examples: ['serve', 'serve --port 8080'],
    },
    context,
  )
    .option('--out <dir>', words.builtFolder, 'dist')
    .option('--port <port>', commandWordsOf(language).shared.port({ port: servePort }))
    .option('--host <address>', commandWordsOf(language).shared.host)
    .action((options: { site: string; out: string; port?: string; host?: string }) =>
      runServe({
        outDir: outFolder(siteFolder(root, options.site), options.out),
        port: portOf(options.port ?? process.env.PORT, servePort, language),
        host: options.host,
        language,
      }),
    );
}
