// What `npm run screenshots` shows: every kind of page, and every tab of the panel with what opens in it.

/** Widths (px) and colour schemes in which each screen is taken. */
export const widths = [360, 768, 1280, 1920];
export const themes = ['light', 'dark'];

const topic = 'Troca de cabo de aço';
const firstPost = (page) => page.locator('table[aria-label="Posts"] tbody a').first();

/** Fills in a topic and waits for the draft. */
async function draft(page) {
  await page.getByLabel('Tópico').fill(topic);
  await page.getByRole('button', { name: 'Gerar Post' }).click();
  await page.getByRole('article').waitFor();
}

/** Opens the first post and gives it a date to come. */
async function schedule(page) {
  await firstPost(page).click();
  await page.getByLabel('Publicar em').fill('24/12/2090 09:00');
  await page.getByLabel('Retirar em').fill('26/12/2090 00:00');
  await page.getByRole('button', { name: 'Agendar' }).waitFor();
}

/** The bin with a post in it. */
async function fillBin(page) {
  const bin = page.getByRole('button', { name: /^Restaurar/ });
  await bin.or(page.getByText('A lixeira está vazia.')).first().waitFor();
  if ((await bin.count()) > 0) return;
  await page.goto(new URL('/admin/posts', page.url()).href);
  await page
    .getByRole('button', { name: /^Excluir/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await page.getByText('Post Excluído').first().waitFor();
  await page.goto(new URL('/admin/posts/lixeira', page.url()).href);
  await bin.waitFor();
}

/** The versions of a post that was changed. */
async function makeVersions(page) {
  await firstPost(page).click();
  const description = page.getByLabel('Descrição');
  const text = await description.inputValue();
  await description.fill(
    text.includes('a cada ano')
      ? text.replace('a cada ano', 'por ano')
      : `${text} Veja a cada ano.`,
  );
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('button', { name: 'Publicar alterações' }).click();
  await page.getByText('Tudo salvo.').waitFor();
  await page.getByRole('link', { name: 'Versões' }).click();
  await page.getByText('O que mudou nesta versão').waitFor();
  const list = page.getByRole('navigation', { name: 'Versões do post' }).getByRole('link');
  if ((await list.count()) > 2) await list.nth(1).click();
  await page.locator('ins').first().waitFor();
}

/** The question for whoever leaves with a text that was not saved. */
async function leave(page) {
  await page.getByLabel('Título').fill('Um post que ficou pela metade');
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('alertdialog').waitFor();
}

/**
 * Screens: name of the file, path of the page, whether the owner is signed in, and what is done before the picture is
 * taken (`act`). A post stands for all of them: `{post}` is the address of the newest.
 */
export const screens = [
  { name: 'home', path: '/' },
  { name: 'professional', path: '/servico-profissional' },
  { name: 'guide', path: '/guia-completo' },
  { name: 'faq', path: '/duvidas-frequentes' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '{post}' },
  { name: 'capital', path: '/sao-paulo-capital' },
  { name: 'guarulhos', path: '/guarulhos' },
  { name: 'city', path: '/barueri' },
  { name: 'shared-city', path: '/suzano' },
  { name: 'area', path: '/abc-paulista' },
  { name: 'neighbourhood', path: '/moema' },
  { name: 'variant', path: '/motor-de-portao-automatico-cotia' },
  { name: 'rich-variant', path: '/motor-de-portao-automatico-guarulhos' },
  { name: 'unknown', path: '/pagina-que-nao-existe' },
  { name: 'panel-door', path: '/admin' },
  { name: 'panel-today', path: '/admin/hoje', owner: true },
  { name: 'panel-business', path: '/admin/negocio', owner: true },
  { name: 'panel-posts', path: '/admin/posts', owner: true },
  {
    name: 'panel-delete',
    path: '/admin/posts',
    owner: true,
    act: (page) =>
      page
        .getByRole('button', { name: /^Excluir/ })
        .first()
        .click(),
  },
  { name: 'panel-new-post', path: '/admin/posts/novo', owner: true },
  {
    name: 'panel-post',
    path: '/admin/posts',
    owner: true,
    async act(page) {
      await firstPost(page).click();
      await page.getByLabel('Título').waitFor();
    },
  },
  { name: 'panel-schedule', path: '/admin/posts', owner: true, act: schedule },
  { name: 'panel-bin', path: '/admin/posts/lixeira', owner: true, act: fillBin },
  { name: 'panel-versions', path: '/admin/posts', owner: true, act: makeVersions },
  { name: 'panel-sign-out', path: '/admin/posts/novo', owner: true, act: leave },
  { name: 'panel-generator', path: '/admin/gerador', owner: true },
  { name: 'panel-draft', path: '/admin/gerador', owner: true, act: draft },
  { name: 'panel-scheduler', path: '/admin/agendador', owner: true },
  { name: 'panel-analytics', path: '/admin/analytics', owner: true },
  { name: 'panel-contacts', path: '/admin/contatos', owner: true },
  { name: 'panel-people', path: '/admin/pessoas', owner: true },
  { name: 'panel-history', path: '/admin/historico', owner: true },
  { name: 'panel-account', path: '/admin/conta', owner: true },
];

/** What the README shows: file in docs/screenshots, screen, theme and window (px); the picture is of the window. */
export const readme = [
  { file: 'home', screen: 'home', theme: 'light', width: 1280, height: 800 },
  { file: 'home-phone-dark', screen: 'home', theme: 'dark', width: 360, height: 640 },
  { file: 'city', screen: 'city', theme: 'dark', width: 1280, height: 800 },
  { file: 'panel', screen: 'panel-posts', theme: 'light', width: 1280, height: 800 },
];

/** The pictures of the examples in the README: their home pages. */
export const examplePictures = [
  { example: 'locksmith-leeds', theme: 'light', width: 1280, height: 800 },
  { example: 'dentista-curitiba', theme: 'light', width: 1280, height: 800 },
];
