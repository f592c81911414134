import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { localeLines } from '../../../engine/content/locale-lines.ts';
import { readLocale } from '../../../engine/content/site-locale.ts';
import { textOf } from '../../structure/tree.ts';

const dir = mkdtempSync(join(tmpdir(), 'portao-locale-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const localeFrom = (text: string) => {
  writeFileSync(join(dir, 'site.yaml'), text);
  const { language, country, timeZone, currency } = readLocale(dir);
  return [language, country, timeZone, currency];
};
const byDefault = ['pt-BR', 'BR', 'America/Sao_Paulo', 'BRL'];

test.each([
  ['what site.yaml says', 'language: en\ncountry: GB\n', ['en', 'GB', ...byDefault.slice(2)]],
  ['that, whatever else has faults', 'language: en\nlayout: 3\n', ['en', ...byDefault.slice(1)]],
  ['defaults where one of the four has a fault', 'language: en\ntimeZone: Mars\n', byDefault],
  ['defaults of a document that is no mapping', '- en\n', byDefault],
  ['defaults of an empty document', '', byDefault],
])('the locale is %s', (_, text, locale) => {
  expect(localeFrom(text)).toEqual(locale);
});

test.each([
  [
    'with quotes and a comment',
    'language: "en" # ours\ncountry: \'GB\'\n',
    { language: 'en', country: 'GB' },
  ],
  [
    'beside lists, texts and their keys',
    'a:\n- language: en\nb: |\n  country: GB\nc:\n  currency: GBP\n',
    {},
  ],
  ['with the line ends of Windows', 'currency: EUR\r\nurl: x\r\n', { currency: 'EUR' }],
])('lines are enough %s', (_, text, said) => {
  expect(localeLines(text)).toEqual(said);
});

test.each([
  ['a value of another line', 'language:\n  en\n'],
  ['an anchor', 'language: &own en\n'],
  ['a key in quotes', '"language": en\n'],
  ['a mapping in braces', '{ language: en }\n'],
  ['a mark at its beginning', '\uFEFFlanguage: en\n'],
  ['a document that begins with dashes', '---\nlanguage: en\n'],
  ['one of the four twice', 'language: en\nlanguage: pt-BR\n'],
  ['a language that there is not', 'language: de\n'],
  ['a time zone that there is not', 'timeZone: Mars\n'],
  ['a country in small letters', 'country: gb\n'],
  ['a currency that is none', 'currency: R$\n'],
])('the parser decides about %s', (_, text) => {
  expect(localeLines(text)).toBeNull();
});

test.each(['site', 'examples/clinic', 'examples/locksmith'])('lines are enough in %s', (site) => {
  expect(localeLines(textOf(`${site}/site.yaml`))).not.toBeNull();
});
