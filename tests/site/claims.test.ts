import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../../engine/diagnostics/format.ts';
import { claimPattern, isBareNumber } from '../../engine/check/lints/claims/claim-pattern.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { localeOf } from '../../engine/words/locale.ts';
import { root } from '../structure/tree.ts';

const { site, problems } = checkSite(join(root, 'site'), { lints: 'check' });
const locale = localeOf(site!.settings.document);
const claims = site!.settings.document.claims;

test('every claim that is a number alone says what comes after it, so that it is found in a text', () => {
  expect(
    Object.entries(claims).filter(([, claim]) => isBareNumber(claim.value)).length,
  ).toBeGreaterThan(3);
  expect(
    Object.entries(claims)
      .filter(([, claim]) => claimPattern(claim, locale) === null)
      .map(([name]) => name),
  ).toEqual([]);
});

test.each(['claim-by-hand', 'number-by-hand', 'claims-contradict', 'claim-uncovered'] as const)(
  'no text has a %s',
  (code) => {
    expect(
      problems
        .filter((problem) => problem.code === code)
        .map((problem) => formatProblem(problem, 'en')),
    ).toEqual([]);
  },
);

test.each([
  ['warrantyFaq', '1 ano', 'garantia de um ano no kit'],
  ['preventivePrice', 'R$150', 'por R$ 150 a visita'],
  ['serviceHours', '24', 'plantão 24h'],
  ['technicians', '128', 'são 128 técnicos'],
  ['openingTime', '4 segundos', 'abre em quatro segundos'],
  ['installHome', '3 a 6 horas', 'de 3 a 6 horas'],
  ['replyTime', '2 horas', 'em até duas horas'],
  ['customers', '5.000', 'mais de cinco mil clientes'],
])('the claim %s (%s) is found in "%s"', (name, value, text) => {
  expect(claims[name]?.value).toBe(value);
  expect(text).toMatch(claimPattern(claims[name]!, locale)!);
});

test('claims that one visitor meets with different values each say what they cover', () => {
  const all = Object.entries(claims);
  const rivals = all.filter(([, one]) =>
    all.some(
      ([, other]) => one.subject && other.subject === one.subject && other.value !== one.value,
    ),
  );
  expect(rivals.length).toBeGreaterThan(15);
  expect(rivals.filter(([, { covers }]) => !covers).map(([name]) => name)).toEqual([]);
});

test('every exception of the site is still needed', () => {
  expect(problems.filter(({ code }) => code === 'exception-unused')).toEqual([]);
});
