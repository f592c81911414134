// `portao blog` against a service that runs, in words of both languages: as functions, and as processes that find it by its lock.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { scoring } from '../posts/examples.ts';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allPosts } from '../../cli/blog/address.ts';
import { runBlogBin, runBlogRestore } from '../../cli/blog/bin.ts';
import { changeStatus } from '../../cli/blog/change-status.ts';
import { runBlogDelete } from '../../cli/blog/delete.ts';
import { runBlogList } from '../../cli/blog/list.ts';
import type { BlogContext } from '../../cli/blog/posts.ts';
import { runBlogPublish } from '../../cli/blog/publish.ts';
import { runBlogShow } from '../../cli/blog/show.ts';
import { runBlogVersions } from '../../cli/blog/versions.ts';
import type { Language } from '../../engine/words/language.ts';
import { steady } from './blog-site.ts';
import { portao } from './run-portao.ts';
import { blogStand, header, newPost, text } from './blog-stand.ts';

const here = blogStand();
const { blog, process, failure, file, slugs, folder } = here;

describe('blog publish', () => {
  const publish = (what: string, language?: Language) =>
    blog((context) => runBlogPublish({ what, scoring }, context), language);

  it('makes a post of a file', async () => {
    expect(steady((await publish(file(header))).out)).toMatchSnapshot();
    expect(await here.store.bySlug('portao-que-nao-fecha')).toMatchObject({
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
    const before = (await here.store.bySlug('portao-que-nao-fecha'))!;
    const same = await publish(path);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('conserto', 'manutenção').replace('Um motor', 'O motor'),
    );
    const changed = await publish(path);
    const english = await publish(path, 'en');
    expect([same.out, changed.out, english.out]).toMatchSnapshot();
    const after = (await here.store.bySlug('portao-que-nao-fecha'))!;
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
    await here.store.create(newPost({ status: 'draft', published_at: '2020-01-01T00:00:00Z' }));
    await publish(file(header));
    expect(
      Date.now() - Date.parse((await here.store.bySlug('portao-que-nao-fecha'))!.published_at),
    ).toBeLessThan(60_000);
    await publish(file(`${header}\npublishedAt: 2026-11-20T08:30`));
    expect(Date.parse((await here.store.bySlug('portao-que-nao-fecha'))!.published_at)).toBe(
      Date.parse('2026-11-20T11:30:00Z'),
    );
  });

  it('schedules a post for the dates of its file, and shows them', async () => {
    const path = file(`${header}\npublishedAt: 2090-12-01T08:00\nwithdrawnAt: 2090-12-26`);
    expect((await publish(path)).out).toMatch(
      /^Post agendado: .+ Aparece em 01\/12\/2090 às 08:00, horário de São Paulo\. Sai do ar em 26\/12\/2090 às 00:00, horário de São Paulo\. /,
    );
    expect((await publish(path)).out).toMatch(/^Nada mudou/);
    expect(await slugs('scheduled')).toEqual(['portao-que-nao-fecha']);
    expect(await slugs('published')).toEqual([]);
    expect((await blog((context) => runBlogList({ json: false }, context))).out).toContain(
      'agendado',
    );
    const shown = await blog((context) =>
      runBlogShow({ slug: 'portao-que-nao-fecha', scoring, json: false }, context),
    );
    expect(shown.err).toContain('agendado, 01/12/2090 às 08:00, retirada 26/12/2090 às 00:00');
    expect(shown.err).toContain('SEO 30/100');
    const withoutSite = await blog((context) =>
      runBlogShow({ slug: 'portao-que-nao-fecha', scoring: undefined, json: false }, context),
    );
    expect([withoutSite.out, withoutSite.err]).toEqual([
      shown.out,
      expect.not.stringContaining('SEO'),
    ]);
    writeFileSync(path, shown.out);
    expect((await publish(path)).out).toMatch(/^Nada mudou/);
    expect((await publish(file(header))).out).toMatch(/^Atualizado \(retirada\)/);
  });

  it('schedules what is named, publishes it at once, and brings back what was withdrawn', async () => {
    await here.store.create(newPost({ status: 'draft' }));
    const named = (at?: string, until?: string) =>
      blog((context) =>
        runBlogPublish({ what: 'portao-que-nao-fecha', at, until, scoring }, context),
      );
    expect((await named('2090-12-01', '2090-12-26')).out).toMatch(
      /^Post agendado: .+ Aparece em 01\/12\/2090 às 00:00, .+ Sai do ar em 26\/12\/2090/,
    );
    expect((await named('2090-12-01', '2090-12-26')).out).toMatch(/^Já estava agendado/);
    expect((await named()).out).toMatch(/^Post publicado: .+ Sai do ar em 26\/12\/2090/);
    expect((await named()).out).toMatch(/^Já estava publicado/);
    const now = (await here.store.bySlug('portao-que-nao-fecha'))!;
    await here.store.update(
      now.id,
      { published_at: '2020-01-01T03:00:00Z', withdrawn_at: '2021-01-01T03:00:00Z' },
      now.updated_at,
    );
    expect(await slugs('withdrawn')).toEqual(['portao-que-nao-fecha']);
    expect((await named()).out).toMatch(/^Post publicado/);
    expect(await here.store.bySlug('portao-que-nao-fecha')).toMatchObject({
      published_at: '2020-01-01T03:00:00+00:00',
      withdrawn_at: null,
    });
  });

  it.each<[Language, string, string]>([
    ['pt-BR', '2090-13-01', '"2090-13-01" não é uma data.'],
    ['en', 'tomorrow', '"tomorrow" is not a date.'],
    ['pt-BR', '2019-01-01', 'A retirada do post não vem depois da publicação.'],
    ['en', '2019-01-01', 'The withdrawal of the post does not come after its publication.'],
  ])('says in %s that %s is no time to withdraw a post', async (language, until, words) => {
    const run = (context: BlogContext) =>
      runBlogPublish({ what: file(header), until, scoring }, context);
    expect(await failure(run, language)).toContain(words);
    expect(await slugs()).toEqual([]);
  });

  it('makes no second post of one that has moved on to another address', async () => {
    const made = await here.store.create(newPost());
    await here.store.update(made.id, { slug: 'outro-endereco' }, made.updated_at);
    const run = (context: BlogContext) => runBlogPublish({ what: file(header), scoring }, context);
    const said = [await failure(run), await failure(run, 'en')];
    expect(said.map((text) => steady(text).replace(/post-\d+/, 'post'))).toMatchSnapshot();
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
    expect(await failure((context) => runBlogPublish({ what: path, scoring }, context))).toContain(
      'O arquivo não pôde ser lido',
    );
  });

  it('offers the nearest address for one that nobody has', async () => {
    await here.store.create(newPost({ status: 'draft' }));
    const run = (context: BlogContext) =>
      runBlogPublish({ what: 'portao-que-nao-feche', scoring }, context);
    expect([await failure(run), await failure(run, 'en')]).toMatchSnapshot();
  });
});

describe('blog list and blog show', () => {
  beforeEach(async () => {
    await here.store.create(newPost({ published_at: '2026-11-20T11:30:00.5Z' }));
    await here.store.create(
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
    for (const { id } of await allPosts(here.store)) await here.store.remove(id);
    expect((await blog((context) => runBlogList({ json: false }, context))).out).toBe(
      'Nenhum post encontrado.\n',
    );
  });

  it.each(['rascunho', 'draft', 'Rascunho'])(
    'understand --status %s in either language',
    async (typed) => {
      for (const lang of ['pt-BR', 'en']) {
        const { code, out } = await process('list', '--json', '--status', typed, '--lang', lang);
        const { posts } = JSON.parse(out) as { posts: { slug: string }[] };
        expect([code, posts.map(({ slug }) => slug)]).toEqual([0, ['troca-de-cabo']]);
      }
    },
  );

  it('answer a program in JSON', async () => {
    const { code, out, err } = await process('list', '--json', '--status', 'published');
    expect([code, err]).toEqual([0, '']);
    expect(steady(out)).toMatchSnapshot();
    expect(JSON.parse((await process('show', 'troca-de-cabo', '--json')).out)).toEqual(
      await here.store.bySlug('troca-de-cabo'),
    );
  });

  it('print a post that is published again as it was', async () => {
    const { out, err } = await blog((context) =>
      runBlogShow({ slug: 'portao-que-nao-fecha', scoring, json: false }, context),
    );
    expect({ out, err }).toMatchSnapshot();
    const before = await here.store.bySlug('portao-que-nao-fecha');
    const copy = join(folder, 'copia.md');
    writeFileSync(copy, out);
    expect((await blog((context) => runBlogPublish({ what: copy, scoring }, context))).out).toMatch(
      /^Nada mudou/,
    );
    expect(await here.store.bySlug('portao-que-nao-fecha')).toEqual(before);
  });
});

describe('blog unpublish and blog delete', () => {
  beforeEach(async () => void (await here.store.create(newPost())));
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
      'Post excluído: "Portão que não fecha", em /blog/portao-que-nao-fecha. Por 30 dias ele volta com: npm run portao -- blog restore portao-que-nao-fecha\n',
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

  it('say that there is no such post before they ask for --yes', async () => {
    expect((await process('delete', 'nope')).err).toContain('Nenhum post tem o endereço "nope"');
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
      out: 'Post deleted: "Portão que não fecha", at /blog/portao-que-nao-fecha. For 30 days this brings it back: npm run portao -- blog restore portao-que-nao-fecha\n',
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

describe('blog bin, blog restore and blog versions', () => {
  it('bring a deleted post back, and say what there is to bring back', async () => {
    const made = await here.store.create(newPost({ slug: 'apagado' }));
    await here.store.remove(made.id);
    const bin = await blog((context) => runBlogBin({ json: false }, context));
    expect(bin.out).toMatch(
      /^excluído em +por +endereço +título\n\d\d\/.+ às .+ linha de comando ou servidor +apagado +Portão que não fecha\n/,
    );
    const restore = (slug: string) => (context: BlogContext) => runBlogRestore({ slug }, context);
    expect(await failure(restore('apagada'))).toBe(
      'Nenhum post da lixeira tem o endereço "apagada". Você quis dizer "apagado"?',
    );
    expect((await blog(restore('/blog/apagado'))).out).toBe(
      'Post restaurado: "Portão que não fecha", em /blog/apagado.\n',
    );
    expect(await here.store.bySlug('apagado')).toEqual(made);
    expect(await failure(restore('apagado'), 'en')).toContain('No post in the bin');
  });

  it('list versions, show one and go back to it', async () => {
    const made = await here.store.create(newPost());
    await here.store.update(made.id, { title: 'Outro', status: 'draft' }, made.updated_at);
    const versions = (more: { show?: string; restore?: string }) => (context: BlogContext) =>
      runBlogVersions({ slug: made.slug, json: false, ...more }, context);
    const [last, first] = await here.store.versions(made.id);
    expect((await blog(versions({}))).out).toMatch(
      new RegExp(`^versão +salva em +por\\n +${last!.id} .+\\n +${first!.id} .+ servidor\\n$`),
    );
    expect((await blog(versions({ show: String(first!.id) }))).out).toContain(
      'title: Portão que não fecha\n',
    );
    expect((await blog(versions({ restore: String(first!.id) }), 'en')).out).toMatch(
      /^Version brought back: "Portão que não fecha"/,
    );
    expect(await here.store.bySlug(made.slug)).toMatchObject({
      title: made.title,
      status: 'draft',
    });
    expect(await failure(versions({ show: '0' }))).toContain('não tem a versão "0"');
  });
});

describe('the help', () => {
  it.each([
    'generate',
    'publish',
    'list',
    'show',
    'unpublish',
    'delete',
    'bin',
    'restore',
    'versions',
    'auto',
  ])('of blog %s has examples to copy, in both languages', async (name) => {
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
  });

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
    here.stand.service.onPostChange(changed);
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
    await here.store.create(newPost());
    const { code, out } = await portao(['blog', 'list', '--json'], {
      SUPABASE_URL: here.stand.url,
      SUPABASE_PUBLISHABLE_KEY: here.stand.publishableKey,
      SUPABASE_SECRET_KEY: here.stand.secretKey,
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
      SUPABASE_URL: here.stand.url,
      SUPABASE_PUBLISHABLE_KEY: here.stand.publishableKey,
      SUPABASE_SECRET_KEY: 'sb_secret_nao_e_esta',
    });
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('Confira SUPABASE_SECRET_KEY') as string,
    ]);
    expect(err).not.toContain('sb_secret_');
  });
});
