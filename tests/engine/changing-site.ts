// A site with all that pages are made from beside their own documents: posts, a promotion; with code also a fact of its own.
import type { Post } from '../../engine/blog/post-store.ts';
import type { Edits } from './fixture.ts';

/** A published post. */
export const post = (slug: string): Post => ({
  id: slug,
  title: `Post ${slug}`,
  slug,
  content: 'Texto.',
  meta_description: `Sobre ${slug}.`,
  tags: [],
  seo_score: 85,
  computed_score: 85,
  views: 0,
  status: 'published',
  published_at: '2026-01-01T00:00:00Z',
  withdrawn_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
});

const buttons = '[{ label: Ligar, call: main }]';
const texts = '{ minutes: min, views: vezes, share: Enviar, copied: Copiado }';
const list =
  '{ more: Mais, archive: Antes, allTags: Todos, failure: Falhou., retrying: De novo., retry: Tentar, contact: { label: Ligar, call: main } }';
const help = `{ heading: Ajuda, text: Ligue., buttons: ${buttons} }`;
/** The document of a page. */
export const page = (path: string, more: string, blocks: string) =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\n${more}blocks:\n${blocks}`;

/** What makes that of the fixture site. */
export const changingSite: Edits = {
  'site.yaml': [
    [
      'layout:\n',
      `blog:\n  titleSuffix: " | Blog"\n  post:\n    - { type: post, texts: ${texts}, related: Mais, help: ${help} }\nlayout:\n`,
    ],
    [
      'rating: {',
      'promotions:\n  maio: { from: "2026-05-01", until: "2026-05-31", claims: [coverageRadius] }\n\nrating: {',
    ],
  ],
  'pages/index.yaml': [
    ['  - type: coverage\n', '  - type: coverage\n    show: { promotion: maio }\n'],
  ],
  'pages/blog.yaml': page(
    '/blog',
    '',
    `  - { type: blog-list, heading: Blog, intro: Textos., buttons: ${buttons}, emptyText: Nada., texts: ${list} }\n`,
  ),
};

/** A page with a fact of the site's own. */
export const ownFact: Edits = {
  'pages/dia.yaml': page('/dia', '', '  - { type: text, body: "Hoje é {{facts.day}}." }\n'),
  'facts/day.ts':
    "import type { Fact } from 'portao/extend';\nexport default (({ today }) => today) satisfies Fact;\n",
};
