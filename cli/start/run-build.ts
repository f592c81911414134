import { relative } from 'node:path';
import type { Post } from '../../engine/blog/post-store.ts';
import type { PageDataAddress } from '../../engine/client/data-address.ts';
import { countProblems } from '../../engine/diagnostics/format.ts';
import type { HostName } from '../../engine/hosting/hosts.ts';
import { build } from '../../engine/publish/build.ts';
import type { BuildSummary } from '../../engine/publish/build-summary.ts';
import type { BuildMode, BuildOptions } from '../../engine/publish/build-options.ts';
import { makeBundle } from '../../engine/publish/bundle.ts';
import { missingUploads } from '../../engine/media/uploads.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { siteUrl } from '../command-line/arguments.ts';
import { readableBytes, readableNumber } from '../output/numbers.ts';

/** A build that `portao build` or `portao start` makes. */
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
  /** Folder of the pictures that posts name. */
  readonly uploads?: string | undefined;
  /** What IndexNow knows the site by. */
  readonly indexNowKey?: string | undefined;
  /** Data service of another origin. */
  readonly data?: PageDataAddress | undefined;
  /** How many threads make the pages; as many as pay off unless something else is said. */
  readonly threads?: number | undefined;
  /** Which documents, as `build` takes it. */
  readonly documents?: BuildOptions['documents'];
  /** Takes the lines that a person reads; standard output if left out. */
  readonly say?: (text: string) => void;
}

/** Time without a word after which progress is shown, s. */
const quiet = 1;

/**
 * Builds the site and says what was done; returns when the clock alone makes it another. Throws what `build` and `makeBundle` throw; where the code of the site is at fault,
 * `SiteProblems`, as `check` says them.
 */
export async function runBuild(command: BuildCommand): Promise<Pick<BuildSummary, 'nextChange'>> {
  try {
    return await buildSite(command);
  } catch (error) {
    const { mistakeInOwnCode } = await import('../../engine/check/own-code-faults.ts');
    throw mistakeInOwnCode(command.siteDir, error) ?? error;
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
  uploads,
  indexNowKey,
  data,
  threads,
  documents,
  say = (text) => void process.stdout.write(`${text}\n`),
}: BuildCommand): Promise<Pick<BuildSummary, 'nextChange'>> {
  const words = commandWordsOf(language).build;
  let last = process.uptime();
  const onProgress = (done: number, total: number) => {
    if (process.uptime() - last < quiet || done === total) return;
    last = process.uptime();
    say(words.progress({ done, total }));
  };
  const onPicture: BuildOptions['onPicture'] = (done, total, secondsLeft) => {
    if (process.uptime() - last < quiet || done === total) return;
    last = process.uptime();
    say(words.pictures({ done, total, minutes: Math.round(secondsLeft / 60) }));
  };
  const summary = await build({
    siteDir,
    outDir,
    bundle: (dir) =>
      makeBundle(root, {
        siteDir: dir,
        origin: dir === siteDir ? undefined : siteDir,
        async onBuild() {
          // Code that was bundled was looked at then, and so was that of documents that were kept.
          if (documents !== 'kept')
            (await import('../../engine/check/own-code-faults.ts')).refuseOwnCode(siteDir);
          say(words.bundling);
        },
      }),
    mode,
    refuseMissing,
    host,
    posts,
    uploads,
    indexNowKey,
    data,
    url: siteUrl(process.env.SITE_URL, language),
    threads,
    ...(documents ? { documents } : {}),
    onProgress,
    onPicture,
    onWait: (pid) => say(words.waiting({ pid })),
  });
  const lost = posts.filter(
    ({ content }) => uploads !== undefined && missingUploads([content], uploads).length > 0,
  );
  if (lost.length > 0)
    say(words.missingUploads({ posts: lost.map(({ slug }) => `/blog/${slug}`).join(', ') }));
  if (summary.recovered) say(words.finishedEarlier);
  if (summary.warnings.length > 0)
    say(`${countProblems(summary.warnings, language)} ${words.seeWarnings}`);
  // `npm start` takes entries itself; whoever names no host and makes no release publishes nothing yet.
  if (summary.lostForms.length > 0 && (host || mode === 'release'))
    say(words.lostEntries({ pages: summary.lostForms.join(', '), host }));
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
  return summary;
}
