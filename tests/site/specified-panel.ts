// What the specification says of blog, panel and their rules, fragment by fragment, and the source that holds it. That each
// of them works is the subject of tests/panel, tests/posts and tests/e2e.
import type { SpecifiedText } from './specified-text.ts';

const panel = (file: string) => `engine/panel/${file}`;
const words = (part: string) => `engine/words/pt-BR/panel/${part}.ts`;
const row = (says: string, page: string, shows: string | RegExp = says): SpecifiedText => ({
  says,
  page,
  in: 'source',
  shows,
});
/** One fragment that promises several things, each with its source. */
const rows = (
  says: string,
  ...places: readonly (readonly [page: string, shows: string | RegExp])[]
): SpecifiedText[] => places.map(([page, shows]) => row(says, page, shows));

const score = 'engine/blog/seo-score.ts';
const database = 'supabase/migrations/20261123000500_schema.sql';
const rhythm = 'supabase/migrations/20261124000100_rhythm.sql';

/** Screens (§2), entities (§3), states (§4). */
const screens: readonly SpecifiedText[] = [
  ...rows(
    "SEO score out of 100, meta description, up to 3 tags plus a '+N' badge for more. Loading shows 6 placeholder cards",
    ['blocks/blog-list/PostItem.tsx', '{post?.score}</span>/100'],
    ['blocks/blog-list/PostItem.tsx', '{post?.description}'],
    ['blocks/blog-list/PostItem.tsx', 'tagLimit = 3;'],
    ['blocks/blog-list/PostItem.tsx', '+{rest}'],
    ['blocks/blog-list/blog-list.client.ts', 'const placeholders = 6;'],
  ),
  ...rows(
    'Gerenciar Posts: list of all posts (5 loading rows)',
    [words('frame'), "posts: 'Gerenciar Posts'"],
    [panel('posts/PostTable.tsx'), 'const placeholderRows = 5;'],
  ),
  ...rows(
    "draft preview (first 500 characters), button 'Publicar Post no Blog'",
    [panel('generator/generator-state.ts'), 'previewLength = 500;'],
    [words('generator'), "'Publicar Post no Blog'"],
  ),
  row("and a 'Gerar Post Agora (Teste)' button", words('scheduler'), "'Gerar Post Agora (Teste)'"),
  ...rows(
    'top 5 posts by views and top 5 by SEO score',
    [panel('analytics/AnalyticsTab.tsx'), 'order="views"'],
    [panel('analytics/AnalyticsTab.tsx'), 'order="seo_score"'],
    [panel('data/queries.ts'), 'offset: 0, limit: 5'],
  ),
  ...rows(
    'seo_score (0-100), views (number, default 0)',
    [database, 'seo_score between 0 and 100'],
    [database, 'views integer not null default 0'],
  ),
  row('tooltips open after 700 ms', panel('ui/Tip.tsx'), 'const tooltipDelay = 700;'),
  row(
    "until 'Publicar Post no Blog' inserts it",
    panel('generator/use-generator.ts'),
    'setState(emptyGenerator);',
  ),
  ...rows(
    'Next run shown as last post plus 24 hours. Nothing shown triggers a run after 24 hours while the page is closed',
    [rhythm, 'every_days integer not null default 1 '],
    [rhythm, "else last_post_at + every_days * interval '24 hours' end"],
    [words('scheduler'), 'Próxima execução'],
  ),
];

/** Rules (§5) and calls (§7). */
const rules: readonly SpecifiedText[] = [
  row(
    "Generator topic: empty or blank gives 'Por favor, insira um tópico para gerar o post.'",
    words('generator'),
    'Por favor, insira um tópico para gerar o post.',
  ),
  row(
    'spaces become hyphens, at most 150 characters',
    'engine/blog/slug.ts',
    'maxSlugLength = 150;',
  ),
  ...rows(
    'SEO score (capped at 100): title of 30-60 characters +20; meta description of 120-160 characters +15; content of at least 1500 characters +25; 3 to 7 tags +10; 3 to 8 matches of the motor/gate keyword pattern +30. A score of 70 or more shows a green check',
    [score, 'Math.min(100, sum)'],
    [score, 'min: 30, max: 60, points: 20'],
    [score, 'min: 120, max: 160, points: 15'],
    [score, 'min: 1500, max: null, points: 25'],
    [score, 'min: 3, max: 7, points: 10'],
    [score, 'min: 3, max: 8, points: 30'],
    ['site/site.yaml', 'name: expressões de motor e portão'],
    [score, 'goodScore = 70;'],
    [panel('post/Score.tsx'), "'✓'"],
  ),
  row('Auto-created posts carry seo_score fixed at 85', rhythm, '"seo_score": 85'),
  row(
    "Delete asks confirmation: 'Tem certeza que deseja excluir este post?'",
    words('posts'),
    'Tem certeza que deseja excluir este post?',
  ),
];

/** Toasts (§8); the file, and what it says. */
const toasts: readonly SpecifiedText[] = [
  row("Destructive toasts titled 'Erro'", words('shared'), "error: 'Erro'"),
  ...(
    [
      [words('generator'), 'Por favor, insira um tópico para gerar o post.'],
      [words('generator'), 'Erro ao gerar o post. Tente novamente.'],
      [words('generator'), 'Erro ao publicar o post. Tente novamente.'],
      [words('shared'), 'Erro ao carregar posts.'],
      [words('posts'), 'Erro ao excluir post.'],
      [words('scheduler'), 'Erro ao gerar post automático.'],
      [words('generator'), 'Post Gerado com Sucesso!'],
      [words('generator'), 'Post Publicado!'],
      [words('posts'), 'Post Excluído'],
      [words('scheduler'), 'Post Automático Criado!'],
      [words('scheduler'), 'Auto-post Ativado'],
      [words('scheduler'), 'Auto-post Desativado'],
    ] as const
  ).map(([page, text]) => row(`'${text}'`, page, text)),
];

/** Constants (§1, §9). */
const constants: readonly SpecifiedText[] = [
  ...rows(
    'and the generated blog content',
    ['site/blog/outlines.yaml', '{{claims.warrantyText}}'],
    ['site/site.yaml', /warrantyText:\s+value: 2 anos/],
  ),
  ...rows(
    '4 h (generated blog content)',
    ['site/blog/outlines.yaml', '{{claims.installPost}}'],
    ['site/site.yaml', /installPost:\s+value: 4 horas/],
  ),
  ...rows(
    'Blog: scheduler interval 24 h; reading speed 250 words per minute, rounded up; slug max 150; preview 500 characters; 6 placeholder cards on list; 5 rows in panel; 3 tags shown; pool of 12 scheduler topics; 4 title templates each for generator and scheduler; auto-post score 85',
    [rhythm, "every_days * interval '24 hours'"],
    [rhythm, "makes text not null default 'published' "],
    ['engine/blog/reading-time.ts', /wordsPerMinute = 250;.*Math\.ceil/s],
    ['blocks/blog-list/blog-list.client.ts', 'const tagLimit = 3;'],
    // The twelve, and those that were added behind them.
    ['site/blog/topics.yaml', /^(?: {2}- name:(?:(?! {2}- name:).)*){12}# /ms],
    ['site/blog/titles.yaml', /^generator:\n(?: {2}- .*\n){4}\n/m],
    [rhythm, '"seo_score": 85'],
  ),
  ...rows(
    'Toasts: default display 5 s (one at a time) in one system; up to 3 toasts, 4 s in another',
    [panel('data/toasts.ts'), 'success: 4000, undo: 10_000, error: Infinity'],
    [panel('data/toasts.ts'), 'toastLimit = 3;'],
  ),
  ...rows(
    'Data fetching defaults: 3 retries, delay 1 s doubling up to 30 s; cache kept 5 minutes',
    [
      panel('data/query-client.ts'),
      /retries = 3;.* const firstDelay = 1000; const longestDelay = 30_000; const cacheTime = 5 \* 60_000;/,
    ],
    [
      'engine/blog/retry.ts',
      /const retries = 3; const firstDelay = 1000;.*firstDelay \* 2 \*\* attempt/s,
    ],
  ),
];

/** Every fragment of the specification about blog and panel, in its order. */
export const specifiedPanel: readonly SpecifiedText[] = [
  ...screens,
  ...rules,
  ...toasts,
  ...constants,
];
