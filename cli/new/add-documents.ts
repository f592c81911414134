import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Region } from '#schemas/types';
import type { Language } from '../../engine/words/language.ts';
import type { FileChange } from '../../engine/edit/edit-site.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError, WrongUse } from '../command-line/command-error.ts';
import { shownPath } from '../output/shown-path.ts';
import type { SiteToChange } from '../site/site-to-change.ts';

/** Thrown where a file or an address is taken; the message is in the language of the command. */
export class Taken extends CommandError {}

/** A page that is to be written. */
export interface NewPage {
  /** Relative to the site's folder, with `/`. */
  readonly file: string;
  /** Address, `/vila-nova`. */
  readonly path: string;
}

/** The folder in which most pages of these kinds of place stand; where there are none, most pages of any place. */
export function folderOf(kinds: readonly Region['kind'][], { index }: SiteToChange): string {
  const folders = (isMeant: (kind: Region['kind']) => boolean) => {
    const counts = new Map<string, number>();
    for (const { region, page } of index.regions.values()) {
      const folder = posix.dirname(page.file.path);
      if (isMeant(region.kind)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([folder]) => folder);
  };
  return folders((kind) => kinds.includes(kind))[0] ?? folders(() => true)[0] ?? 'pages/places';
}

/** Refuses files that exist, unless `force`, and addresses that other files claim. Throws `Taken`. */
export function refuseTaken(
  pages: readonly NewPage[],
  { loaded }: SiteToChange,
  force: boolean,
  language: Language,
): void {
  const words = commandWordsOf(language).new;
  const shown = (file: string) => shownPath(join(loaded.dir, file));
  const present = pages
    .filter(({ file }) => existsSync(join(loaded.dir, file)))
    .map(({ file }) => shown(file));
  if (present.length > 0 && !force)
    throw new Taken(words.fileExists({ files: present.join(', ') }));
  for (const { file, path } of pages) {
    const owner = loaded.pages.find((page) => page.path !== file && pathOf(page.value) === path);
    if (owner) throw new Taken(words.pathTaken({ path, file: shown(owner.path) }));
  }
}

const pathOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'path' in value ? value.path : undefined;

/** The texts of new pages, by their files, as changes of the site. */
export const changesOf = (texts: ReadonlyMap<string, string>): FileChange[] =>
  [...texts].map(([path, after]) => ({ path, before: null, after }));

/** A path of a page from `--path`. Throws `WrongUse`. */
export function parsePath(text: string, language: Language): string {
  if (/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(text)) return text;
  throw new WrongUse(commandWordsOf(language).new.noPath({ text }));
}
