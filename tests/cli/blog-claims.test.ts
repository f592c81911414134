// `portao blog claims`: figures that posts have written out get their names.
import { describe, expect, it } from 'vitest';
import { runBlogClaims } from '../../cli/blog/claims.ts';
import { nameClaims } from '../../cli/blog/name-claims.ts';
import type { BlogContext } from '../../cli/blog/posts.ts';
import type { Claim } from '#schemas/types';
import { localeOf } from '../../engine/words/locale.ts';
import { blogStand, newPost } from './blog-stand.ts';

const claim = (value: string, more: Partial<Claim> = {}): Claim => ({
  value,
  context: 'Um valor do site.',
  ...more,
});
const claims = {
  price: claim('R$150'),
  range: claim('R$150 a R$300'),
  hours: claim('24', { unit: ['horas'] }),
  work: claim('90 dias', { covers: ['mão de obra'] }),
  law: claim('90 dias'),
  legal: claim('90 dias', { covers: ['por lei'] }),
  people: claim('128', { unit: ['técnicos'] }),
  open: claim('4', { unit: ['segundos'], subject: 'abertura' }),
  openText: claim('4 segundos', { subject: 'abertura' }),
  shop: claim('8', { unit: ['horas'] }),
  repair: claim('8 horas'),
};
const locale = localeOf({});
const named = (text: string) => nameClaims(text, claims, locale);

describe('figures in a text', () => {
  it.each([
    ['Custa R$150.', 'Custa {{claims.price}}.'],
    ['De R$150 a R$300, e R$ 150.', 'De {{claims.range}}, e R$ 150.'],
    ['Por 24 horas.', 'Por {{claims.hours}} horas.'],
    [
      'A mão de obra tem 90 dias. Depois, R$150.',
      'A mão de obra tem {{claims.work}}. Depois, {{claims.price}}.',
    ],
    ['Abre em 4 segundos.', 'Abre em {{claims.openText}}.'],
    ['Por lei, são 90 dias.', 'Por lei, são {{claims.legal}}.'],
    ['São {{claims.price}}, e R$1.500.', 'São {{claims.price}}, e R$1.500.'],
  ])('%s', (text, written) => {
    expect(named(text).text).toBe(written);
  });

  it.each([
    ['Vale 90 dias.', ['work', 'law', 'legal']],
    ['São cento e vinte e oito técnicos.', ['people']],
    ['Custa R$ 150.', ['price']],
    ['Em 8 horas.', ['shop', 'repair']],
  ])('stay where it is not clear how they are named: %s', (text, names) => {
    const { text: after, found } = named(text);
    expect(after).toBe(text);
    expect(found).toEqual([{ line: 1, found: expect.any(String) as string, name: null, names }]);
  });

  it('are told with their lines, and named once for all', () => {
    const { text, found } = named('Um.\n\nR$150, R$150');
    expect(found.map(({ line, name }) => [line, name])).toEqual([
      [3, 'price'],
      [3, 'price'],
    ]);
    expect(named(text).found).toEqual([]);
  });
});

describe('blog claims', () => {
  const here = blogStand();
  const { blog } = here;
  const run = (write: boolean) => (context: BlogContext) =>
    runBlogClaims({ claims, locale, scoring: { keyPhrases: null, claims }, write }, context);
  const content = async () => (await here.store.bySlug('um'))!.content;

  it('lists them, and writes nothing unless it is asked to', async () => {
    await here.store.create(newPost({ slug: 'um', content: 'Custa R$150.\n\nVale 90 dias.' }));
    const { out } = await blog(run(false));
    expect(out).toBe(
      [
        '/blog/um:1  “R$150” é {{claims.price}}',
        '/blog/um:3  “90 dias” fica como está: escreva no painel {{claims.work}} ou {{claims.law}} ou {{claims.legal}}, se é isso',
        '1 valor em 1 post pode ganhar nome; 1 é para decidir.',
        'Para gravar: npm run portao -- blog claims --write',
        '',
      ].join('\n'),
    );
    expect(await content()).toBe('Custa R$150.\n\nVale 90 dias.');
  });

  it('writes them, and finds none of them the next time', async () => {
    await here.store.create(newPost({ slug: 'um', content: 'Custa R$150.' }));
    expect((await blog(run(true))).out).toContain('1 valor em 1 post ganhou nome; 0 são para');
    expect(await content()).toBe('Custa {{claims.price}}.');
    expect((await blog(run(true), 'en')).out).toBe(
      'No post has a figure of the site written out.\n',
    );
  });
});
