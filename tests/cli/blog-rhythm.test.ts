// `portao blog auto` in the rhythm that the owner chose in the panel.
import { beforeEach, describe, expect, it } from 'vitest';
import { runBlogAuto } from '../../cli/blog/auto.ts';
import { loadPostSite } from '../../cli/blog/post-site.ts';
import { connect } from '../../engine/blog/client.ts';
import type { Language } from '../../engine/words/language.ts';
import { loadGenerator } from '../../engine/resolve/generator/load-generator.ts';
import { blogSite } from './blog-site.ts';
import { blogStand } from './blog-stand.ts';

const here = blogStand();
const { blog, failure, process, slugs } = here;
const day = 86_400_000;

const small = blogSite().dir;
const generator = () => loadGenerator(small)!;
const postSite = () => loadPostSite(small);
const auto = (language?: Language) =>
  blog((context) => runBlogAuto({ generator, postSite, json: false }, context), language).then(
    ({ out }) => out,
  );

/** The last post was made so many days ago. */
async function lastPost(days: number): Promise<void> {
  const { url, secretKey } = here.stand;
  const row = { id: true, last_post_at: new Date(Date.now() - days * day).toISOString() };
  await connect({ url, key: secretKey }).rpc('import_rows', { relation: 'scheduler', rows: [row] });
}

beforeEach(async () => {
  await here.store.setScheduler(true);
  await here.store.setRhythm({ every_days: 1, makes: 'published' });
  await lastPost(10);
});

describe('blog auto', () => {
  it('says of a draft that it is one, where it waits, and how it is published', async () => {
    await here.store.setRhythm({ every_days: 1, makes: 'draft' });
    const said = await auto();
    const [slug] = await slugs('draft');
    expect(said).toMatch(
      new RegExp(
        `^Rascunho criado: "Portão que não fecha: [^"]+", em /blog/${slug}\\. Espera em Gerenciar Posts, no painel, até que alguém publique, ou: npm run portao -- blog publish ${slug}\\n$`,
      ),
    );
    expect(await slugs('published')).toEqual([]);
    expect((await process('publish', slug!)).code).toBe(0);
    expect(await slugs('published')).toEqual([slug]);
  });

  it('says it in English too', async () => {
    await here.store.setRhythm({ every_days: 7, makes: 'draft' });
    expect(await auto('en')).toMatch(
      /^Draft created: ".+", at \/blog\/\S+\. It waits under Posts, in the panel, until somebody publishes it, or: npm run portao -- blog publish \S+\n$/,
    );
  });

  it.each([
    ['draft', 'draft'],
    ['published', 'published'],
  ] as const)('answers in JSON that it made a post that is %s', async (makes, state) => {
    await here.store.setRhythm({ every_days: 7, makes });
    const { code, out } = await process('auto', '--site', small, '--json');
    const [slug] = await slugs(state);
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { outcome: 'created', reason: 'due', post: { slug, state } },
    ]);
  });

  it('makes a post a week where that was chosen', async () => {
    await here.store.setRhythm({ every_days: 7, makes: 'published' });
    await lastPost(6.9);
    expect(await auto()).toMatch(/^Nenhum post: o próximo é a partir de /);
    const { next } = JSON.parse((await process('auto', '--json')).out) as { next: string };
    expect(Date.parse(next) - Date.now()).toBeGreaterThan(0);
    expect(Date.parse(next) - Date.now()).toBeLessThanOrEqual(0.1 * day);
    await lastPost(7.1);
    expect(await auto()).toMatch(/^Post criado: /);
    expect(await auto()).toMatch(/^Nenhum post: o próximo é a partir de /);
    expect(await slugs()).toHaveLength(1);
  });

  it('makes no draft that advises what hurts: it would be published as it is', async () => {
    await here.store.setRhythm({ every_days: 1, makes: 'draft' });
    const rule = {
      id: 'x',
      rule: 'Diz a regra.',
      why: 'Porque machuca.',
      instead: 'Assim não.',
      within: 'sentence' as const,
      finds: ['portao parado'],
    };
    const strict = () => ({ ...postSite(), rules: { rules: [rule] } });
    expect(
      await failure((context) =>
        runBlogAuto({ generator, postSite: strict, json: false }, context),
      ),
    ).toContain('é um conselho que machuca');
    expect(await slugs()).toEqual([]);
  });
});
