import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { runBuild } from './commands/build.ts';
import { runCheck } from './commands/check.ts';
import { runDev } from './commands/dev.ts';
import { runServe } from './commands/serve.ts';
import { runStart } from './commands/start.ts';
import { isOwnSite, pageData, readPosts, settingsOf } from './data.ts';
import { languageOf, portOf } from './terminal.ts';

/** Default port of the production server and of the development server. */
const servePort = 4173;
const devPort = 5173;

/** The command line of the project in `root`; `exit` is told the code of a command that ran. */
export function createProgram(root: string, exit: (code: number) => void): Command {
  const language = languageOf(process.argv, process.env);
  const pt = language === 'pt';
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };
  const program = new Command('portao');
  program
    .description(pt ? 'Monta, confere e serve um site feito de documentos YAML.' : 'Builds, checks and serves a site made of YAML documents.')
    .exitOverride()
    .version(version)
    .addOption(new Option('--lang <lang>', pt ? 'língua das mensagens' : 'language of messages').choices(['pt', 'en']));

  const shared = (command: Command) =>
    command
      .option('--site <dir>', pt ? 'pasta do site' : 'folder of the site', 'site')
      .addOption(new Option('--lang <lang>', pt ? 'língua das mensagens' : 'language of messages').choices(['pt', 'en']))
      .exitOverride();
  const siteDir = (site: string) => (site === 'site' ? resolve(root, 'site') : resolve(site));
  const outDir = (out: string) => (out === 'dist' ? resolve(root, 'dist') : resolve(out));

  shared(program.command('check'))
    .description(pt ? 'confere todos os documentos sem construir' : 'checks all documents without building')
    .addOption(new Option('--format <format>', pt ? 'forma da resposta' : 'form of the answer').choices(['text', 'json']).default('text'))
    .action((options: { site: string; format: 'text' | 'json' }) => exit(runCheck({ siteDir: siteDir(options.site), format: options.format, language })));

  shared(program.command('build'))
    .description(pt ? 'constrói o site' : 'builds the site')
    .option('--out <dir>', pt ? 'pasta de saída' : 'output folder', 'dist')
    .option('--compress', pt ? 'grava também .br e .gz' : 'writes .br and .gz as well')
    .option('--release', pt ? 'compressão máxima e imagens para redes sociais' : 'best compression and pictures for social networks')
    .action(async (options: { site: string; out: string; compress?: boolean; release?: boolean }) => {
      const site = siteDir(options.site);
      const settings = settingsOf(root);
      const posts = isOwnSite(root, site) ? await readPosts({ root, siteDir: site, outDir: outDir(options.out), settings, language, say: (text) => process.stdout.write(`${text}\n`) }) : [];
      const thoroughness = options.release ? 'release' : options.compress ? 'compressed' : 'plain';
      await runBuild({ root, siteDir: site, outDir: outDir(options.out), thoroughness, language, posts, data: pageData(settings) });
    });

  shared(program.command('serve'))
    .description(pt ? 'serve o site construído' : 'serves the built site')
    .option('--out <dir>', pt ? 'pasta construída' : 'built folder', 'dist')
    .option('--port <port>', pt ? 'porta' : 'port')
    .action(async (options: { out: string; port?: string }) => {
      await runServe({ outDir: outDir(options.out), port: portOf(options.port ?? process.env.PORT, servePort, language), language });
    });

  shared(program.command('start'))
    .description(pt ? 'constrói e serve' : 'builds and serves')
    .option('--out <dir>', pt ? 'pasta de saída' : 'output folder', 'dist')
    .option('--port <port>', pt ? 'porta' : 'port')
    .action(async (options: { site: string; out: string; port?: string }) => {
      await runStart({ root, siteDir: siteDir(options.site), outDir: outDir(options.out), port: portOf(options.port ?? process.env.PORT, servePort, language), language });
    });

  shared(program.command('dev'))
    .description(pt ? 'mostra o site enquanto se escreve' : 'shows the site while one writes')
    .option('--port <port>', pt ? 'porta' : 'port')
    .action(async (options: { site: string; port?: string }) => {
      await runDev({ root, siteDir: siteDir(options.site), port: portOf(options.port ?? process.env.PORT, devPort, language), language });
    });

  return program;
}
