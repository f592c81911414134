// One page of each kind, with what it is held to (tests/site/weight.test.ts holds every page to the same bytes).

/** KB of brotli: HTML with its styles, and script before anybody does anything. `indexed`: search engines may have it. */
const held = (path, html, { script = 3, lcp = 1, indexed = true } = {}) => ({
  path,
  html,
  script,
  lcp,
  indexed,
});
const city = { lcp: 0.8 };

/** Kinds by name: `path`, `html` and `script` (KB), `lcp` (s, of Lighthouse's phone), `indexed`. `post` is the path of a post. */
export const kindsOf = (post) => ({
  home: held('/', 14),
  city: held('/barueri', 11, city),
  'city of the shared list': held('/suzano', 11, city),
  neighbourhood: held('/moema', 11, city),
  variant: held('/motor-de-portao-automatico-cotia', 11),
  guide: held('/guia-completo', 22),
  FAQ: held('/duvidas-frequentes', 22),
  professional: held('/servico-profissional', 14),
  Guarulhos: held('/guarulhos', 22, city),
  blog: held('/blog', 14, { script: 4 }),
  post: held(post, 14, { script: 4 }),
  fallback: held('/pagina-que-nao-existe', 14, { indexed: false }),
});

/** All that the home page loads before scrolling: KB with headers, and requests. */
export const homeLimits = { path: '/', wire: 70, requests: 8 };
