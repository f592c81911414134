// What the law asks of every page, and that the page on privacy says what the code does.
import { expect, test } from 'vitest';
import { join } from 'node:path';
import { calendarDayInWords } from '../../engine/words/days.ts';
import { pageWordsOf } from '../../engine/words/pages.ts';
import { readySite } from '../ready-site.ts';
import { filesBelow, root, textOf } from '../structure/tree.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();

test('every page that has a footer leads to privacy, terms and safety', () => {
  const pages = site().ready.pages.filter(({ blocks }) => blocks.some((b) => b.type === 'footer'));
  expect(pages.length).toBeGreaterThan(130);
  const without = pages.filter(({ path }) => {
    const links = [...site().document(path).querySelectorAll('footer a')].map((link) =>
      link.getAttribute('href'),
    );
    return !['/privacidade', '/termos', '/seguranca'].every((link) => links.includes(link));
  });
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('what is still a placeholder stands on no page', () => {
  const { legalName, cnpj, email, responsible, address } =
    site().ready.site.settings.document.business;
  const placeholders = [legalName, cnpj, email, responsible].flatMap((fact) =>
    fact?.placeholder ? fact.value : [],
  );
  if (address.placeholder && address.street) placeholders.push(address.street);
  expect(placeholders.length).toBeGreaterThan(0);
  for (const { path } of site().ready.pages) {
    const html = site().document(path).documentElement.outerHTML;
    expect(
      placeholders.filter((text) => html.includes(text)),
      path,
    ).toEqual([]);
    expect(html, path).not.toContain('falta: ');
  }
});

/** The code that visitors get, and that which answers them: all but the panel and the overlay of `dev`. */
const visitorCode = [
  ...filesBelow('blocks'),
  ...filesBelow('blocks/entry'),
  ...filesBelow('engine/client'),
  ...filesBelow('engine/blog'),
  ...filesBelow('engine/server'),
].filter((file) => /\.tsx?$/.test(file) && !/entry\/(?:panel|dev\.client)/.test(file));

test.each([
  ['no cookie', /document\.cookie|set-cookie|cookieStore/i],
  ['nothing kept in the browser', /localStorage|sessionStorage|indexedDB|caches\.open/],
  ['no programme that measures', /google-analytics|googletagmanager|fbq\(|sendBeacon/],
])('the code keeps what /privacidade says: %s', (_, pattern) => {
  expect(visitorCode.length).toBeGreaterThan(100);
  expect(visitorCode.filter((file) => pattern.test(textOf(file)))).toEqual([]);
});

test('/privacidade says it', () => {
  const text = site().text('/privacidade');
  for (const words of [
    'não recebe cookie',
    'Somamos, por dia',
    'WhatsApp',
    'sem o endereço',
    'LGPD',
  ])
    expect(text).toContain(words);
});

test('/termos names the quote in writing, what the warranty covers, and the right to withdraw', () => {
  const { claims } = site().ready.site.settings.document;
  const text = site().text('/termos');
  for (const words of [
    'orçamento por escrito',
    `Peças do kit instalado ${claims.warrantyFaq!.value}`,
    `${claims.warrantyService!.value}`,
    'se soma à da lei',
    'desistir em até 7 dias',
  ])
    expect(text).toContain(words);
});

test('the promotion says until when, and nothing speaks of it once it is over', () => {
  const { until } = site().ready.site.settings.document.promotions!.express!;
  expect(site().text('/guarulhos')).toContain(
    `Vale por 1 mês, até ${calendarDayInWords(until, 'pt-BR', pageWordsOf('pt-BR'))}`,
  );
  const over = readySite(join(root, 'site'), { now: '9999-01-01' });
  const speaking = over.pages.filter((page) => /Express|R\$350/.test(JSON.stringify(page)));
  // The panel has the generator's claims, and shows none of them by itself.
  expect(speaking.map(({ path }) => path)).toEqual(['/admin']);
});

test('no page begins the work before the quote', () => {
  const against = site().ready.pages.filter(({ path }) =>
    /(n[ãa]o espera|sem|dispensa) (o )?orçamento/i.test(site().text(path)),
  );
  expect(against.map(({ path }) => path)).toEqual([]);
});
