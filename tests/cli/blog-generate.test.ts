// `portao blog generate` and `portao blog auto`, as functions and as processes that find the running service by its lock.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runBlogAuto } from '../../cli/blog/auto.ts';
import { runBlogGenerate } from '../../cli/blog/generate.ts';
import type { BlogContext } from '../../cli/blog/posts.ts';
import { anySite } from '../../cli/blog/post-site.ts';
import { runBlogPublish } from '../../cli/blog/publish.ts';
import { WrongUse } from '../../cli/command-line/command-error.ts';
import type { Language } from '../../engine/words/language.ts';
import { loadGenerator } from '../../engine/resolve/generator/load-generator.ts';
import { loadSettings } from '../../engine/content/load-settings.ts';
import { generatePost } from '../../engine/blog/generator/generator.ts';
import { root } from '../structure/tree.ts';
import { blogSite, steady } from './blog-site.ts';
import { portao } from './run-portao.ts';
import { blogStand, header, newPost } from './blog-stand.ts';

const here = blogStand();
const { blog, process, failure, file, slugs, folder } = here;
const site = join(root, 'site');

describe('blog generate', () => {
  const options = { topic: 'Portão que não fecha', date: '2026-11-20' };

  it('prints the draft as a file and its score beside it, and saves nothing', async () => {
    const small = blogSite().dir;
    expect(
      await blog((context) => runBlogGenerate({ siteDir: small, ...options }, context)),
    ).toMatchSnapshot();
    expect(await slugs()).toEqual([]);
  });

  it('says in English what the score lacks', async () => {
    const { err } = await blog(
      (context) => runBlogGenerate({ siteDir: blogSite().dir, ...options }, context),
      'en',
    );
    expect(err).toMatchSnapshot();
  });

  it('writes as a process what it writes as a function, on the real site', async () => {
    const { out } = await blog((context) =>
      runBlogGenerate({ siteDir: site, ...options, seed: '3' }, context),
    );
    expect(await process('generate', options.topic, '--date', options.date, '--seed', '3')).toEqual(
      { code: 0, out, err: '\nSEO 100/100\n' },
    );
  });

  it('writes another post for another seed, and the same for the same', async () => {
    const draft = async (seed: string) =>
      (await blog((context) => runBlogGenerate({ siteDir: site, ...options, seed }, context))).out;
    expect(await draft('1')).toBe(await draft('1'));
    expect(await draft('1')).not.toBe(await draft('2'));
  });

  it('needs no data service', async () => {
    expect(
      (
        await portao(['blog', 'generate', options.topic, '--json'], {
          DATA_DIR: join(folder, 'none'),
        })
      ).code,
    ).toBe(0);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it.each<['published' | 'draft', Language]>([
    ['published', 'pt-BR'],
    ['draft', 'pt-BR'],
    ['draft', 'en'],
  ])(
    'makes it %s, says so in %s, and numbers an address that is taken',
    async (status, language) => {
      const taken = file(`${header}\nslug: portao-que-nao-fecha-dois-guias`);
      await blog((context) => runBlogPublish({ what: taken }, context));
      const siteDir = blogSite().dir;
      const made = (context: BlogContext) =>
        runBlogGenerate({ siteDir, ...options, status }, context);
      expect((await blog(made, language)).out).toMatchSnapshot();
      expect(await slugs(status)).toContain('portao-que-nao-fecha-dois-guias-2');
    },
  );

  it('makes no post that repeats another one, which it names', async () => {
    const siteDir = blogSite().dir;
    const made = (context: BlogContext) =>
      runBlogGenerate({ siteDir, ...options, status: 'draft' }, context);
    await blog(made);
    expect([await failure(made), await failure(made, 'en')]).toEqual([
      'O texto repete 100% de /blog/portao-que-nao-fecha-dois-guias (“Portão que não fecha: dois guias”). Escolha outro assunto, ou mude aquele post.',
      'The text repeats 100% of /blog/portao-que-nao-fecha-dois-guias ("Portão que não fecha: dois guias"). Choose another topic, or change that post.',
    ]);
    expect(await slugs('draft')).toEqual(['portao-que-nao-fecha-dois-guias']);
  });

  it('writes a file that is published as it is', async () => {
    const out = join(folder, 'rascunho.md');
    expect(
      steady(
        (
          await blog((context) =>
            runBlogGenerate({ siteDir: blogSite().dir, ...options, out }, context),
          )
        ).out,
      ),
    ).toMatchSnapshot();
    await blog((context) => runBlogPublish({ what: out }, context));
    expect(await slugs('published')).toEqual(['portao-que-nao-fecha-dois-guias']);
  });

  it('leaves a file alone that is there, unless it is told not to', async () => {
    const out = file(header);
    const before = readFileSync(out, 'utf8');
    const run = (force: boolean) => (context: BlogContext) =>
      runBlogGenerate({ siteDir: blogSite().dir, ...options, out, force }, context);
    await expect(blog(run(false))).rejects.toThrow(/já existe.*--force/);
    expect(readFileSync(out, 'utf8')).toBe(before);
    await blog(run(true));
    expect(readFileSync(out, 'utf8')).toContain('slug: portao-que-nao-fecha-dois-guias');
  });

  it.each([
    [
      'a blank topic',
      { topic: ' \t' },
      'Por favor, insira um tópico para gerar o post.',
      'Please enter a topic to generate the post.',
    ],
    [
      'a topic that no text is about',
      { topic: 'casa de praia' },
      'O gerador não tem texto sobre “casa de praia”. Os assuntos mais próximos: “Garantia do motor de portão”, “Troca de cabo de aço”, “Mudança para casa com portão”. Para outro assunto, escreva o post: npm run portao -- new post "Título"',
      'The generator has no text about "casa de praia". The nearest topics: "Garantia do motor de portão", "Troca de cabo de aço", "Mudança para casa com portão". For another one, write the post: npm run portao -- new post "Title"',
    ],
    [
      'a seed that is no number',
      { seed: 'dois' },
      'A semente "dois" não é um número inteiro.',
      'The seed "dois" is no whole number.',
    ],
    [
      'a day that does not exist',
      { date: '2026-02-30' },
      'O dia "2026-02-30" não existe; escreva como 2026-11-20.',
      'There is no day "2026-02-30"; write it like 2026-11-20.',
    ],
  ])('refuses %s in words', async (_, wrong, pt, en) => {
    const run = (context: BlogContext) =>
      runBlogGenerate({ siteDir: site, ...options, ...wrong }, context);
    expect([await failure(run), await failure(run, 'en')]).toEqual([pt, en]);
    await expect(blog(run)).rejects.toBeInstanceOf(WrongUse);
  });

  it('does not publish and save as a draft at once', async () => {
    const { code, err } = await process('generate', 'Portão', '--publish', '--draft');
    expect([code, err]).toEqual([2, expect.stringContaining('não vão juntas') as string]);
  });
});

// The slot of 24 hours is given once: these follow each other.
describe('blog auto', () => {
  const generator =
    (opening = 'Temos {{claims.technicians}} técnicos.') =>
    () =>
      loadGenerator(blogSite({ opening }).dir)!;
  const auto = (language?: Language, make = generator()) =>
    blog((context) => runBlogAuto({ generator: make, json: false }, context), language);

  it('makes nothing while the scheduler is off, and reads no templates for it', async () => {
    const unread = vi.fn(generator());
    expect([await auto('pt-BR', unread), await auto('en', unread)]).toMatchSnapshot();
    expect(unread).not.toHaveBeenCalled();
    expect(await slugs()).toEqual([]);
  });

  it('tells which posts appeared or went by their dates since a moment', async () => {
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
    const post = (slug: string, from: number, until?: number) =>
      here.store.create(
        newPost({
          slug,
          published_at: days(from),
          ...(until === undefined ? {} : { withdrawn_at: days(until) }),
        }),
      );
    await post('entrou', -1);
    await post('saiu', -9, -1);
    await post('antigo', -9, 9);
    await post('foi-se', -9, -8);
    await post('vem-ai', 1);
    await here.store.create(newPost({ slug: 'rascunho', status: 'draft', published_at: days(-1) }));
    const said = JSON.parse((await process('auto', '--since', days(-2), '--json')).out) as {
      changed: { slug: string; state: string }[];
    };
    expect(said.changed.map(({ slug, state }) => [slug, state])).toEqual([
      ['saiu', 'withdrawn'],
      ['entrou', 'published'],
    ]);
    const words = await blog((context) =>
      runBlogAuto({ generator: generator(), json: false, since: days(-2) }, context),
    );
    expect(words.out.split('\n').slice(1)).toEqual([
      'Saiu do ar: "Portão que não fecha", em /blog/saiu.',
      'Entrou no ar: "Portão que não fecha", em /blog/entrou.',
      '',
    ]);
  });

  it('publishes no post that advises what hurts, and says the rule', async () => {
    await here.store.setScheduler(true);
    const rule = {
      id: 'x',
      rule: 'Diz a regra.',
      why: 'Porque machuca.',
      instead: 'Assim não.',
      within: 'sentence' as const,
      finds: ['temos ... tecnicos'],
    };
    const settings = loadSettings(blogSite().dir);
    const postSite = () => ({ ...anySite, settings, rules: { rules: [rule] } });
    const run = (context: BlogContext) =>
      runBlogAuto({ generator: generator(), postSite, json: false }, context);
    expect(await failure(run)).toMatch(
      /^\/blog\/portao-que-nao-fecha-[a-z]+-dicas?:8:1 {2}safety\n[^]*"Temos 128 técnicos\." é um conselho que machuca\./,
    );
    expect(await here.store.schedulerState()).toMatchObject({ due: true, runs: [] });
    expect(await slugs()).toEqual([]);
  });

  it('gives the slot back where the post cannot be inserted', async () => {
    await here.store.setScheduler(true);
    const loaded = generator()();
    const closings = [{ heading: 'No fim', text: 'a'.repeat(200_001) }];
    const outlines = { ...loaded.templates.outlines, closings };
    const long = () => ({ ...loaded, templates: { ...loaded.templates, outlines } });
    const run = (context: BlogContext) => runBlogAuto({ generator: long, json: false }, context);
    expect(await failure(run)).toContain('O banco de dados não aceitou um dos valores');
    expect(await here.store.schedulerState()).toMatchObject({
      due: true,
      last_post_at: null,
      runs: [],
    });
    expect(await slugs()).toEqual([]);
  });

  it('says in a line that every topic has a post, and leaves no line in the history for it', async () => {
    const past = new Date(Date.now() - 9 * 86_400_000).toISOString();
    await here.store.setScheduler(true);
    const post = generatePost({
      topic: 'Portão que não fecha',
      date: '2026-11-20',
      ...generator()(),
    });
    await here.store.create({ ...post, published_at: past });
    expect((await auto()).out).toBe(
      'Nenhum post: acabaram os assuntos. O único do gerador já tem post, e outro o repetiria. Escreva um post (npm run portao -- new post "Título"), ou acrescente assuntos em blog/topics.yaml.\n',
    );
    expect(await here.store.schedulerState()).toMatchObject({ due: true, runs: [] });
  });

  it('makes one post, of however many processes and functions that are called at once', async () => {
    const small = blogSite().dir;
    const processes = Array.from({ length: 4 }, () => process('auto', '--site', small));
    const functions = Array.from({ length: 8 }, () => auto());
    const said = [...(await Promise.all(functions)), ...(await Promise.all(processes))];
    expect(said.filter(({ out }) => out.startsWith('Post criado')).map(({ out }) => out)).toEqual([
      expect.stringMatching(
        /^Post criado: "Portão que não fecha: .+", em \/blog\/portao-que-nao-fecha-.+\.\n$/,
      ) as string,
    ]);
    expect(
      said.filter(({ out }) => out.startsWith('Nenhum post: o próximo é a partir de ')),
    ).toHaveLength(11);
    expect(said.map(({ err }) => err).join('')).toBe('');
    expect((await Promise.all(processes)).map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(await slugs('published')).toHaveLength(1);
  });

  it('says afterwards in one line when the next is due, and leaves no line in the history for it', async () => {
    const before = (await here.store.schedulerState()).runs.length;
    expect([steady((await auto()).out), steady((await auto('en')).out)]).toMatchSnapshot();
    expect((await here.store.schedulerState()).runs).toHaveLength(before);
    expect(JSON.parse((await process('auto', '--json')).out)).toMatchObject({
      outcome: 'skipped',
      reason: 'not-due',
      post: null,
    });
  });
});
