// `portao generate`: what is derived of a site's own blocks and drawings.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runGenerate } from '../../cli/commands/generate.ts';
import type { Language } from '../../engine/words/language.ts';
import { makeFolder } from '../engine/fixture.ts';
import { failureOf } from './new-site.ts';

let site: string;
const words: string[] = [];
const said = () => words.splice(0).join('').replaceAll(site, 'SITE');
const generate = (check = false) =>
  runGenerate({ siteDir: site, check, language: 'en', out: (text) => void words.push(text) });

const writeSchema = (more: object) => {
  mkdirSync(join(site, 'blocks/notice'), { recursive: true });
  const properties = { type: { const: 'notice' }, text: { type: 'string', 'x-role': 'text' } };
  const schema = { type: 'object', additionalProperties: false, properties, ...more };
  writeFileSync(join(site, 'blocks/notice/notice.schema.json'), JSON.stringify(schema));
};

beforeEach(() => {
  site = makeFolder();
  writeFileSync(join(site, 'site.yaml'), '');
  words.length = 0;
});

describe('portao generate', () => {
  test('writes the types and schemas of own blocks, then nothing more', async () => {
    writeSchema({});
    expect([await generate(), said()]).toEqual([
      0,
      expect.stringMatching(/^Generated:\n {2}SITE\/generated\/all\.schema\.json\n/),
    ]);
    const types = () => readFileSync(join(site, 'generated/types.ts'), 'utf8');
    expect(types()).toContain('text?: string;');
    expect([await generate(), said()]).toEqual([
      0,
      'Everything was up to date: nothing was written.\n',
    ]);
    writeSchema({ required: ['text'] });
    expect([await generate(), types()]).toEqual([0, expect.stringContaining('text: string;')]);
  });

  test('says with --check what is out of date, and writes nothing', async () => {
    writeSchema({});
    expect([await generate(true), said()]).toEqual([
      1,
      expect.stringMatching(
        /^Out of date:\n(?: {2}SITE\/generated\/\S+\n)+Run: npm run portao -- generate\n$/,
      ),
    ]);
    expect(existsSync(join(site, 'generated'))).toBe(false);
  });

  test('writes the names of own drawings', async () => {
    mkdirSync(join(site, 'drawings'));
    writeFileSync(
      join(site, 'drawings/kettle.svg'),
      '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
    );
    await generate();
    expect(readFileSync(join(site, 'generated/all.schema.json'), 'utf8')).toContain('"kettle"');
  });

  test('writes nothing for a site that has nothing of its own', async () => {
    expect([await generate(), existsSync(join(site, 'generated'))]).toEqual([0, false]);
  });

  test('says what is wrong with a schema, with its place', async () => {
    writeSchema({ properties: { type: { const: 'other' } } });
    const { kind, says } = await failureOf(() => generate().then(() => undefined), site, 'en');
    expect(kind).toBe('GeneratorFailed');
    expect(says).toMatch(
      /^What is derived .* Fix what follows and run: npm run portao -- generate\n.*blocks\/notice\/notice\.schema\.json/,
    );
  });

  test('says in words of the reader what the system refused', async () => {
    writeSchema({});
    writeFileSync(join(site, 'generated'), '');
    const failure = (language: Language) =>
      failureOf(() => generate().then(() => undefined), site, language);
    expect((await failure('pt-BR')).says).toContain(
      'SITE/generated: há um arquivo onde devia haver uma pasta',
    );
    expect((await failure('en')).says).toContain(
      'SITE/generated: there is a file where a folder should be',
    );
  });

  test('refuses a folder without site.yaml', async () => {
    site = makeFolder();
    const { says } = await failureOf(() => generate().then(() => undefined), site, 'en');
    expect(says).toContain('site-missing');
  });
});
