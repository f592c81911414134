import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { readDocuments, textsIn } from '../../bench/site-texts.mjs';
import { root, textOf } from '../structure/tree.ts';

const site = join(root, 'site');
const claims = Object.entries((parse(textOf('site/site.yaml')) as { claims: Record<string, { value: string }> }).claims);

/** Numbers that people also write as words. */
const words: Record<string, string> = { 1: 'um', 2: 'duas|dois', 4: 'quatro', 6: 'seis', 8: 'oito', 10: 'dez', 15: 'quinze', 20: 'vinte', 24: 'vinte e quatro', 40: 'quarenta', 90: 'noventa', 128: 'cento e vinte e oito', 500: 'quinhentas|quinhentos', '5.000': 'cinco mil|5 mil|5000' };
/** Short forms of a unit; what follows a claim that is a number alone. */
const units: Record<string, string> = { horas: 'horas?|hs?', segundos: 'segundos?|s', meses: 'meses', dias: 'dias' };
const unitAfterNumber: Record<string, string> = {
  technicians: '\\+|técnicos|profissionais', serviceHours: 'horas?|hs?', customers: '\\+|clientes', coverageRadius: 'km|quilômetros', solutions: '\\+|soluções', openingSeconds: 'segundos?|s',
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const numberForms = (number: string) => `(?:${[escape(number), ...(words[number] ? [words[number]] : [])].join('|')})`;

/** Finds the value of a claim as a visitor would read it: digits or words, the unit long or short. */
function patternOf(name: string, value: string): RegExp {
  const body = value.split(/(\d[\d.,]*)/).map((part, index) => (index % 2 === 1 ? numberForms(part) : escape(part).replace(/horas|segundos|meses|dias/g, (unit) => `(?:${units[unit]!})`))).join('').replace(/\s+/g, '\\s*').replace('R\\$', 'R\\$\\s*');
  const alone = /^[\d.,]+$/.test(value) ? `\\s*(?:${unitAfterNumber[name]!})` : '';
  return new RegExp(`(?<![\\p{L}\\p{N},.])${body}${alone}(?![\\p{L}\\p{N}])`, 'iu');
}

/** Words that a claim has as well and that say something else; file, words, reason. */
const allowed: readonly (readonly [file: string, words: string, because: string])[] = [
  ['pages/variantes/motor-para-portao-automatico-sao-caetano.yaml', 'Um ano a folha do basculante fecha com folga', 'the year in which a root grows, no warranty'],
  ['partials/guarulhos.yaml', 'subia torto fazia um ano', 'how long a customer waited'],
  ['pages/bairros/itaim-paulista.yaml', 'Troque a pilha uma vez por ano', 'a battery, no maintenance visit'],
  ['pages/variantes/motor-de-portao-automatico-sao-bernardo.yaml', 'um mês depois', 'when the damage shows, no offer'],
];

const written = readDocuments(site).filter(({ file }) => file !== 'site.yaml').flatMap(({ file, document }) => textsIn(document).map(({ pointer, text }) => ({ file, pointer, text: text.replace(/\{\{[^}]*\}\}/g, ' ‹referência› ') })));

test('every claim that is a number alone has a unit to look for', () => {
  expect(claims.filter(([name, { value }]) => /^[\d.,]+$/.test(value) && !unitAfterNumber[name]).map(([name]) => name)).toEqual([]);
});

test.each(claims.map(([name, { value }]) => [name, value] as const))('no page writes the claim %s (%s) by hand', (name, value) => {
  const pattern = patternOf(name, value);
  const found = written.filter(({ file, text }) => pattern.test(text) && !allowed.some(([where, phrase]) => where === file && !pattern.test(text.replaceAll(phrase, ''))));
  expect(found.map(({ file, pointer, text }) => `${file} ${pointer}: ${text.slice(Math.max(0, text.search(pattern) - 40), text.search(pattern) + 50)}`)).toEqual([]);
});

test.each([['an amount of money', /R\$\s*\d/], ['a weight', /\d\s*kg\b/], ['a distance', /\d\s*(?:km\b|quilômetros)/], ['a frequency', /\d\s*MHz\b/], ['a number of instalments', /\d\s*x\b/i]] as const)('no page writes %s by hand', (_, pattern) => {
  expect(written.filter(({ text }) => pattern.test(text)).map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([]);
});

test.each([['warrantyFaq', '1 ano', 'garantia de um ano no kit'], ['preventivePrice', 'R$150', 'por R$ 150 a visita'], ['serviceHours', '24', 'plantão 24h'], ['technicians', '128', 'são 128 técnicos'], ['openingTime', '4 segundos', 'abre em quatro segundos'], ['installHome', '3 a 6 horas', 'de 3 a 6 horas'], ['replyTime', '2 horas', 'em até duas horas']])(
  'finds %s (%s) in "%s"',
  (name, value, text) => expect(text).toMatch(patternOf(name, value)),
);

test('every exception is still needed', () => {
  expect(allowed.filter(([file, phrase]) => !written.some((text) => text.file === file && text.text.includes(phrase)))).toEqual([]);
});
