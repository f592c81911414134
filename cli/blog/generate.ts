import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { dayOf } from '../../engine/words/days.ts';
import type { Language } from '../../engine/words/language.ts';
import { printPostFile } from '../../engine/content/posts/post-file.ts';
import type { GeneratorData } from '../../engine/blog/generator/auto-post.ts';
import {
  generatePost,
  TopicMissing,
  type PostDraft,
} from '../../engine/blog/generator/generator.ts';
import { TopicNotCovered } from '../../engine/blog/generator/covered-topic.ts';
import { alikePost } from '../../engine/blog/likeness/alike-post.ts';
import type { PostStore } from '../../engine/blog/post-store.ts';
import { seoScore } from '../../engine/blog/seo-score.ts';
import { replaceFile } from '../../engine/files/replace-file.mjs';
import { commandWordsOf, type CommandWords } from '../../engine/words/commands.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { generatorOf } from './generator.ts';
import { loadPostSite } from './post-site.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { refuseUnready } from './refuse-unready.ts';
import { scoreWords } from './score-words.ts';
import { postWords } from './words.ts';

type Words = CommandWords['blog'];

/** Options of `portao blog generate`. */
export interface BlogGenerate {
  readonly siteDir: string;
  /** One of the topics of the site, in its words or in others. */
  readonly topic: string;
  /** Published or saved as a draft; else it is printed, or written to `out`. */
  readonly status?: 'published' | 'draft' | undefined;
  readonly out?: string | undefined;
  readonly force?: boolean | undefined;
  readonly seed?: string | undefined;
  readonly date?: string | undefined;
  readonly json?: boolean | undefined;
}

/** Writes a draft about a topic, as the generator of the panel does. Throws `WrongUse` and `SiteProblems`. */
export async function runBlogGenerate(options: BlogGenerate, context: BlogContext): Promise<void> {
  const { language, out, err } = context;
  const words = commandWordsOf(language).blog;
  const generator = generatorOf(options.siteDir, language);
  const draft = draftOf(options, generator, language);
  const asJson = () =>
    out(`${JSON.stringify({ ...draft, rules: seoScore(draft, generator).rules }, null, 2)}\n`);
  if (options.status) {
    const { status } = options;
    if (status === 'published') refuseUnready(loadPostSite(options.siteDir), draft);
    const publish = async (store: PostStore) => {
      const alike = alikePost(draft.content, await store.texts(), generator.claims);
      if (alike) throw new WrongUse(words.alikePost(alike));
      return store.publish({ ...draft, status });
    };
    const post = await withPosts(context, publish, { once: true });
    if (options.json) return out(`${JSON.stringify(post, null, 2)}\n`);
    const what = status === 'published' ? words.published : words.draftSaved;
    return out(
      `${what}: ${postWords(post, language)}. ${scoreWords(draft, generator, language)}\n`,
    );
  }
  if (options.out !== undefined) {
    writeWhole(resolve(options.out), printPostFile(draft), options.force === true, words);
    if (options.json) return asJson();
    return out(
      words.writtenToFile({ file: options.out, score: scoreWords(draft, generator, language) }),
    );
  }
  if (options.json) return asJson();
  out(printPostFile(draft));
  err(`\n${scoreWords(draft, generator, language)}\n`);
}

function draftOf(
  { topic, seed, date }: BlogGenerate,
  generator: GeneratorData,
  language: Language,
): PostDraft {
  const words = commandWordsOf(language).blog;
  if (seed !== undefined && !(/^-?\d+$/.test(seed) && Number.isSafeInteger(Number(seed))))
    throw new WrongUse(words.seedNoNumber({ seed }));
  try {
    return generatePost({
      topic,
      date: date ?? dayOf(new Date(), generator.timeZone),
      seed: seed === undefined ? 0 : Number(seed),
      ...generator,
    });
  } catch (error) {
    if (error instanceof TopicMissing) throw new WrongUse(words.noTopic);
    if (error instanceof TopicNotCovered)
      throw new WrongUse(words.topicNotCovered({ topic: error.typed, nearest: error.nearest }));
    if (error instanceof RangeError) throw new WrongUse(words.noSuchDay({ date }));
    throw error;
  }
}

/** Writes a file as a whole or not at all. Throws `WrongUse` where it is there already and `force` is not asked for. */
function writeWhole(file: string, text: string, force: boolean, words: Words): void {
  if (!force && existsSync(file)) throw new WrongUse(words.fileExists({ file }));
  try {
    replaceFile(file, text, { durable: true });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new WrongUse(words.noFolderOf({ file }))
      : error;
  }
}
