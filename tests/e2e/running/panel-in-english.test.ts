// The panel for somebody who reads English, at the first site: all its states without a word of Portuguese, whole in every
// window.
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsInEveryWindow } from '../look-sweep.ts';
import { violationsOf } from '../page-checks.ts';
import { enter, patience, runningSite, sharedWindow, type Storage } from './running-site.ts';

const site = runningSite();
/** The choice that is made in the own account. */
const choice = { name: 'portao.language', value: 'en' };

let signedIn: Storage;
let guest: Storage;
/** Texts of the site that stand among those of the panel. */
let own: readonly string[];

beforeAll(async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.base}/admin`);
  await enter(page);
  await page.goto(`${site.base}/admin/conta`);
  await page.getByLabel('Idioma do painel neste navegador').selectOption('English');
  await page.getByRole('heading', { name: 'My account' }).waitFor({ timeout: patience });
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  signedIn = await context.storageState();
  guest = {
    cookies: [],
    origins: [{ origin: site.base, localStorage: [choice] }],
  };
  await context.close();
  const { store } = await site.signIn();
  const { items } = await store.list({ order: 'created_at', offset: 0, limit: 200 });
  own = [
    ...items.map(({ title }) => title),
    'Entre com o seu e-mail e a sua senha.',
    'expressões de motor e portão',
    'São Paulo',
  ];
});

const panelAt = (path: string, storage = signedIn) => openTab(path, storage);
const openTab = sharedWindow(site, { reducedMotion: 'reduce' });

const quiet = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('h2') && !document.querySelector('[aria-busy="true"]'),
    undefined,
    { timeout: patience },
  );

/** Where the site's own texts stand in the panel: names, addresses and texts of posts, places, what a build found. */
const content = [
  '#panel h1',
  'textarea',
  'datalist',
  'article h3',
  'article dd',
  'article article',
  'article > p',
  'tbody th',
  'tbody td a',
  'tbody td b',
  'td .hidden',
  'ol a',
  'details ul',
  '[lang="pt-BR"]',
].join();

/** What is read or heard of the panel, piece by piece, without the site's own texts. */
const textsOf = (page: Page) =>
  page.evaluate((own) => {
    const roots = [...document.querySelectorAll('#panel, [role="alertdialog"], [role="region"]')];
    const texts: string[] = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (!walker.currentNode.parentElement!.closest(own))
          texts.push(walker.currentNode.nodeValue ?? '');
      for (const element of root.querySelectorAll('*'))
        for (const name of ['aria-label', 'title', 'alt'])
          if (!element.closest(own)) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  }, content);

/** Accents, and words that every other sentence in Portuguese has; quoted titles, addresses and the name of the key phrases are the site's. */
const portuguese =
  /[àáâãçéêíóôõúü]|\b(?:de|da|das|dos|em|na|nos|para|com|por|pelo|uma|um|que|ou|se|seu|sua|ao|mais|sem|Nome|Senha|Salvar|Excluir|Sair|Texto|Tudo|Novo|Nenhum|Ver|Antes|Dias?|Entrar|Pessoas|Contatos|Posts? publicados?|Agora|Voltar|Abrindo)\b/i;
const strip = (text: string) =>
  own
    .reduce((rest, one) => rest.replaceAll(one, ''), text)
    .replaceAll(/“[^”]*”/g, '')
    .replaceAll(/\S*[@/]\S*/g, '');

/** What is wrong with a state: words of another language, and what an eye or a reader of screens stumbles over. */
async function check(page: Page): Promise<void> {
  const texts = await textsOf(page);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => portuguese.test(strip(text)))).toEqual([]);
  const besides =
    (await page.getByRole('alertdialog').count()) > 0
      ? ['page-has-heading-one', 'landmark-one-main']
      : [];
  expect(await violationsOf(page, { besides })).toEqual([]);
  expect(await faultsInEveryWindow(page)).toEqual([]);
}

const states: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['the day', '/admin/hoje', quiet],
  ['the list of posts', '/admin/posts', quiet],
  [
    'the question before a post is deleted',
    '/admin/posts',
    async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  [
    'a new post with what is wrong in it',
    '/admin/posts/novo',
    async (page) => {
      await page.getByLabel('Tags').fill('one');
      await page.getByLabel('Publish on').fill('31/02/2026 09:00');
      await page.getByLabel('Withdraw on').fill('24/12/2090 09:00');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('Enter the title.').waitFor();
      await page.getByText('São Paulo time.').waitFor();
      await page.getByText('Enter the date and time like this: 24/12/2026 09:00.').waitFor();
      await page.getByText(/Sunday,? 24 December 2090 at 09:00\./).waitFor();
    },
  ],
  [
    'a post',
    '/admin/posts',
    async (page) => {
      await page
        .getByRole('table', { name: 'Posts' })
        .getByRole('link', { name: /^Edit/ })
        .first()
        .click();
      await page.getByText('Everything is saved.').waitFor();
    },
  ],
  [
    'the versions of a post',
    '/admin/posts',
    async (page) => {
      await page
        .getByRole('table', { name: 'Posts' })
        .getByRole('link', { name: /^Edit/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Versions' }).click();
      await page.getByText('The first version we have').waitFor();
    },
  ],
  ['the bin', '/admin/posts/lixeira', quiet],
  [
    'the generator with a topic that is not covered',
    '/admin/gerador',
    async (page) => {
      await page.getByLabel('Topic').fill('Bread and butter');
      await page.getByRole('button', { name: 'Generate post' }).click();
      await page.getByText('The generator has no text about').first().waitFor();
    },
  ],
  [
    'the generator with a draft',
    '/admin/gerador',
    async (page) => {
      await page.getByLabel('Topic').fill('Troca de cabo de aço');
      await page.getByRole('button', { name: 'Generate post' }).click();
      await page.getByRole('article').waitFor();
    },
  ],
  ['the scheduler', '/admin/agendador', quiet],
  [
    'the analytics with the table open',
    '/admin/analytics',
    async (page) => {
      await quiet(page);
      await page.getByText('Show as a table').click();
    },
  ],
  ['the contacts', '/admin/contatos', quiet],
  [
    'the people with an invitation',
    '/admin/pessoas',
    async (page) => {
      await page.getByLabel('Email of the person to invite').fill('somebody@example.com');
      await page.getByRole('button', { name: 'Create invitation' }).click();
      await page.getByLabel('Invitation link').waitFor();
    },
  ],
  ['the history', '/admin/historico', quiet],
  [
    'the own account while a second factor is switched on',
    '/admin/conta',
    async (page) => {
      await page.getByRole('button', { name: 'Turn on the second factor' }).click();
      await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    },
  ],
  [
    'a link that was used',
    '/admin/convite#00',
    (page) => page.getByText('This link has already been used or is no longer valid.').waitFor(),
  ],
  [
    'the contacts where they failed',
    '/admin/contatos',
    async (page) => {
      await page.route(/\/rest\/v1\/(?!rpc\/my_account)/, (route) =>
        route.fulfill({
          status: 403,
          contentType: 'application/json',
          body: '{"code":"42501","message":""}',
        }),
      );
      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).first().waitFor({ timeout: patience });
    },
  ],
];

describe('in English', () => {
  test.each(states)('%s has no word of Portuguese, and looks whole', async (_name, path, act) => {
    const page = await panelAt(path);
    await act(page);
    await check(page);
  });

  test('the door after a wrong password has none, and looks whole', async () => {
    const page = await panelAt('/admin', guest);
    await page.getByText('Forgotten your password?').click();
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('quite-wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Wrong email or password.').waitFor({ timeout: patience });
    await check(page);
  });

  test('one file of words is loaded, and no other', async () => {
    const page = await panelAt('/admin/posts');
    await quiet(page);
    const scripts = await page.evaluate(async () => {
      const names = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js'));
      return Promise.all(names.map(async (name) => (await fetch(name)).text()));
    });
    const saying = (text: string) => scripts.filter((code) => code.includes(text)).length;
    expect([saying('Post generator'), saying('Gerador de Posts')]).toEqual([1, 0]);
  });
});
