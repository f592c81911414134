import { relative } from 'node:path';
import type { Command } from 'commander';
import { mistakeInOwnCode, refuseOwnCode } from '../../engine/check/own-code-faults.ts';
import { build } from '../../engine/publish/build.ts';
import { hosts, type HostName } from '../../engine/hosting/hosts.ts';
import type { BuildMode, BuildOptions } from '../../engine/publish/build-options.ts';
import type { Language } from '../../engine/words/language.ts';
import { countProblems } from '../../engine/diagnostics/format.ts';
import type { Post } from '../../engine/blog/post-store.ts';
import { makeBundle } from '../../engine/publish/bundle.ts';
import type { PageDataAddress } from '../../engine/client/data-address.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import {
  createCommand,
  outFolder,
  siteFolder,
  type CommandContext,
} from '../command-line/command.ts';
import { isOwnSite, pageData, readPosts, settingsOf } from '../site/posts-of-build.ts';
import { siteUrl } from '../command-line/arguments.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { readableBytes, readableNumber } from '../output/numbers.ts';

/** Options of `portao build`. */
export interface BuildCommand {
  readonly root: string;
  readonly siteDir: string;
  readonly outDir: string;
  readonly mode: BuildMode;
  /** True where nothing is published while something is missing before the site may be public. */
  readonly refuseMissing?: boolean;
  /** Where the site goes. */
  readonly host?: HostName | undefined;
  readonly language: Language;
  /** Published posts. */
  readonly posts: readonly Post[];
  /** Data service of another origin. */
  readonly data?: PageDataAddress | undefined;
  /** How many threads make the pages; as many as pay off unless something else is said. */
  readonly threads?: number | undefined;
  /** Which documents, as `build` takes it. */
  readonly documents?: BuildOptions['documents'];
  /** Takes the lines that a person reads; standard output if left out. */
  readonly say?: (text: string) => void;
}

/** Time without a word after which progress is shown, ms. */
const quietMs = 1000;

/**
 * Builds the site and says what was done. Throws what `build` and `makeBundle` throw; where the code of the site is at fault,
 * `SiteProblems`, as `check` says them.
 */
export async function runBuild(command: BuildCommand): Promise<void> {
  const { siteDir, documents } = command;
  // The code of documents that were kept was looked at when they were.
  if (documents !== 'kept') refuseOwnCode(siteDir);
  try {
    await buildSite(command);
  } catch (error) {
    throw mistakeInOwnCode(siteDir, error) ?? error;
  }
}

async function buildSite({
  root,
  siteDir,
  outDir,
  mode,
  refuseMissing = false,
  host,
  language,
  posts,
  data,
  threads,
  documents,
  say = (text) => void process.stdout.write(`${text}\n`),
}: BuildCommand): Promise<void> {
  const words = commandWordsOf(language).build;
  let last = performance.now();
  const onProgress = (done: number, total: number) => {
    if (performance.now() - last < quietMs || done === total) return;
    last = performance.now();
    say(words.progress({ done, total }));
  };
  const summary = await build({
    siteDir,
    outDir,
    bundle: (dir) =>
      makeBundle(root, {
        siteDir: dir,
        origin: dir === siteDir ? undefined : siteDir,
        onBuild: () => say(words.bundling),
      }),
    mode,
    refuseMissing,
    host,
    posts,
    data,
    url: siteUrl(process.env.SITE_URL, language),
    threads,
    ...(documents ? { documents } : {}),
    onProgress,
    onWait: (pid) => say(words.waiting({ pid })),
  });
  if (summary.recovered) say(words.finishedEarlier);
  if (summary.warnings.length > 0)
    say(`${countProblems(summary.warnings, language)} ${words.seeWarnings}`);
  if (mode === 'release' && summary.missing > 0) say(words.missing({ count: summary.missing }));
  const seconds = readableNumber(summary.seconds, 2, language);
  const bytes = readableBytes(summary.bytes, language);
  const folder = relative(process.cwd(), outDir) || '.';
  say(
    words.built({
      pages: summary.pages,
      folder,
      bytes,
      rendered: summary.rendered,
      unchanged: summary.pages - summary.rendered,
      filesWritten: summary.filesWritten,
      filesRemoved: summary.filesRemoved,
      seconds,
    }),
  );
}

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
        const settings = settingsOf(root);
        const outDir = outFolder(root, options.out);
        const posts = isOwnSite(root, siteDir)
          ? await readPosts({
              siteDir,
              outDir,
              settings,
              language,
              say: (text) => out(`${text}\n`),
            })
          : [];
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
          data: pageData(settings),
          ...(options.threads ? { threads: threadsOf(options.threads, language) } : {}),
        });
        exit(0);
      },
    );
}
