import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EditedSite } from '../../engine/edit/edited-site.ts';
import { appPages, readerPage } from '../../engine/hosting/rewrites.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { shownPath } from '../output/shown-path.ts';
import { knownPath } from '../site/known-path.ts';

const pathsOf = ({ site }: EditedSite) => ({
  site,
  pages: site.pages.map(({ document }) => document),
});

/** The path of a page of the site, as a person writes or copies it. Throws `WrongUse` with the nearest one. */
export const pageNamed = (text: string, edited: EditedSite, language: Language): string =>
  knownPath(text, pathsOf(edited), language);

/** Addresses that hosts and the engine know by themselves. */
const special = new Set(['/', '/404', '/blog', readerPage, ...appPages]);

/** The same for a page that may go from its path: not one that the site works with. Throws `WrongUse`. */
export function movableNamed(text: string, edited: EditedSite, language: Language): string {
  const path = pageNamed(text, edited, language);
  const { document } = edited.site.pages.find((page) => page.document.path === path)!;
  if (special.has(path) || document.status === 404)
    throw new WrongUse(commandWordsOf(language).edit.special({ path }));
  return path;
}

/** A path that is free for a page; a redirect from it is no hindrance. Throws `WrongUse`. */
export function freePath(text: string, { site }: EditedSite, language: Language): string {
  const words = commandWordsOf(language).edit;
  const path = text.length > 1 ? text.replace(/\/+$/, '') : text;
  if (!/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(path)) throw new WrongUse(words.noPath({ text }));
  if (special.has(path) || /^\/(?:blog|admin)\//.test(path))
    throw new WrongUse(words.served({ path }));
  const shown = (file: string) => shownPath(join(site.dir, file));
  const owner = site.pages.find(({ document }) => document.path === path);
  if (owner) throw new WrongUse(words.pathTaken({ path, file: shown(owner.file.path) }));
  const file = ['', '.html', '/index.html']
    .map((end) => `root${path}${end}`)
    .find((name) => site.media.includes(name));
  if (file !== undefined)
    throw new WrongUse(words.pathTaken({ path, file: shown(`media/${file}`) }));
  return path;
}

/** Throws `WrongUse` where a file is there already. */
export function refuseFile(file: string, { loaded }: EditedSite, language: Language): void {
  const path = join(loaded.dir, file);
  if (existsSync(path))
    throw new WrongUse(commandWordsOf(language).edit.fileTaken({ file: shownPath(path) }));
}
