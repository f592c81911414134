// What the specification says and the public site does not show: built later, or otherwise (docs/deviations.md).

/** Why the fragments of `later` are not on the site yet. */
export const laterBecause = 'blog and panel';

/** Fragments of the specification, letter by letter, that belong to the blog, its panel or the data behind them. */
export const later: readonly string[] = [
  // §1
  'and the generated blog content',
  // §2
  'SEO score out of 100, meta description, up to 3 tags plus a \'+N\' badge for more. Loading shows 6 placeholder cards',
  'Gerenciar Posts: list of all posts (5 loading rows)',
  "draft preview (first 500 characters), button 'Publicar Post no Blog'",
  "and a 'Gerar Post Agora (Teste)' button",
  'top 5 posts by views and top 5 by SEO score',
  // §3
  'seo_score (0-100), views (number, default 0)',
  // §4
  'tooltips open after 700 ms',
  "until 'Publicar Post no Blog' inserts it",
  'Next run shown as last post plus 24 hours. Nothing shown triggers a run after 24 hours while the page is closed',
  // §5
  "Generator topic: empty or blank gives 'Por favor, insira um tópico para gerar o post.'",
  'spaces become hyphens, at most 150 characters',
  'SEO score (capped at 100): title of 30-60 characters +20; meta description of 120-160 characters +15; content of at least 1500 characters +25; 3 to 7 tags +10; 3 to 8 matches of the motor/gate keyword pattern +30. A score of 70 or more shows a green check',
  "Delete asks confirmation: 'Tem certeza que deseja excluir este post?'",
  // §8
  "Destructive toasts titled 'Erro'",
  "'Por favor, insira um tópico para gerar o post.'",
  "'Erro ao gerar o post. Tente novamente.'",
  "'Erro ao publicar o post. Tente novamente.'",
  "'Erro ao carregar posts.'",
  "'Erro ao excluir post.'",
  "'Erro ao gerar post automático.'",
  "'Post Gerado com Sucesso!'",
  "'Post Publicado!'",
  "'Post Excluído'",
  "'Post Automático Criado!'",
  "'Auto-post Ativado'",
  "'Auto-post Desativado'",
  // §9
  '4 h (generated blog content)',
  'Blog: scheduler interval 24 h; reading speed 250 words per minute, rounded up; slug max 150; preview 500 characters; 6 placeholder cards on list; 5 rows in panel; 3 tags shown; pool of 12 scheduler topics; 4 title templates each for generator and scheduler; auto-post score 85',
  'Toasts: default display 5 s (one at a time) in one system; up to 3 toasts, 4 s in another',
  'Data fetching defaults: 3 retries, delay 1 s doubling up to 30 s; cache kept 5 minutes',
  'Backend client defaults: auth refresh tick 30 s, refresh starts 3 ticks before expiry; key-set cache 10 minutes; realtime heartbeat 25 s, timeout 10 s, reconnect backoff 1, 2, 5, 10 s; storage list default 100 items',
];

/** Fragments that we build otherwise; the first column of docs/deviations.md has each of them. */
export const deviations: readonly string[] = [
  'Rating 4.9 with 847 reviews (structured data)',
];
