// The panel for everyone: by keyboard alone, on a phone, with whatever reads it, in all the states that it can be in.
import type { Page } from 'playwright';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { faultsInEveryWindow } from '../look-sweep.ts';
import { overflowOf, violationsOf } from '../page-checks.ts';
import {
  enter,
  owner,
  patience,
  runningSite,
  sharedWindow,
  toast,
  type Storage,
} from './running-site.ts';
import { desk, phone, tabTo } from '../site-in-browser.ts';

const site = runningSite();
/** Least height of what a finger meets, px. */
const target = 44;

/** What a browser holds after signing in. */
let signedIn: Storage;

beforeAll(async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.base}/admin`);
  await enter(page);
  signedIn = await context.storageState();
  await context.close();
});

/** The panel of the owner at a path, on a phone; `before` is done to its empty tab. */
const panelAt = (path: string, before?: (page: Page) => Promise<unknown>) =>
  openTab(path, signedIn, before);
const openTab = sharedWindow(site, { reducedMotion: 'reduce', viewport: phone });

const quiet = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('h2') && !document.querySelector('[aria-busy="true"]'),
    undefined,
    { timeout: patience },
  );

/** What the data service answers to everything but the question who this is: nothing, or a refusal, which is not asked for again as a failure would be. */
const answer = (page: Page, how: 'never' | 'refused') =>
  page.route(/\/rest\/v1\/(?!rpc\/my_account)/, (route) =>
    how === 'never'
      ? undefined
      : route.fulfill({
          status: 403,
          contentType: 'application/json',
          body: '{"code":"42501","message":""}',
        }),
  );

const nothing = async () => undefined;

/** Ways in which the panel can stand before somebody: where, what is done there, and what before it is opened. */
const states: readonly (readonly [
  name: string,
  path: string,
  act: (page: Page) => Promise<unknown>,
  before?: (page: Page) => Promise<unknown>,
])[] = [
  ['the day', '/admin/hoje', quiet],
  [
    'the tabs that a phone has behind a button',
    '/admin/hoje',
    async (page) => {
      await quiet(page);
      await page.getByRole('button', { name: 'Mais' }).click();
      await page.getByRole('link', { name: 'Minha conta' }).waitFor();
    },
  ],
  ['the list of posts', '/admin/posts', quiet],
  [
    'a list with nothing in it',
    '/admin/posts?busca=nada-disso',
    (page) => page.getByText('Nenhum post encontrado.').waitFor(),
  ],
  [
    'the question before a post is deleted',
    '/admin/posts',
    async (page) => {
      await page
        .getByRole('button', { name: /^Excluir/ })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  [
    'a new post with what is wrong in it',
    '/admin/posts/novo',
    async (page) => {
      await page.getByText('Detalhes:').click();
      await page.getByLabel('Tags').fill('portão');
      await page.getByRole('button', { name: 'Salvar rascunho' }).click();
      await page.getByText('Escreva o título.').waitFor();
    },
  ],
  [
    'a post',
    '/admin/posts',
    async (page) => {
      await page
        .getByRole('table', { name: 'Posts' })
        .getByRole('link', { name: /^Editar/ })
        .first()
        .click();
      await page.getByRole('tab', { name: 'Prévia' }).click();
      await page.getByText('Leitura de').waitFor();
    },
  ],
  [
    'the generator with a draft',
    '/admin/gerador',
    async (page) => {
      await page.getByLabel('Tópico').fill('Troca de cabo de aço');
      await page.getByRole('button', { name: 'Gerar Post' }).click();
      await page.getByRole('article').waitFor();
    },
  ],
  ['the scheduler', '/admin/agendador', quiet],
  [
    'the scheduler as it was when last seen',
    '/admin/agendador',
    async (page) => {
      await quiet(page);
      // Its copy is what it shows when it comes again.
      await page.waitForFunction(() => localStorage.getItem('autoPostEnabled') !== null);
      await answer(page, 'never');
      await page.reload();
      await page.getByText('(última informação conhecida)').waitFor();
    },
  ],
  [
    'the analytics with the table open',
    '/admin/analytics',
    async (page) => {
      await quiet(page);
      await page.getByText('Ver como tabela').click();
    },
  ],
  ['the contacts', '/admin/contatos', quiet],
  [
    'the people with an invitation',
    '/admin/pessoas',
    async (page) => {
      await page.getByLabel('E-mail de quem é convidada').fill('uma.pessoa@exemplo.com.br');
      await page.getByRole('button', { name: 'Criar convite' }).click();
      await page.getByLabel('Link do convite').waitFor();
    },
  ],
  [
    'the data of the business with every section open, one entry of each, and a change to be checked',
    '/admin/negocio',
    async (page) => {
      await page.getByText('Antes de o site ir ao ar').waitFor({ timeout: patience });
      await page.evaluate(() => {
        const entries = '[id^="field-"] [id^="field-"] ~ [id^="field-"]';
        for (const fold of document.querySelectorAll('#panel details'))
          fold.toggleAttribute('open', !fold.matches(`details${entries}`));
      });
      await page.locator('#field-contacts-main-phone').fill('(11) 98765-4321');
      await page.getByRole('button', { name: 'Conferir' }).waitFor();
    },
  ],
  ['the history', '/admin/historico', quiet],
  [
    'the own account while a second factor is switched on',
    '/admin/conta',
    async (page) => {
      await page.getByRole('button', { name: 'Ligar o segundo fator' }).click();
      await page.getByRole('img', { name: 'Desenho para o aplicativo de códigos' }).waitFor();
    },
  ],
  [
    'a link that was used',
    '/admin/convite#00',
    (page) => page.getByText('Este link já foi usado ou não vale mais.').waitFor(),
  ],
  ...(['hoje', 'posts', 'agendador', 'analytics', 'contatos'] as const).flatMap((tab) => [
    [
      `the tab ${tab} while it loads`,
      `/admin/${tab}`,
      (page: Page) => page.locator('[aria-busy="true"]').first().waitFor(),
      (page: Page) => answer(page, 'never'),
    ] as const,
    [
      `the tab ${tab} where it failed`,
      `/admin/${tab}`,
      (page: Page) =>
        page.getByRole('button', { name: 'Tentar de novo' }).first().waitFor({ timeout: patience }),
      (page: Page) => answer(page, 'refused'),
    ] as const,
  ]),
];

test.each(states.map(([name, path, act, before = nothing]) => [name, path, act, before] as const))(
  '%s can be used by everyone: nothing is wider than a phone or too small for a finger, and it can be read in the dark',
  async (_name, path, act, before) => {
    const page = await panelAt(path, before);
    await act(page);
    // A question hides everything else, the heading and the main part of the page too.
    const besides =
      (await page.getByRole('alertdialog').count()) > 0
        ? ['page-has-heading-one', 'landmark-one-main']
        : [];
    expect(await overflowOf(page)).toEqual({ tooWide: 0, out: [] });
    expect(await violationsOf(page, { besides })).toEqual([]);
    // A link in the middle of a sentence is as high as its line.
    const low = await page
      .locator(
        '#panel :is(button, a, select, input:not(label > *), textarea, summary, label:has(input)), [role="alertdialog"] button',
      )
      .evaluateAll(
        (all, least) =>
          all
            .filter(
              (one) =>
                one.checkVisibility() &&
                !one.closest('p, article li') &&
                !one.matches('.hidden, [aria-hidden="true"]') &&
                one.getBoundingClientRect().height < least,
            )
            .map((one) => one.outerHTML.slice(0, 120)),
        target,
      );
    expect(low).toEqual([]);
    await page.setViewportSize(desk);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, { besides })).toEqual([]);
    expect(await faultsInEveryWindow(page)).toEqual([]);
  },
);

test('the door can be used by everyone, also after a wrong password', async () => {
  const page = await site.visit('/admin', { viewport: phone, reducedMotion: 'reduce' });
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Senha').fill('errada-demais');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('E-mail ou senha incorretos.').waitFor({ timeout: patience });
  expect(await overflowOf(page)).toEqual({ tooWide: 0, out: [] });
  expect(await violationsOf(page)).toEqual([]);
});

test.each([phone, desk])(
  'the door stays where it stood before its script came, at $width px',
  async (viewport) => {
    const placesAt = async (javaScriptEnabled: boolean) => {
      const page = await site.visit('/admin', { viewport, javaScriptEnabled });
      if (javaScriptEnabled) await page.getByLabel('Senha').waitFor({ timeout: patience });
      // The font decides how wide words are.
      await page.waitForLoadState('networkidle');
      return Promise.all(
        ['img', 'h1', '.lead'].map((part) => page.locator(`#panel ${part}`).boundingBox()),
      );
    };
    expect(await placesAt(true)).toEqual(await placesAt(false));
  },
);

test('signing in, writing a post, saving it and going through the tabs need no mouse', async () => {
  const page = await site.visit('/admin');
  await page.getByLabel('Senha').waitFor({ timeout: patience });
  await tabTo(page, '#email');
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hoje' }).waitFor({ timeout: patience });
  await tabTo(page, 'nav a[href="/admin/posts"]');
  await page.keyboard.press('Enter');
  await tabTo(page, 'a[href="/admin/posts/novo"]');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Novo post' }).waitFor();
  await tabTo(page, '#title');
  await page.keyboard.type('Portão sem mouse');
  await tabTo(page, '#content');
  await page.keyboard.type('Escrito só com o teclado.');
  await tabTo(page, 'form button:not([type])');
  await page.keyboard.press('Enter');
  await toast(page, 'Post Salvo');
  await page.getByText('Tudo salvo.').waitFor();
  for (const [path, heading] of [
    ['gerador', 'Gerador de Posts'],
    ['agendador', 'Agendador Automático'],
    ['analytics', 'Analytics'],
    ['contatos', 'Contatos'],
    ['posts', 'Gerenciar Posts'],
  ]) {
    await tabTo(page, `nav a[href="/admin/${path}"]`, 80);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: heading!, level: 2 }).waitFor();
    // Whoever works by keyboard goes on from the tab that was chosen.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(heading);
  }
  await page.getByRole('link', { name: 'Portão sem mouse', exact: true }).waitFor();
});

const tabs = [
  '/admin/hoje',
  '/admin/posts',
  '/admin/posts/novo',
  '/admin/gerador',
  '/admin/agendador',
  '/admin/analytics',
  '/admin/contatos',
  '/admin/negocio',
];

test.each(tabs)(
  'everything at %s has the styles of its class, and whatever has the focus shows it, with nothing over it',
  async (path) => {
    const page = await panelAt(path);
    await quiet(page);
    const unstyled = await page.evaluate(() => {
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const rules = sheets
        .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
        .join('');
      // Two libraries name what they do not style: the chart its parts, the router the tab that is open.
      return [...document.querySelectorAll('#panel, #panel :not(.uplot, .uplot *)')]
        .flatMap((element) => [...element.classList])
        .filter((name) => name !== 'active' && !rules.includes(`.${CSS.escape(name)}`));
    });
    expect(unstyled, 'without styles').toEqual([]);
    const unseen: string[] = [];
    await page.locator('#panel header a').first().focus();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('#panel')) return null;
        // What is drawn of a hidden radio button is its label.
        const drawn = focused.classList.contains('hidden') ? focused.nextElementSibling! : focused;
        const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
        const { left, top, width, height } = drawn.getBoundingClientRect();
        const over = document.elementFromPoint(
          left + width / 2,
          top + Math.min(height, innerHeight - top) / 2,
        );
        const covered = over && !drawn.contains(over) && !over.contains(drawn);
        const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        return ring && !covered
          ? ''
          : `${ring ? 'covered' : 'no ring'}: ${drawn.outerHTML.slice(0, 120)}`;
      });
      if (found === null) break;
      if (found) unseen.push(found);
    }
    expect(unseen, 'focused and not seen').toEqual([]);
  },
);

test('what only another tab needs comes with that tab', async () => {
  const context = await site.browser.newContext({ storageState: signedIn, viewport: desk });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/^\/assets\/.*\.json$/.test(pathname)) fetched.push(`${answer.status()}`);
  });
  await page.goto(`${site.base}/admin/hoje`);
  await quiet(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await page.locator('nav a[href="/admin/gerador"]').click();
  await page.getByText(/^Escolha um dos \d+ da lista/).waitFor({ timeout: patience });
  expect(fetched).toEqual(['200']);
  await page.goto(`${site.base}/admin/posts/novo`);
  await page.getByRole('heading', { name: 'Novo post' }).waitFor({ timeout: patience });
  await expect.poll(() => fetched).toEqual(['200', '200']);
});
