// Articles and posts as search engines read them: what they are called, since when, and by whom.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import type { Post } from '../../../engine/blog/post-store.ts';
import type { ResolvedPage } from '../../../engine/render/resolved-page.ts';
import { changingSite, post } from '../changing-site.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, placeIn, type Edits } from '../fixture.ts';

const url = 'https://www.exemplo.com.br';
const business = { '@id': `${url}/#empresa` };
const authors =
  'authors:\n  ana: { name: Ana Souza, jobTitle: Técnica-chefe, link: /dicas }\n  rui: { name: Rui }\n  eva: { name: Eva, link: "https://eva.example/sobre" }\n\n';
const ana = {
  '@type': 'Person',
  name: 'Ana Souza',
  jobTitle: 'Técnica-chefe',
  url: `${url}/dicas`,
  worksFor: business,
};

type Fields = Readonly<Record<string, unknown>>;
/** The nodes of these types on a page. */
const nodes = ({ head }: ResolvedPage, ...types: string[]) =>
  (head.jsonLd as { '@graph': readonly Fields[] })['@graph'].filter((one) =>
    types.includes(String(one['@type'])),
  );

/** A page of the fixture site with these fields, and the authors above. */
const pageWith = (fields: string, edits: Edits = {}) =>
  new FixtureSite({
    'site.yaml': [['layout:\n', `${authors}layout:\n`]],
    'pages/guia.yaml': `path: /guia\ntitle: Guia do portão | Modelo\ndescription: Sobre portões.\nupdated: "2026-02-01"\n${fields}blocks:\n  - { type: page-heading, heading: "Tudo sobre portões {{business.name}}" }\n`,
    ...edits,
  }).page('/guia');
const articleOf = (fields: string, edits?: Edits) => nodes(pageWith(fields, edits), 'Article')[0];

describe('a page that is an article', () => {
  it('is one of the business, under its main heading', () => {
    expect(articleOf('article: { published: "2026-01-10" }\n')).toEqual({
      '@type': 'Article',
      '@id': `${url}/guia#article`,
      headline: 'Tudo sobre portões Portões Modelo',
      description: 'Sobre portões.',
      datePublished: '2026-01-10',
      dateModified: '2026-02-01',
      inLanguage: 'pt-BR',
      mainEntityOfPage: { '@id': `${url}/guia#pagina` },
      author: business,
      publisher: business,
    });
  });

  it('is told to social networks as one, and shows its picture to search engines', () => {
    const page = pageWith(
      'image: { src: /media/portao.svg, alt: Portão }\narticle: { published: "2026-01-10" }\n',
    );
    expect(page.head.kind).toBe('article');
    expect(nodes(page, 'Article')[0]!.image).toBe(page.head.image!.href);
    expect(pageWith('').head.kind).toBe('website');
  });

  it.each([
    ['ana', ana],
    ['rui', { '@type': 'Person', name: 'Rui', worksFor: business }],
    [
      'eva',
      { '@type': 'Person', name: 'Eva', url: 'https://eva.example/sobre', worksFor: business },
    ],
  ])('is signed by %s, whom the site knows', (author, person) => {
    const article = articleOf(`article: { published: "2026-01-10", author: ${author} }\n`);
    expect(article).toMatchObject({ author: person, publisher: business });
  });

  it('has not changed before it was there', () => {
    expect(articleOf('article: { published: "2026-03-10" }\n')).toMatchObject({
      datePublished: '2026-03-10',
      dateModified: '2026-03-10',
    });
  });

  it('takes its title where it has no main heading', () => {
    const edits: Edits = {
      'pages/guia.yaml':
        'path: /guia\ntitle: Só o título\ndescription: Sobre.\nupdated: "2026-02-01"\narticle: { published: "2026-01-10" }\nblocks: [{ type: text, body: Olá. }]\n',
    };
    expect(articleOf('', edits)!.headline).toBe('Só o título');
  });

  it('is what its document says and no other page', () => {
    expect(nodes(pageWith(''), 'Article', 'BlogPosting')).toEqual([]);
  });
});

describe('a post', () => {
  /** Its node, with these lines of `blog` in `site.yaml`. */
  async function posting(blog = '', fields: Partial<Post> = {}) {
    const site = new FixtureSite(changingSite);
    site.apply({ 'site.yaml': [['blog:\n', `${authors}blog:\n${blog}`]] });
    const built = new BuiltSite(site);
    await built.build({ posts: [{ ...post('um'), ...fields }] });
    return nodes(built.page('/blog/um'), 'BlogPosting')[0];
  }

  it('is by the business', async () => {
    expect(await posting()).toMatchObject({
      headline: 'Post um',
      author: business,
      publisher: business,
    });
  });

  it('is by the author that the blog names', async () => {
    expect(await posting('  author: ana\n')).toMatchObject({ author: ana, publisher: business });
  });

  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-02T00:00:00Z'],
    ['2026-01-03T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z'],
  ])('published %s and changed %s was modified %s', async (published_at, updated_at, modified) => {
    expect(await posting('', { published_at, updated_at })).toMatchObject({
      datePublished: published_at,
      dateModified: modified,
    });
  });
});

it('an author of the posts whom the site does not know is reported', () => {
  const site = new FixtureSite(changingSite);
  site.apply({ 'site.yaml': [['blog:\n', `${authors}blog:\n  author: anna\n`]] });
  const [problem] = checkSite(site.dir).problems.filter(({ code }) => code === 'author-unknown');
  expect(problem).toMatchObject({
    ...placeIn(site, 'site.yaml', 'anna'),
    params: { name: 'anna', nearest: 'ana', known: ['ana', 'rui', 'eva'] },
  });
});

describe('the page of an author', () => {
  it.each([
    ['/dica', ['link-unknown']],
    ['/dicas', []],
    ['https://eva.example', []],
  ])('at %s is looked up', (link, codes) => {
    const { dir } = new FixtureSite({
      'site.yaml': [['layout:\n', `authors:\n  ana: { name: Ana, link: "${link}" }\n\nlayout:\n`]],
    });
    expect(checkSite(dir).problems.map(({ code }) => code)).toEqual(codes);
  });
});
