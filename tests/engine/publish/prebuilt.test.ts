import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { copyPrebuilt } from '../../../engine/publish/prebuilt.ts';
import type { Locale } from '../../../engine/words/locale.ts';
import { makeFolder } from '../fixture.ts';

const british = { language: 'en', tag: 'en-GB', timeZone: 'Europe/London' } as Locale;

/** A package with a bundle in English. */
function makePackage(): string {
  const folder = makeFolder();
  const files = {
    'package.json': '{}',
    'node_modules/lightningcss/index.js': '',
    'prebuilt/marks.json':
      '{ "tag": "THE-TAG", "timeZone": "THE-ZONE", "lightningcss": "THE-PACKAGE" }',
    'prebuilt/en/assets.json': '{ "entry": "assets/-first_.js", "css": "assets/static/a.css" }',
    'prebuilt/en/server/render.mjs': 'import "THE-PACKAGE"; const tag = "THE-TAG";',
    'prebuilt/en/client/assets/-first_.js': 'import("./second1.js"); zone = "THE-ZONE";',
    'prebuilt/en/client/assets/second1.js': 'tag = "THE-TAG";',
    'prebuilt/en/client/assets/static/a.css': 'a { color: red }',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** The bundle for a site, by file. */
function copied(packageDir: string, locale: Locale): Readonly<Record<string, string>> {
  const dir = join(makeFolder(), 'bundle');
  expect(copyPrebuilt(packageDir, dir, locale)).toBe(true);
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [file.slice(dir.length + 1), readFileSync(file, 'utf8')]),
  );
}

test('what only the site knows is filled in, and every name of a script is found again', () => {
  const packageDir = makePackage();
  const files = copied(packageDir, british);
  const [, first] = /assets\/(.{7}\.js)"/.exec(files['assets.json']!)!;
  const [, second] = /import\("\.\/(.{7}\.js)"\)/.exec(files[`client/assets/${first}`]!)!;
  expect(files[`client/assets/${first}`]).toContain('zone = "Europe/London"');
  expect(files[`client/assets/${second}`]).toBe('tag = "en-GB";');
  expect(files['client/assets/static/a.css']).toBe('a { color: red }');
  const lightningcss = join(packageDir, 'node_modules/lightningcss/index.js');
  expect(files['server/render.mjs']).toBe(
    `import "${pathToFileURL(lightningcss).href}"; const tag = "en-GB";`,
  );
  expect(Object.keys(files)).toHaveLength(5);
});

test('scripts of other contents have other names, and the same ones the same', () => {
  const packageDir = makePackage();
  const namesFor = (locale: Locale) =>
    Object.keys(copied(packageDir, locale)).filter((file) => file.endsWith('.js'));
  expect(namesFor(british)).toEqual(namesFor(british));
  const elsewhere = namesFor({ ...british, timeZone: 'Europe/Dublin' });
  expect(namesFor(british).filter((name) => elsewhere.includes(name))).toEqual([]);
});

test('a language that the package has no bundle of leaves the folder alone', () => {
  const dir = join(makeFolder(), 'bundle');
  expect(copyPrebuilt(makePackage(), dir, { ...british, language: 'pt-BR' })).toBe(false);
  expect(existsSync(dir)).toBe(false);
});
