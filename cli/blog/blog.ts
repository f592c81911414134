import { join, relative } from 'node:path';
import { Option, type Command } from 'commander';
import { noScoring, type Scoring } from '../../engine/blog/seo-score.ts';
import type { PostState } from '../../engine/blog/post-store.ts';
import { loadSettings } from '../../engine/content/load-settings.ts';
import { SiteProblems } from '../../engine/diagnostics/problem.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { localeOf } from '../../engine/words/locale.ts';
import { languages } from '../../engine/words/language.ts';
import { askYesNo, canAsk } from '../command-line/ask-yes-no.ts';
import {
  choiceOption,
  createCommand,
  projectSite,
  siteFolder,
  type CommandContext,
} from '../command-line/command.ts';
import { siteTimeZone } from '../command-line/arguments.ts';
import { settingsOf } from '../site/posts-of-build.ts';
import { progressStyle } from '../output/progress.ts';
import { runBlogAuto } from './auto.ts';
import { runBlogBin, runBlogRestore } from './bin.ts';
import { changeStatus } from './change-status.ts';
import { runBlogClaims } from './claims.ts';
import { runBlogDelete } from './delete.ts';
import { runBlogGenerate, type BlogGenerate } from './generate.ts';
import { generatorOf } from './generator.ts';
import { runBlogList } from './list.ts';
import { changedSince, loadPostSite } from './post-site.ts';
import type { BlogContext } from './posts.ts';
import { runBlogPublish } from './publish.ts';
import { runBlogShow } from './show.ts';
import { runBlogVersions, type BlogVersions } from './versions.ts';

/** What a post may be, as `--status` has it. */
const states: readonly PostState[] = ['published', 'scheduled', 'withdrawn', 'review', 'draft'];
/** The words for a state in every language: what one person reads in a list, another types. */
const wordsOf = (state: PostState) =>
  languages.map((language) => commandWordsOf(language).blog.states[state]);

/** `portao blog`, with a command for each thing that can be done with posts. */
export function blogCommand(context: CommandContext): Command {
  const { root, language, out, err } = context;
  const { help: words, states: stateWords } = commandWordsOf(language).blog;
  const blog = (site: string): BlogContext => ({
    settings: settingsOf(siteFolder(root, site)),
    language,
    timeZone: siteTimeZone(siteFolder(root, site)),
    out,
    err,
    progress: progressStyle(),
  });
  const sub = (name: string, about: string, examples: readonly string[]) =>
    createCommand(name, { about, examples: examples.map((example) => `blog ${example}`) }, context);
  const scoringOf = (site: string): Scoring => {
    const { blog: settings, claims } = loadSettings(siteFolder(root, site));
    return { keyPhrases: settings?.keyPhrases ?? null, claims };
  };
  /** The same, or undefined where `site.yaml` cannot be used: a post is shown all the same. */
  const readableScoringOf = (site: string) => {
    try {
      return scoringOf(site);
    } catch (error) {
      if (error instanceof SiteProblems) return undefined;
      throw error;
    }
  };
  const json = commandWordsOf(language).shared.json;
  const slug = words.slug;
  const names = commandWordsOf(language).examples;

  const generate = sub('generate', words.generate, [
    `generate "${names.topic}"`,
    `generate "${names.topic}" --out ${names.draft}`,
    `generate "${names.topic}" --seed 2 --publish`,
  ])
    .argument('<topic>', words.topic)
    .addOption(new Option('--publish', words.generatePublish).conflicts(['draft', 'out']))
    .addOption(new Option('--draft', words.generateDraft).conflicts(['publish', 'out']))
    .option('--out <file>', words.generateOut)
    .option('--force', words.generateForce)
    .option('--seed <number>', words.generateSeed)
    .option('--date <day>', words.generateDate)
    .option('--json', json)
    .action(
      (
        topic: string,
        {
          site,
          publish,
          draft,
          ...more
        }: { site: string; publish?: boolean; draft?: boolean } & Pick<
          BlogGenerate,
          'out' | 'force' | 'seed' | 'date' | 'json'
        >,
      ) =>
        runBlogGenerate(
          {
            siteDir: siteFolder(root, site),
            topic,
            ...more,
            status: publish ? 'published' : draft ? 'draft' : undefined,
          },
          blog(site),
        ),
    );

  const publish = sub('publish', words.publish, [
    `publish ${join(relative(root, projectSite(root)), `blog/posts/${names.slug}.md`)}`,
    `publish ${names.slug}`,
    `publish ${names.holiday} --at 2026-12-01T08:00 --until 2026-12-26`,
  ])
    .argument('<file|slug>', words.fileOrSlug)
    .option('--at <moment>', words.publishAt)
    .option('--until <moment>', words.publishUntil)
    .action((what: string, { site, at, until }: { site: string; at?: string; until?: string }) =>
      runBlogPublish(
        {
          what,
          at,
          until,
          postSite: loadPostSite(siteFolder(root, site)),
          scoring: scoringOf(site),
        },
        blog(site),
      ),
    );

  const list = sub('list', words.list, ['list', 'list --status draft', 'list --json'])
    .addOption(
      choiceOption('--status <status>', words.listStatus, Object.values(stateWords), (text) =>
        states.find((state) => [state, ...wordsOf(state)].includes(text.toLowerCase())),
      ),
    )
    .option('--json', json)
    .action(
      ({
        site,
        status,
        json: asJson = false,
      }: {
        site: string;
        status?: PostState;
        json?: boolean;
      }) => runBlogList({ status, json: asJson }, blog(site)),
    );

  const show = sub('show', words.show, [`show ${names.slug}`, `show ${names.slug} > ${names.copy}`])
    .argument('<slug>', slug)
    .option('--json', json)
    .action((named: string, { site, json: asJson = false }: { site: string; json?: boolean }) =>
      runBlogShow({ slug: named, scoring: readableScoringOf(site), json: asJson }, blog(site)),
    );

  const unpublish = sub('unpublish', words.unpublish, [`unpublish ${names.slug}`])
    .argument('<slug>', slug)
    .action((named: string, { site }: { site: string }) =>
      changeStatus(named, 'draft', blog(site)),
    );

  const remove = sub('delete', words.delete, [
    `show ${names.slug} > ${names.copy}`,
    `delete ${names.slug}`,
    `delete ${names.slug} --yes`,
  ])
    .argument('<slug>', slug)
    .option('--yes', commandWordsOf(language).shared.asksNothing)
    .action((named: string, { site, yes = false }: { site: string; yes?: boolean }) =>
      runBlogDelete(
        { slug: named, yes, confirm: canAsk() ? (question) => askYesNo(question, language) : null },
        blog(site),
      ),
    );

  const bin = sub('bin', words.bin, ['bin', 'bin --json'])
    .option('--json', json)
    .action(({ site, json: asJson = false }: { site: string; json?: boolean }) =>
      runBlogBin({ json: asJson }, blog(site)),
    );

  const restore = sub('restore', words.restore, ['bin', `restore ${names.slug}`])
    .argument('<slug>', slug)
    .action((named: string, { site }: { site: string }) =>
      runBlogRestore({ slug: named }, blog(site)),
    );

  const versions = sub('versions', words.versions, [
    `versions ${names.slug}`,
    `versions ${names.slug} --show 12 > ${names.before}`,
    `versions ${names.slug} --restore 12`,
  ])
    .argument('<slug>', slug)
    .option('--show <version>', words.versionsShow)
    .addOption(new Option('--restore <version>', words.versionsRestore).conflicts('show'))
    .option('--json', json)
    .action(
      (
        named: string,
        {
          site,
          json: asJson = false,
          ...which
        }: { site: string; json?: boolean } & Pick<BlogVersions, 'show' | 'restore'>,
      ) =>
        runBlogVersions(
          {
            slug: named,
            json: asJson,
            // A version that is brought back gets its score; the others need nothing of the site.
            scoring: which.restore === undefined ? noScoring : scoringOf(site),
            ...which,
          },
          blog(site),
        ),
    );

  const auto = sub('auto', words.auto, ['auto', 'auto --json', 'auto --since 2026-12-01T08:17:00Z'])
    .option('--since <moment>', words.autoSince)
    .option('--json', json)
    // A cron mails whatever is written: without a terminal there is one line.
    .action(
      ({ site, since, json: asJson = false }: { site: string; since?: string; json?: boolean }) =>
        runBlogAuto(
          {
            generator: () => generatorOf(siteFolder(root, site), language),
            postSite: () => loadPostSite(siteFolder(root, site)),
            siteChanged: (from) => changedSince(siteFolder(root, site), from),
            json: asJson,
            since,
          },
          { ...blog(site), progress: progressStyle('none') },
        ),
    );

  const claims = sub('claims', words.claims, ['claims', 'claims --write'])
    .option('--write', words.claimsWrite)
    .action(({ site, write = false }: { site: string; write?: boolean }) => {
      const settings = loadSettings(siteFolder(root, site));
      return runBlogClaims(
        {
          claims: settings.claims,
          locale: localeOf(settings),
          scoring: scoringOf(site),
          write,
        },
        blog(site),
      );
    });

  const all = createCommand('blog', { about: words.about }, context, { site: false }).helpCommand(
    false,
  );
  for (const one of [
    generate,
    publish,
    list,
    show,
    unpublish,
    remove,
    bin,
    restore,
    versions,
    claims,
    auto,
  ])
    all.addCommand(one);
  return all;
}
