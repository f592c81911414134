import { Option, type Command } from 'commander';
import type { PostState } from '../../engine/blog/post-store.ts';
import { loadSettings } from '../../engine/content/load-settings.ts';
import { loadSafety } from '../../engine/content/load-safety.ts';
import { askYesNo, canAsk } from '../command-line/ask-yes-no.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { settingsOf } from '../site/posts-of-build.ts';
import { progressStyle } from '../output/progress.ts';
import { runBlogAuto } from './auto.ts';
import { runBlogBin, runBlogRestore } from './bin.ts';
import { changeStatus } from './change-status.ts';
import { runBlogDelete } from './delete.ts';
import { runBlogGenerate, type BlogGenerate } from './generate.ts';
import { generatorOf } from './generator.ts';
import { runBlogList } from './list.ts';
import type { BlogContext } from './posts.ts';
import { runBlogPublish } from './publish.ts';
import { runBlogShow } from './show.ts';
import { runBlogVersions, type BlogVersions } from './versions.ts';

/** `portao blog`, with a command for each thing that can be done with posts. */
export function blogCommand(context: CommandContext): Command {
  const { root, language, out, err } = context;
  const pt = language === 'pt';
  const blog = (): BlogContext => ({
    settings: settingsOf(root),
    language,
    out,
    err,
    progress: progressStyle(),
  });
  const sub = (name: string, about: string, examples: readonly string[]) =>
    createCommand(name, { about, examples: examples.map((example) => `blog ${example}`) }, context);
  const keyPhrasesOf = (site: string) =>
    loadSettings(siteFolder(root, site)).blog?.keyPhrases ?? null;
  const json = pt ? 'responde em JSON' : 'answers in JSON';
  const slug = pt
    ? 'fim do endereço do post, depois de /blog/'
    : 'end of the address of the post, after /blog/';

  const generate = sub(
    'generate',
    pt ? 'escreve um post sobre um assunto' : 'writes a post about a topic',
    [
      'generate "Portão que não fecha"',
      'generate "Portão que não fecha" --out rascunho.md',
      'generate "Troca de cabo de aço" --seed 2 --publish',
    ],
  )
    .argument(
      '<topic>',
      pt
        ? 'assunto: um dos de site/blog/topics.yaml, também com outras palavras'
        : 'topic: one of site/blog/topics.yaml, in other words too',
    )
    .addOption(
      new Option('--publish', pt ? 'publica o post' : 'publishes the post').conflicts([
        'draft',
        'out',
      ]),
    )
    .addOption(
      new Option('--draft', pt ? 'salva como rascunho' : 'saves it as a draft').conflicts([
        'publish',
        'out',
      ]),
    )
    .option('--out <file>', pt ? 'grava em um arquivo Markdown' : 'writes it to a Markdown file')
    .option(
      '--force',
      pt ? 'grava por cima do arquivo que existe' : 'overwrites the file if there is one',
    )
    .option(
      '--seed <number>',
      pt ? 'outra versão do texto (padrão: 0)' : 'another version of the text (default: 0)',
    )
    .option(
      '--date <day>',
      pt
        ? 'dia em que é escrito, como 2026-11-20 (padrão: hoje)'
        : 'day on which it is written, like 2026-11-20 (default: today)',
    )
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
          blog(),
        ),
    );

  const publish = sub(
    'publish',
    pt ? 'publica um arquivo Markdown ou um rascunho' : 'publishes a Markdown file or a draft',
    [
      'publish site/blog/posts/portao-que-nao-fecha.md',
      'publish portao-que-nao-fecha',
      'publish promocao-de-natal --at 2026-12-01T08:00 --until 2026-12-26',
    ],
  )
    .argument(
      '<file|slug>',
      pt
        ? 'arquivo Markdown, ou o endereço de um rascunho'
        : 'Markdown file, or the address of a draft',
    )
    .option(
      '--at <moment>',
      pt
        ? 'aparece só a partir deste dia e hora, de São Paulo'
        : 'appears from this day and time of São Paulo on',
    )
    .option(
      '--until <moment>',
      pt ? 'sai do ar neste dia e hora' : 'is taken off on this day and time',
    )
    .action((what: string, { site, at, until }: { site: string; at?: string; until?: string }) =>
      runBlogPublish(
        {
          what,
          at,
          until,
          rules: loadSafety(siteFolder(root, site)),
          keyPhrases: keyPhrasesOf(site),
        },
        blog(),
      ),
    );

  const list = sub('list', pt ? 'lista os posts' : 'lists the posts', [
    'list',
    'list --status draft',
    'list --json',
  ])
    .addOption(
      new Option(
        '--status <status>',
        pt
          ? 'só os publicados, agendados, retirados ou rascunhos'
          : 'only those published, scheduled, withdrawn, or drafts',
      ).choices(['published', 'scheduled', 'withdrawn', 'draft']),
    )
    .option('--json', json)
    .action(({ status, json: asJson = false }: { status?: PostState; json?: boolean }) =>
      runBlogList({ status, json: asJson }, blog()),
    );

  const show = sub(
    'show',
    pt ? 'mostra um post, como arquivo Markdown' : 'shows a post, as a Markdown file',
    ['show portao-que-nao-fecha', 'show portao-que-nao-fecha > copia.md'],
  )
    .argument('<slug>', slug)
    .option('--json', json)
    .action((named: string, { site, json: asJson = false }: { site: string; json?: boolean }) =>
      runBlogShow({ slug: named, keyPhrases: keyPhrasesOf(site), json: asJson }, blog()),
    );

  const unpublish = sub(
    'unpublish',
    pt
      ? 'tira um post do ar; ele fica como rascunho'
      : 'takes a post off the site; it stays as a draft',
    ['unpublish portao-que-nao-fecha'],
  )
    .argument('<slug>', slug)
    .action((named: string) => changeStatus(named, 'draft', blog()));

  const remove = sub(
    'delete',
    pt ? 'exclui um post (pergunta antes)' : 'deletes a post (asks first)',
    [
      'show portao-que-nao-fecha > copia.md',
      'delete portao-que-nao-fecha',
      'delete portao-que-nao-fecha --yes',
    ],
  )
    .argument('<slug>', slug)
    .option('--yes', pt ? 'não pergunta' : 'does not ask')
    .action((named: string, { yes = false }: { yes?: boolean }) =>
      runBlogDelete(
        { slug: named, yes, confirm: canAsk() ? (question) => askYesNo(question, language) : null },
        blog(),
      ),
    );

  const bin = sub(
    'bin',
    pt
      ? 'lista os posts excluídos há menos de 30 dias'
      : 'lists the posts deleted in the last 30 days',
    ['bin', 'bin --json'],
  )
    .option('--json', json)
    .action(({ json: asJson = false }: { json?: boolean }) => runBlogBin({ json: asJson }, blog()));

  const restore = sub(
    'restore',
    pt ? 'traz um post excluído de volta' : 'brings a deleted post back',
    ['bin', 'restore portao-que-nao-fecha'],
  )
    .argument('<slug>', slug)
    .action((named: string) => runBlogRestore({ slug: named }, blog()));

  const versions = sub(
    'versions',
    pt
      ? 'lista as versões de um post, e volta a uma'
      : 'lists the versions of a post, and goes back to one',
    [
      'versions portao-que-nao-fecha',
      'versions portao-que-nao-fecha --show 12 > antes.md',
      'versions portao-que-nao-fecha --restore 12',
    ],
  )
    .argument('<slug>', slug)
    .option(
      '--show <version>',
      pt ? 'mostra a versão, como arquivo Markdown' : 'shows the version, as a Markdown file',
    )
    .addOption(
      new Option(
        '--restore <version>',
        pt
          ? 'volta a esta versão: título, descrição, tags e texto'
          : 'goes back to this version: title, description, tags and text',
      ).conflicts('show'),
    )
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
          { slug: named, json: asJson, keyPhrases: keyPhrasesOf(site), ...which },
          blog(),
        ),
    );

  const auto = sub(
    'auto',
    pt
      ? 'cria o post do dia, se é hora (para o cron)'
      : "creates the day's post if it is due (for cron)",
    ['auto', 'auto --json', 'auto --since 2026-12-01T08:17:00Z'],
  )
    .option(
      '--since <moment>',
      pt
        ? 'diz também que posts entraram no ar ou saíram desde então'
        : 'also tells which posts appeared or were taken off since then',
    )
    .option('--json', json)
    // A cron mails whatever is written: without a terminal there is one line.
    .action(
      ({ site, since, json: asJson = false }: { site: string; since?: string; json?: boolean }) =>
        runBlogAuto(
          { generator: () => generatorOf(siteFolder(root, site), language), json: asJson, since },
          { ...blog(), progress: progressStyle('none') },
        ),
    );

  const all = createCommand(
    'blog',
    { about: pt ? 'escreve e publica posts do blog' : 'writes and publishes posts of the blog' },
    context,
    { site: false },
  ).helpCommand(false);
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
    auto,
  ])
    all.addCommand(one);
  return all;
}
