import type { Command } from 'commander';
import { hosts, type HostName } from '../../engine/hosting/hosts.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import {
  createCommand,
  outFolder,
  siteFolder,
  type CommandContext,
} from '../command-line/command.ts';
import { pageData, readPosts, settingsOf } from '../site/posts-of-build.ts';
import { uploadsOf } from '../site/pictures-of-posts.ts';
import { indexNowKey } from '../command-line/arguments.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { runBuild } from '../start/run-build.ts';

/** Most threads of a build: no machine that builds sites has more to give. */
const mostThreads = 64;

/** A number of threads, as a person writes it. Throws `WrongUse`. */
function threadsOf(text: string, language: Language): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= mostThreads) return count;
  throw new WrongUse(commandWordsOf(language).build.noThreads({ text, mostThreads }));
}

/** A host, as a person writes it. Throws `WrongUse`. */
function hostOf(name: string, compress: boolean, language: Language): HostName {
  const words = commandWordsOf(language).build;
  if (!Object.hasOwn(hosts, name)) {
    const names = Object.keys(hosts).join(', ');
    throw new WrongUse(words.unknownHost({ name, names }));
  }
  const host = name as HostName;
  if (compress && !hosts[host].sendsCompressed) throw new WrongUse(words.hostCompresses({ host }));
  return host;
}

/** `portao build`. */
export function buildCommand(context: CommandContext): Command {
  const { root, language, out, exit } = context;
  const words = commandWordsOf(language).build;
  return createCommand(
    'build',
    {
      about: words.aboutBuild,
      examples: [
        'build',
        'build --release --for netlify',
        `build --site ${commandWordsOf(language).examples.otherSite} --out /var/www/site`,
      ],
    },
    context,
  )
    .option('--out <dir>', commandWordsOf(language).shared.outFolder, 'dist')
    .option('--compress', words.compress)
    .option('--release', words.release)
    .option('--allow-placeholders', words.allowPlaceholders)
    .option('--for <host>', words.forHost({ hosts: Object.keys(hosts).join(', ') }))
    .option('--threads <n>', words.threads)
    .action(
      async (options: {
        site: string;
        out: string;
        compress?: boolean;
        release?: boolean;
        allowPlaceholders?: boolean;
        for?: string;
        threads?: string;
      }) => {
        const host = options.for
          ? hostOf(options.for, options.compress ?? false, language)
          : undefined;
        const siteDir = siteFolder(root, options.site);
        const settings = settingsOf(siteDir);
        const outDir = outFolder(siteDir, options.out);
        const posts = await readPosts({
          siteDir,
          outDir,
          settings,
          language,
          say: (text) => out(`${text}\n`),
        });
        const mode = options.release ? 'release' : options.compress ? 'compressed' : 'plain';
        await runBuild({
          root,
          siteDir,
          outDir,
          mode,
          refuseMissing: options.release === true && options.allowPlaceholders !== true,
          host,
          language,
          posts,
          indexNowKey: indexNowKey(process.env.INDEXNOW_KEY, language),
          uploads: uploadsOf(settings, siteDir),
          data: pageData(settings),
          ...(options.threads ? { threads: threadsOf(options.threads, language) } : {}),
        });
        exit(0);
      },
    );
}
