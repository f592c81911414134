import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readLocale } from '../../../engine/content/site-locale.ts';

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
