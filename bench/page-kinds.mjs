// One page of each kind, with what it is held to (tests/site/weight.test.ts holds every page to the same bytes).

/** KB of brotli: HTML with its styles, and script before anybody does anything. `indexed`: search engines may have it. */
const held = (path, html, { indexed = true } = {}) => ({ path, html, script: 4, lcp: 1, indexed });
const home = 18;
const plain = 14;
const long = 24;

/** Kinds by name: `path`, `html` and `script` (KB), `lcp` (s, of Lighthouse's phone), `indexed`. `post` is the path of a post. */
export const kindsOf = (post) => ({
  home: held('/', home),
  city: held('/barueri', plain),
  'city of the shared list': held('/suzano', plain),
  neighbourhood: held('/moema', plain),
  variant: held('/motor-de-portao-automatico-cotia', plain),
  guide: held('/guia-completo', long),
  FAQ: held('/duvidas-frequentes', long),
  professional: held('/servico-profissional', plain),
  Guarulhos: held('/guarulhos', long),
  blog: held('/blog', plain),
  post: held(post, plain),
  fallback: held('/pagina-que-nao-existe', plain, { indexed: false }),
});

/** All that the home page loads before scrolling: KB with headers, and requests. */
export const homeLimits = { path: '/', wire: 70, requests: 8 };
