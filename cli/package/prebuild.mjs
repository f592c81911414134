// Builds what a site without blocks of its own needs of Vite, once for each language, into the package: its first start has
// nothing to build then. What only the site knows is a mark in it (engine/publish/prebuilt.ts).
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { execPath } from 'node:process';
import { pathToFileURL } from 'node:url';

/** Marks for the language tag with a country, the time zone, and the file of the package `lightningcss`. */
const marks = {
  tag: 'portao-tag-of-the-site',
  timeZone: 'portao-time-zone-of-the-site',
  lightningcss: 'portao:lightningcss',
};
/** What is read of what Vike leaves: the manifest, the scripts, the renderer with its modules. */
const read = [
  ...['assets.json', 'client', 'assets'],
  ...['server', 'render.mjs', 'chunks', 'package.json'],
];

/** Removes what is not read in a bundle. */
function prune(bundle) {
  for (const folder of [bundle, join(bundle, 'server'), join(bundle, 'client')])
    for (const name of readdirSync(folder))
      if (!read.includes(name)) rmSync(join(folder, name), { recursive: true });
}

/** Moves the files that the bundles of all languages have alike into the folder `shared` beside them: an archive does not see it. */
function shareAlike(prebuilt, [first, ...others]) {
  const shared = readdirSync(join(prebuilt, first), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(prebuilt, first), join(entry.parentPath, entry.name)))
    .filter((file) => {
      const text = readFileSync(join(prebuilt, first, file));
      return others.every((language) => {
        const other = join(prebuilt, language, file);
        return existsSync(other) && text.equals(readFileSync(other));
      });
    });
  for (const file of shared) {
    const target = join(prebuilt, 'shared', file);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(prebuilt, first, file), target);
    for (const language of others) rmSync(join(prebuilt, language, file));
  }
}

/** Builds the bundles of the package in `target`, in its folder `prebuilt/`; `languages` are those of engine/words. Throws what Vike said. */
export function prebuild(root, target, languages) {
  const vike = join(root, 'node_modules/vike/bin.js');
  const { href } = pathToFileURL(
    createRequire(join(target, 'package.json')).resolve('lightningcss'),
  );
  for (const language of languages) {
    const bundle = `prebuilt/${language}`;
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORTAO_BUNDLE: bundle,
      PORTAO_SITE: join(target, 'no-site'),
      PORTAO_LANGUAGE: language,
      PORTAO_LOCALE: marks.tag,
      PORTAO_TIME_ZONE: marks.timeZone,
    };
    const { status, stdout, stderr } = spawnSync(execPath, [vike, 'build'], {
      cwd: target,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    prune(join(target, bundle));
    const renderer = join(target, bundle, 'server/render.mjs');
    const text = readFileSync(renderer, 'utf8');
    if (!text.includes(href)) throw new Error('the renderer names lightningcss otherwise');
    writeFileSync(renderer, text.replaceAll(href, marks.lightningcss));
  }
  shareAlike(join(target, 'prebuilt'), languages);
  writeFileSync(join(target, 'prebuilt/marks.json'), `${JSON.stringify(marks)}\n`);
}
