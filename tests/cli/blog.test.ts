// `portao blog` against a service that runs, in words of both languages: as functions, and as processes that find it by its lock.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allPosts } from '../../cli/commands/blog/address.ts';
import { runBlogAuto } from '../../cli/commands/blog/auto.ts';
import { changeStatus } from '../../cli/commands/blog/change-status.ts';
import { runBlogDelete } from '../../cli/commands/blog/delete.ts';
import { runBlogGenerate } from '../../cli/commands/blog/generate.ts';
import { runBlogList } from '../../cli/commands/blog/list.ts';
import type { BlogContext } from '../../cli/commands/blog/posts.ts';
import { runBlogPublish } from '../../cli/commands/blog/publish.ts';
import { runBlogShow } from '../../cli/commands/blog/show.ts';
import { describeFailure } from '../../cli/failure.ts';
import { WrongUse } from '../../cli/output/terminal.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { loadGenerator } from '../../engine/resolve/load-generator.ts';
import { connect } from '../../engine/blog/client.ts';
import type { NewPost, PostStore } from '../../engine/blog/post-store.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { makeFolder } from '../engine/fixture.ts';
import { startEmbedded } from '../posts/stands.ts';
import { root } from '../structure/tree.ts';
import { blogSite, called, steady } from './blog-site.ts';
import { portao } from './run-portao.ts';

vi.setConfig({ testTimeout: 60_000 });

let stand: Awaited<ReturnType<typeof startEmbedded>>;
let store: PostStore;
const site = join(root, 'site');
let folder: string;

beforeAll(async () => {
  stand = await startEmbedded();
  store = createPostStore(connect({ url: stand.url, key: stand.secretKey }));
  folder = makeFolder();
  await portao(['--help']);
}, 300_000);
afterAll(() => stand.close());

beforeEach(async () => {
  for (const { id } of await allPosts(store)) await store.remove(id);
});

const blog = (run: (context: BlogContext) => Promise<void>, language?: Language) =>
  called({ kind: 'embedded', dataDir: stand.dataDir }, run, language);
const process = (...args: string[]) => portao(['blog', ...args], { DATA_DIR: stand.dataDir });
/** What a person reads of a failure. */
const failure = async (run: (context: BlogContext) => Promise<void>, language: Language = 'pt') =>
  describeFailure(
    await blog(run, language).then(
      () => 'it did not fail',
      (error: unknown) => error,
    ),
    language,
  );

const text = `${'Um motor de portão bem regulado dura mais.\n'.repeat(3)}`;
const newPost = (fields: Partial<NewPost> = {}): NewPost => ({
  title: 'Portão que não fecha',
  slug: 'portao-que-nao-fecha',
  content: text,
  meta_description: 'Uma frase.',
  tags: ['conserto'],
  seo_score: 30,
  ...fields,
});
let count = 0;
function file(header: string, body = text): string {
  const path = join(folder, `post-${(count += 1)}.md`);
  writeFileSync(path, `---\n${header}\n---\n\n${body}`);
  return path;
}
const header = 'title: Portão que não fecha\ndescription: Uma frase.\ntags: [conserto]';
const slugs = async (status?: 'published' | 'draft') =>
  (await allPosts(store, status)).map((post) => post.slug).sort();

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
      (await portao(['blog', 'generate', 'Portão', '--json'], { DATA_DIR: join(folder, 'none') }))
        .code,
    ).toBe(0);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it('publishes, or saves as a draft, and numbers an address that is taken', async () => {
    const made = (status: 'published' | 'draft', language?: Language) =>
      blog(
        (context) => runBlogGenerate({ siteDir: blogSite().dir, ...options, status }, context),
        language,
      );
    expect([
      (await made('published')).out,
      (await made('draft')).out,
      (await made('draft', 'en')).out,
    ]).toMatchSnapshot();
    expect([await slugs('published'), await slugs('draft')]).toEqual([
      ['portao-que-nao-fecha-dois-guias'],
      ['portao-que-nao-fecha-dois-guias-2', 'portao-que-nao-fecha-dois-guias-3'],
    ]);
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

describe('blog publish', () => {
  const publish = (what: string, language?: Language) =>
    blog((context) => runBlogPublish({ what }, context), language);

  it('makes a post of a file', async () => {
    expect(steady((await publish(file(header))).out)).toMatchSnapshot();
    expect(await store.bySlug('portao-que-nao-fecha')).toMatchObject({
      title: 'Portão que não fecha',
      content: text,
      meta_description: 'Uma frase.',
      tags: ['conserto'],
      status: 'published',
      seo_score: 30,
    });
  });

  it('renews the post of the same address instead of making a second, and says what changed', async () => {
    const path = file(header);
    await publish(path);
    const before = (await store.bySlug('portao-que-nao-fecha'))!;
    const same = await publish(path);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('conserto', 'manutenção').replace('Um motor', 'O motor'),
    );
    const changed = await publish(path);
    const english = await publish(path, 'en');
    expect([same.out, changed.out, english.out]).toMatchSnapshot();
    const after = (await store.bySlug('portao-que-nao-fecha'))!;
    expect([after.id, after.published_at, after.tags]).toEqual([
      before.id,
      before.published_at,
      ['manutenção'],
    ]);
    expect(await slugs()).toHaveLength(1);
  });

  it('of one file from many commands at once makes one post', async () => {
    const path = file(header);
    await Promise.all(Array.from({ length: 8 }, () => publish(path)));
    expect(await slugs()).toEqual(['portao-que-nao-fecha']);
  });

  it('saves a draft where the file says so, and publishes it later, by its address or by the file', async () => {
    const saved = await publish(file(`${header}\nstatus: draft`));
    const published = await publish('portao-que-nao-fecha');
    const again = await publish('/blog/portao-que-nao-fecha', 'en');
    expect([saved.out, published.out, again.out]).toMatchSnapshot();
    expect(await slugs('published')).toEqual(['portao-que-nao-fecha']);
  });

  it('dates a draft with the moment of its publication, and a post as its file says', async () => {
    await store.create(newPost({ status: 'draft', published_at: '2020-01-01T00:00:00Z' }));
    await publish(file(header));
    expect(
      Date.now() - Date.parse((await store.bySlug('portao-que-nao-fecha'))!.published_at),
    ).toBeLessThan(60_000);
    await publish(file(`${header}\npublishedAt: 2026-11-20T08:30`));
    expect(Date.parse((await store.bySlug('portao-que-nao-fecha'))!.published_at)).toBe(
      Date.parse('2026-11-20T11:30:00Z'),
    );
  });

  it('makes no second post of one that has moved on to another address', async () => {
    const made = await store.create(newPost());
    await store.update(made.id, { slug: 'outro-endereco' }, made.updated_at);
    const run = (context: BlogContext) => runBlogPublish({ what: file(header) }, context);
    expect([await failure(run), await failure(run, 'en')]).toMatchSnapshot();
    expect(await slugs()).toEqual(['outro-endereco']);
  });

  it('names every mistake of a file with its line, and sends nothing', async () => {
    const { code, out, err } = await process(
      'publish',
      file('title: Portão: quando\ndescription: x', ''),
    );
    expect([code, out]).toEqual([1, '']);
    expect(steady(err)).toMatchSnapshot();
    expect(await slugs()).toEqual([]);
  });

  it.each([
    ['that is not there', './nada.md'],
    ['that is a folder', './docs'],
  ])('says that a file %s cannot be read', async (_, path) => {
    expect(await failure((context) => runBlogPublish({ what: path }, context))).toContain(
      'O arquivo não pôde ser lido',
    );
  });

  it('offers the nearest address for one that nobody has', async () => {
    await store.create(newPost({ status: 'draft' }));
    const run = (context: BlogContext) => runBlogPublish({ what: 'portao-que-nao-feche' }, context);
    expect([await failure(run), await failure(run, 'en')]).toMatchSnapshot();
  });
});

describe('blog list and blog show', () => {
  beforeEach(async () => {
    await store.create(newPost({ published_at: '2026-11-20T11:30:00.5Z' }));
    await store.create(
      newPost({
        title: 'Troca de\ncabo\u001b[31m de aço',
        slug: 'troca-de-cabo',
        status: 'draft',
        published_at: '2026-01-02T00:00:00Z',
      }),
    );
  });

  it('show posts in a table, newest first, with nothing that a terminal obeys', async () => {
    const list = (status?: 'draft', language?: Language) =>
      blog((context) => runBlogList({ status, json: false }, context), language);
    expect([(await list()).out, (await list('draft', 'en')).out]).toMatchSnapshot();
  });

  it('say that there are none', async () => {
    for (const { id } of await allPosts(store)) await store.remove(id);
    expect((await blog((context) => runBlogList({ json: false }, context))).out).toBe(
      'Nenhum post encontrado.\n',
    );
  });

  it('answer a program in JSON', async () => {
    const { code, out, err } = await process('list', '--json', '--status', 'published');
    expect([code, err]).toEqual([0, '']);
    expect(steady(out)).toMatchSnapshot();
    expect(JSON.parse((await process('show', 'troca-de-cabo', '--json')).out)).toEqual(
      await store.bySlug('troca-de-cabo'),
    );
  });

  it('print a post that is published again as it was', async () => {
    const { out, err } = await blog((context) =>
      runBlogShow({ slug: 'portao-que-nao-fecha', json: false }, context),
    );
    expect({ out, err }).toMatchSnapshot();
    const before = await store.bySlug('portao-que-nao-fecha');
    const copy = join(folder, 'copia.md');
    writeFileSync(copy, out);
    expect((await blog((context) => runBlogPublish({ what: copy }, context))).out).toMatch(
      /^Nada mudou/,
    );
    expect(await store.bySlug('portao-que-nao-fecha')).toEqual(before);
  });
});

describe('blog unpublish and blog delete', () => {
  beforeEach(async () => void (await store.create(newPost())));
  const remove = (answer: boolean | null, language?: Language) => {
    const confirm = answer === null ? null : vi.fn(() => Promise.resolve(answer));
    return {
      confirm,
      run: blog(
        (context) => runBlogDelete({ slug: 'portao-que-nao-fecha', yes: false, confirm }, context),
        language,
      ),
    };
  };

  it('take a post back to the drafts, once', async () => {
    const unpublish = (language?: Language) =>
      blog((context) => changeStatus('portao-que-nao-fecha', 'draft', context), language);
    expect([(await unpublish()).out, (await unpublish('en')).out]).toMatchSnapshot();
    expect(await slugs('draft')).toEqual(['portao-que-nao-fecha']);
  });

  it('ask as specified, and delete after a yes', async () => {
    const { confirm, run } = remove(true);
    expect((await run).out).toBe(
      'Post excluído: "Portão que não fecha", em /blog/portao-que-nao-fecha.\n',
    );
    expect(confirm!.mock.calls).toEqual([
      [
        '"Portão que não fecha" (/blog/portao-que-nao-fecha)\nTem certeza que deseja excluir este post?',
      ],
    ]);
    expect(await slugs()).toEqual([]);
  });

  it('delete nothing after a no', async () => {
    const { confirm, run } = remove(false, 'en');
    expect((await run).out).toBe('Nothing was deleted.\n');
    expect(confirm!.mock.calls).toEqual([
      [
        '"Portão que não fecha" (/blog/portao-que-nao-fecha)\nAre you sure you want to delete this post?',
      ],
    ]);
    expect(await slugs()).toHaveLength(1);
  });

  it('need --yes where nobody can be asked, and say so with exit code 2', async () => {
    expect(await process('delete', 'portao-que-nao-fecha')).toEqual({
      code: 2,
      out: '',
      err: 'Não há um terminal em que perguntar. Se é isto mesmo: npm run portao -- blog delete portao-que-nao-fecha --yes\n',
    });
    expect(await slugs()).toHaveLength(1);
    expect(await process('delete', 'portao-que-nao-fecha', '--yes', '--lang', 'en')).toEqual({
      code: 0,
      out: 'Post deleted: "Portão que não fecha", at /blog/portao-que-nao-fecha.\n',
      err: '',
    });
    expect(await slugs()).toEqual([]);
  });

  it('end with 1 for a post that does not exist', async () => {
    expect(await process('unpublish', 'nada-disso')).toEqual({
      code: 1,
      out: '',
      err: 'Nenhum post tem o endereço "nada-disso". Veja quais há: npm run portao -- blog list\n',
    });
  });
});

describe('the help', () => {
  it.each(['generate', 'publish', 'list', 'show', 'unpublish', 'delete', 'auto'])(
    'of blog %s has examples to copy, in both languages',
    async (name) => {
      const [pt, en] = await Promise.all([
        process(name, '--help'),
        process(name, '--help', '--lang', 'en'),
      ]);
      expect([pt!.code, en!.code]).toEqual([0, 0]);
      expect(pt!.out).toMatch(
        new RegExp(
          `\\nExemplos:\\n(?:  npm run portao -- blog .+\\n)*  npm run portao -- blog ${name}`,
        ),
      );
      expect(en!.out).toMatch(
        new RegExp(
          `\\nExamples:\\n(?:  npm run portao -- blog .+\\n)*  npm run portao -- blog ${name}`,
        ),
      );
    },
  );

  it('of blog lists what can be done', async () => {
    expect([
      (await process('--help')).out,
      (await process('--help', '--lang', 'en')).out,
    ]).toMatchSnapshot();
  });
});

describe('a running service', () => {
  it('hears of every change that a command makes, so that its pages follow', async () => {
    const changed = vi.fn();
    stand.service.onPostChange(changed);
    const path = file(header);
    await process('publish', path);
    expect(changed).toHaveBeenCalledTimes(1);
    await process('list');
    await process('publish', path);
    expect(changed).toHaveBeenCalledTimes(1);
    await process('delete', 'portao-que-nao-fecha', '--yes');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

describe('a hosted project', () => {
  const hosted = {
    SUPABASE_URL: 'https://abc.supabase.invalid',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  };

  it('needs the secret key, which is named', async () => {
    const pt = await portao(['blog', 'list'], hosted);
    const en = await portao(['blog', 'list', '--lang', 'en'], hosted);
    expect([pt, en]).toMatchSnapshot();
  });

  it('is used through its address with its secret key', async () => {
    await store.create(newPost());
    const { code, out } = await portao(['blog', 'list', '--json'], {
      SUPABASE_URL: stand.url,
      SUPABASE_PUBLISHABLE_KEY: stand.publishableKey,
      SUPABASE_SECRET_KEY: stand.secretKey,
      DATA_DIR: join(folder, 'none'),
    });
    expect([code, (JSON.parse(out) as { posts: unknown[] }).posts.length]).toEqual([0, 1]);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it('that does not answer is told in words', async () => {
    const { code, err } = await portao(['blog', 'list'], {
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      SUPABASE_SECRET_KEY: 'sb_secret_x',
    });
    expect([code, steady(err)]).toEqual([
      1,
      'O serviço de dados não respondeu. Veja o que há com: npm run portao -- doctor\n',
    ]);
  });

  it('that refuses the key is told in words, without the key', async () => {
    const { code, err } = await portao(['blog', 'list'], {
      SUPABASE_URL: stand.url,
      SUPABASE_PUBLISHABLE_KEY: stand.publishableKey,
      SUPABASE_SECRET_KEY: 'sb_secret_nao_e_esta',
    });
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('Confira SUPABASE_SECRET_KEY') as string,
    ]);
    expect(err).not.toContain('sb_secret_');
  });
});

// The slot of 24 hours is given once: these follow each other.
describe('blog auto', () => {
  const generator =
    (claim = '12') =>
    () => {
      const loaded = loadGenerator(
        blogSite({ opening: 'Temos {{claims.technicians}} técnicos.' }).dir,
      )!;
      return {
        ...loaded,
        claims: { ...loaded.claims, technicians: { value: claim, context: 'Quantos técnicos.' } },
      };
    };
  const auto = (language?: Language, make = generator()) =>
    blog((context) => runBlogAuto({ generator: make, json: false }, context), language);

  it('makes nothing while the scheduler is off, and reads no templates for it', async () => {
    const unread = vi.fn(generator());
    expect([await auto('pt', unread), await auto('en', unread)]).toMatchSnapshot();
    expect(unread).not.toHaveBeenCalled();
    expect(await slugs()).toEqual([]);
  });

  it('gives the slot back where the post cannot be inserted', async () => {
    await store.setScheduler(true);
    const run = (context: BlogContext) =>
      runBlogAuto({ generator: generator('a'.repeat(50_000)), json: false }, context);
    expect(await failure(run)).toContain('O banco de dados não aceitou um dos valores');
    expect(await store.schedulerState()).toMatchObject({ due: true, last_post_at: null, runs: [] });
    expect(await slugs()).toEqual([]);
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
    const before = (await store.schedulerState()).runs.length;
    expect([steady((await auto()).out), steady((await auto('en')).out)]).toMatchSnapshot();
    expect((await store.schedulerState()).runs).toHaveLength(before);
    expect(JSON.parse((await process('auto', '--json')).out)).toMatchObject({
      outcome: 'skipped',
      reason: 'not-due',
      post: null,
    });
  });
});
