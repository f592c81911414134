// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as AccountTab } from '../../engine/panel/account/AccountTab.tsx';
import { nameLanguage } from '../../engine/panel/data/name-language.ts';
import { openPanelLanguage, type SiteLocale } from '../../engine/panel/data/panel-language.ts';
import { routesAt } from '../../engine/panel/frame/routes.tsx';
import { panelPathsOf } from '../../engine/words/panel-paths.ts';
import { languages } from '../../engine/words/language.ts';
import { quiet, sessionOf, showPanel, shownText, shows } from './panel-in-test.tsx';
import { storeWith } from './posts.ts';
import { english, languageOf, portuguese } from './spoken.ts';

const site: SiteLocale = { language: 'pt-BR', tag: 'pt-BR', timeZone: 'America/Sao_Paulo' };
const open = (at: SiteLocale = site) => {
  const onChange = vi.fn();
  return openPanelLanguage(at, onChange).then((language) => ({ language, onChange }));
};

beforeEach(() => localStorage.clear());

describe('the language of the panel', () => {
  test.each(languages)('is that of the site: %s', async (one) => {
    const { language, onChange } = await open({ ...site, language: one });
    expect(language.current().language).toBe(one);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('is another once somebody chose it, at the next visit too', async () => {
    const { language, onChange } = await open();
    const told = vi.fn();
    language.subscribe(told);
    await language.choose('en');
    expect(language.current().words.frame.leave).toBe('Sign out');
    expect([told.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 2]);
    expect((await open()).language.current().language).toBe('en');
  });

  test('comes without what the other tabs say, which comes with the first of them, in the language that is spoken', async () => {
    const { language } = await open();
    expect([language.whole(), 'editor' in language.current().words]).toEqual([null, false]);
    expect((await language.complete()).words.generator.generate).toBe('Gerar Post');
    expect(language.whole()?.words.frame.leave).toBe('Sair');
    await language.choose('en');
    expect(language.whole()?.words.generator.generate).toBe('Generate post');
  });

  test('is that of the site where this browser keeps a language that there is not', async () => {
    localStorage.setItem('portao.language', 'tlh');
    expect((await open()).language.current().language).toBe('pt-BR');
  });

  test('is chosen for this visit where the browser keeps nothing', async () => {
    const refusing = new Proxy({} as Storage, {
      get: () => () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    const language = await openPanelLanguage(site, () => undefined, refusing);
    await language.choose('en');
    expect(language.current().language).toBe('en');
  });

  test('is chosen in the own account, and all of the panel follows', async () => {
    const { language } = await open();
    await language.complete();
    await showPanel({
      routes: [{ path: '/admin/conta', Component: AccountTab }],
      at: '/admin/conta',
      store: storeWith({}),
      language,
    });
    await shows('Minha conta');
    const choice = document.getElementById('idioma') as HTMLSelectElement;
    expect([...choice.options].map(({ text, lang }) => [text, lang])).toEqual([
      ['Português (Brasil)', 'pt-BR'],
      ['English', 'en'],
    ]);
    await act(async () => {
      choice.value = 'en';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await shows('My account');
    expect(document.title).toContain('My account');
    expect(shownText()).not.toContain('Minha conta');
  });

  test('says so where its words cannot be loaded', async () => {
    const { toasts } = await showPanel({
      routes: [{ path: '/admin/conta', Component: AccountTab }],
      at: '/admin/conta',
      store: storeWith({}),
      language: languageOf(english),
    });
    const choice = document.getElementById('idioma') as HTMLSelectElement;
    await act(async () => {
      choice.value = 'pt-BR';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await quiet();
    expect(toasts.current()).toMatchObject([
      { title: 'Error', text: 'The language could not be loaded. Please try again.' },
    ]);
    expect(choice.value).toBe('en');
  });
});

test('the document names the language that is spoken, and what stands around the panel the site’s', () => {
  document.body.innerHTML =
    '<a id="skip"></a><main><nav id="trail"></nav><section><div id="panel"></div></section></main>';
  const lang = (id: string) => document.getElementById(id)!.lang;
  const root = document.getElementById('panel')!;
  nameLanguage(root, site, 'en');
  expect([document.documentElement.lang, lang('skip'), lang('trail'), lang('panel')]).toEqual([
    'en',
    'pt-BR',
    'pt-BR',
    '',
  ]);
  nameLanguage(root, { ...site, language: 'en', tag: 'en-GB' }, 'en');
  expect(document.documentElement.lang).toBe('en-GB');
});

describe('addresses of the panel', () => {
  const visit = (at: string, one: 'pt-BR' | 'en') =>
    showPanel({
      routes: routesAt(panelPathsOf(one), languageOf(one === 'en' ? english : portuguese)),
      at,
      store: storeWith({
        account: () => Promise.resolve({ role: 'admin', name: 'Ann', lacksSecondFactor: false }),
      }),
      site: one,
      session: sessionOf({ status: 'signed-in', userId: 'user-1', email: 'ann@example.com' }),
      language: languageOf(one === 'en' ? english : portuguese),
    });
  const tabsAt = ({ element }: { element: HTMLElement }) =>
    [...element.querySelectorAll('nav a')].map((tab) => tab.getAttribute('href'));

  test('are in the language of the site', async () => {
    const panel = await visit('/admin/account', 'en');
    await shows('My account');
    expect(tabsAt(panel)).toEqual([
      '/admin/today',
      '/admin/posts',
      '/admin/business',
      '/admin/contacts',
      '/admin/generator',
      '/admin/scheduler',
      '/admin/analytics',
      '/admin/people',
      '/admin/history',
      '/admin/account',
    ]);
  });

  test('stay as they were in a Portuguese one', async () => {
    const panel = await visit('/admin/conta', 'pt-BR');
    await shows('Minha conta');
    expect(tabsAt(panel)).toContain('/admin/agendador');
  });

  test.each(['en', 'pt-BR'] as const)(
    'of an invitation are answered in every language, in a site in %s',
    async (one) => {
      for (const path of ['/admin/convite', '/admin/invitation']) {
        const { router } = await visit(`${path}#00`, one);
        await shows(one === 'en' ? 'no longer valid' : 'não vale mais');
        expect(router.state.location.pathname).toBe(path);
      }
    },
  );
});
