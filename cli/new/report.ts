import { join } from 'node:path';
import type { Language } from '../../engine/words/language.ts';
import { countCharacters } from '../../engine/blog/seo-score.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Appearances } from './appearances.ts';
import { shownPath } from '../output/shown-path.ts';
import { todosIn } from './todo.ts';

/** Files as `--dry-run` shows them: each with its name, and that nothing was written. */
export function describeDryRun(
  texts: ReadonlyMap<string, string>,
  dir: string,
  language: Language,
): string {
  const files = [...texts].map(
    ([file, text]) => `--- ${shownPath(join(dir, file))}\n${text.trimEnd()}\n`,
  );
  return `${files.join('\n')}\n${commandWordsOf(language).new.report.nothingWritten}\n`;
}

/** The files that were written, one a line. */
export function describeWritten(files: Iterable<string>, dir: string, language: Language): string {
  return `${commandWordsOf(language).new.written}\n${[...files].map((file) => `  ${shownPath(join(dir, file))}\n`).join('')}`;
}

/** Where a person still has to write, as `file:line  field`; the empty string where nothing is open. */
export function describeTodos(
  texts: ReadonlyMap<string, string>,
  dir: string,
  language: Language,
): string {
  const lines = [...texts].flatMap(([file, text]) =>
    todosIn(text).map(
      ({ line, field }) => `  ${shownPath(join(dir, file))}:${line}${field ? `  ${field}` : ''}\n`,
    ),
  );
  if (lines.length === 0) return '';
  return `${commandWordsOf(language).new.report.todos}\n${lines.join('')}`;
}

/** How many pages are named one by one; more are counted. */
const namedPages = 4;

/** The menus and lists in which a page appears, one a line. */
export function describeAppearances(found: Appearances, language: Language): string {
  const rows = rowsOf(found, language);
  const width = Math.max(...rows.map(([label]) => label.length));
  return `${commandWordsOf(language).new.report.appearsIn({ path: found.path })}\n${rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}\n`).join('')}`;
}

/** The same in one line, for pages that appear in little. */
export function describeBriefly(found: Appearances, language: Language): string {
  const labels = rowsOf({ ...found, shows: [] }, language).map(([label]) => label);
  return `${commandWordsOf(language).new.report.appearsBriefly({ path: found.path })}: ${labels.join(', ')}\n`;
}

/** What there is to say, each with its label. */
function rowsOf(found: Appearances, language: Language): [label: string, text: string][] {
  const words = commandWordsOf(language).new.report;
  const pages = (paths: readonly string[]) =>
    paths.length > namedPages ? `${paths.length} ${words.pages}` : paths.join(', ');
  const menus = found.menus.map(
    ({ menu, column, hidden }) =>
      `${menu === column ? menu : `${menu} › ${column}`}${hidden ? words.hidden : ''}`,
  );
  const onMap = found.onMap ? words.listAndMap : words.list;
  const rows: [string, string][] = [
    [words.headerMenu, menus.join(', ')],
    [words.mobileMenu, found.mobileMenu ? words.yes : ''],
    [words.coverage, found.coverage.length > 0 ? `${pages(found.coverage)}${onMap}` : ''],
    [words.sameGroup, pages(found.sameGroup)],
    [words.shows, found.shows.map(({ name }) => name).join(', ')],
    [words.shownBy, pages(found.shownBy)],
    [words.breadcrumb, found.breadcrumb.join(' / ')],
    [words.sitemap, found.sitemap ? 'sitemap.xml' : ''],
    [words.search, found.search ? words.yes : ''],
  ];
  return rows.filter(([, text]) => text !== '');
}

/** Longest title that search engines show whole, characters. */
const longest = 60;

/** A sentence about a title that is too long, else the empty string. */
export function titleAdvice(title: string, language: Language): string {
  const count = countCharacters(title);
  if (count <= longest) return '';
  return commandWordsOf(language).new.report.longTitle({ count, longest });
}
