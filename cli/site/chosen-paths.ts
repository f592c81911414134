import { statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { WrongUse } from '../command-line/command-error.ts';

const kindOf = (path: string) => statSync(path, { throwIfNoEntry: false });

/**
 * True for the files of the site, by their path in it, that `paths` name: files or folders, relative to where one stands
 * or to the site's folder; all of them where none is named. Throws `WrongUse` for a path that is not there.
 */
export function chosenPaths(
  paths: readonly string[],
  siteDir: string,
  language: Language,
): (file: string) => boolean {
  const chosen = paths.map((path) => {
    const found = [resolve(path), join(siteDir, path)].find((candidate) => kindOf(candidate));
    const inside = found && relative(siteDir, found).split(sep).join('/');
    if (inside === undefined)
      throw new WrongUse(commandWordsOf(language).shared.noSuchPath({ path }));
    if (inside.startsWith('..') || isAbsolute(inside))
      throw new WrongUse(commandWordsOf(language).shared.pathOutside({ path, siteDir }));
    return inside;
  });
  return (file) =>
    chosen.length === 0 ||
    chosen.some((path) => path === '' || file === path || file.startsWith(`${path}/`));
}
