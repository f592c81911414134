import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { printPostFile } from '../../engine/content/post-file.ts';
import type { GeneratorData } from '../../engine/blog/generator/auto-post.ts';
import {
  generatePost,
  postDate,
  TopicMissing,
  type PostDraft,
} from '../../engine/blog/generator/generator.ts';
import { TopicNotCovered } from '../../engine/blog/generator/covered-topic.ts';
import { seoScore } from '../../engine/blog/seo-score.ts';
import { loadSafety } from '../../engine/content/load-safety.ts';
import { replaceFile } from '../../engine/files/replace-file.mjs';
import { WrongUse } from '../command-line/command-error.ts';
import { generatorOf } from './generator.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { refuseUnready } from './refuse-unready.ts';
import { scoreWords } from './score-words.ts';
import { postWords } from './words.ts';

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
  const pt = language === 'pt';
  const generator = generatorOf(options.siteDir, language);
  const draft = draftOf(options, generator, language);
  const { keyPhrases } = generator;
  const asJson = () =>
    out(`${JSON.stringify({ ...draft, rules: seoScore(draft, keyPhrases).rules }, null, 2)}\n`);
  if (options.status) {
    const { status } = options;
    if (status === 'published') refuseUnready(loadSafety(options.siteDir), draft);
    const post = await withPosts(context, (store) => store.publish({ ...draft, status }), {
      once: true,
    });
    if (options.json) return out(`${JSON.stringify(post, null, 2)}\n`);
    const words =
      status === 'published'
        ? pt
          ? 'Post publicado'
          : 'Post published'
        : pt
          ? 'Rascunho salvo'
          : 'Draft saved';
    return out(
      `${words}: ${postWords(post, language)}. ${scoreWords(draft, keyPhrases, language)}\n`,
    );
  }
  if (options.out !== undefined) {
    writeWhole(resolve(options.out), printPostFile(draft), options.force === true, pt);
    if (options.json) return asJson();
    return out(
      pt
        ? `Gravado em ${options.out}. Para publicar: npm run portao -- blog publish ${options.out}\n${scoreWords(draft, keyPhrases, language)}\n`
        : `Written to ${options.out}. To publish: npm run portao -- blog publish ${options.out}\n${scoreWords(draft, keyPhrases, language)}\n`,
    );
  }
  if (options.json) return asJson();
  out(printPostFile(draft));
  err(`\n${scoreWords(draft, keyPhrases, language)}\n`);
}

function draftOf(
  { topic, seed, date }: BlogGenerate,
  generator: GeneratorData,
  language: Language,
): PostDraft {
  const pt = language === 'pt';
  if (seed !== undefined && !(/^-?\d+$/.test(seed) && Number.isSafeInteger(Number(seed))))
    throw new WrongUse(
      pt
        ? `A semente "${seed}" não é um número inteiro.`
        : `The seed "${seed}" is no whole number.`,
    );
  try {
    return generatePost({
      topic,
      date: date ?? postDate(new Date()),
      seed: seed === undefined ? 0 : Number(seed),
      ...generator,
    });
  } catch (error) {
    if (error instanceof TopicMissing)
      throw new WrongUse(pt ? error.message : 'Please enter a topic to generate the post.');
    if (error instanceof TopicNotCovered)
      throw new WrongUse(
        pt
          ? `${error.message} Para outro assunto, escreva o post: npm run portao -- new post "Título"`
          : `The generator has no text about "${error.typed}". The nearest topics: ${error.nearest.map((name) => `"${name}"`).join(', ')}. For another one, write the post: npm run portao -- new post "Title"`,
      );
    if (error instanceof RangeError)
      throw new WrongUse(
        pt
          ? `O dia "${date}" não existe; escreva como 2026-11-20.`
          : `There is no day "${date}"; write it like 2026-11-20.`,
      );
    throw error;
  }
}

/** Writes a file as a whole or not at all. Throws `WrongUse` where it is there already and `force` is not asked for. */
function writeWhole(file: string, text: string, force: boolean, pt: boolean): void {
  if (!force && existsSync(file))
    throw new WrongUse(
      pt
        ? `O arquivo ${file} já existe. Escolha outro nome, ou escreva por cima com --force.`
        : `The file ${file} exists. Choose another name, or overwrite it with --force.`,
    );
  try {
    replaceFile(file, text, { durable: true });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new WrongUse(
          pt ? `A pasta de ${file} não existe.` : `The folder of ${file} does not exist.`,
        )
      : error;
  }
}
