// Bundles that lie in the package, one a language and beside them what they share, for sites without blocks of their own: their first
// start builds nothing.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../content/site-files.ts';
import type { Locale } from '../words/locale.ts';

/** What stands in the bundles for what only a site knows (cli/package/prebuild.mjs). */
type Marks = Readonly<Record<'tag' | 'timeZone' | 'lightningcss', string>>;

/** Seven signs, as Vite names scripts: another name for other contents, because browsers keep a script for good. */
const renamed = (name: string, { tag, timeZone }: Locale) =>
  `${createHash('sha256').update(`${name} ${tag} ${timeZone}`).digest('base64url').slice(0, 7)}.js`;

/** Writes the bundle that the package in `packageDir` has for a language into `dir`, anew and in the formats of a site; false where it has none. */
export function copyPrebuilt(packageDir: string, dir: string, locale: Locale): boolean {
  const prebuilt = join(packageDir, 'prebuilt');
  if (!existsSync(join(prebuilt, locale.language))) return false;
  const files = ['shared', locale.language].flatMap((folder) =>
    filesBelow(join(prebuilt, folder)).files.map((file) => ({ file, folder })),
  );
  const names = files.flatMap(({ file }) => /^client\/assets\/([^/]+\.js)$/.exec(file)?.[1] ?? []);
  const anyName = new RegExp(
    `(?<=/)(?:${names.map((name) => name.replace('.', '\\.')).join('|')})`,
    'g',
  );
  const marks = JSON.parse(readFileSync(join(prebuilt, 'marks.json'), 'utf8')) as Marks;
  const { resolve } = createRequire(join(packageDir, 'package.json'));
  const filled = (text: string) =>
    text
      .replaceAll(marks.tag, locale.tag)
      .replaceAll(marks.timeZone, locale.timeZone)
      .replaceAll(marks.lightningcss, () => pathToFileURL(resolve('lightningcss')).href)
      .replace(anyName, (name) => renamed(name, locale));
  rmSync(dir, { recursive: true, force: true });
  for (const { file, folder } of files) {
    const target = join(dir, filled(file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, filled(readFileSync(join(prebuilt, folder, file), 'utf8')));
  }
  return true;
}
