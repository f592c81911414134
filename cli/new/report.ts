import { join } from 'node:path';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { countCharacters } from '../../engine/blog/seo-score.ts';
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
  return `${files.join('\n')}\n${language === 'pt' ? 'Nada foi gravado (--dry-run).' : 'Nothing was written (--dry-run).'}\n`;
}

/** The files that were written, one a line. */
export function describeWritten(files: Iterable<string>, dir: string, language: Language): string {
  return `${language === 'pt' ? 'Gravado:' : 'Written:'}\n${[...files].map((file) => `  ${shownPath(join(dir, file))}\n`).join('')}`;
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
  return `${language === 'pt' ? 'Falta escrever (cada TODO diz o quê):' : 'Still to be written (each TODO says what):'}\n${lines.join('')}`;
}

/** How many pages are named one by one; more are counted. */
const namedPages = 4;

/** The menus and lists in which a page appears, one a line. */
export function describeAppearances(found: Appearances, language: Language): string {
  const rows = rowsOf(found, language);
  const width = Math.max(...rows.map(([label]) => label.length));
  return `${language === 'pt' ? `A página ${found.path} aparece em:` : `The page ${found.path} appears in:`}\n${rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}\n`).join('')}`;
}

/** The same in one line, for pages that appear in little. */
export function describeBriefly(found: Appearances, language: Language): string {
  const labels = rowsOf({ ...found, shows: [] }, language).map(([label]) => label);
  return `${language === 'pt' ? `A página ${found.path} aparece em` : `The page ${found.path} appears in`}: ${labels.join(', ')}\n`;
}

/** What there is to say, each with its label. */
function rowsOf(found: Appearances, language: Language): [label: string, text: string][] {
  const pt = language === 'pt';
  const pages = (paths: readonly string[]) =>
    paths.length > namedPages ? `${paths.length} ${pt ? 'páginas' : 'pages'}` : paths.join(', ');
  const menus = found.menus.map(
    ({ menu, column, hidden }) =>
      `${menu === column ? menu : `${menu} › ${column}`}${hidden ? (pt ? ' (em «Ver todos»)' : ' (behind "see all")') : ''}`,
  );
  const onMap = found.onMap
    ? pt
      ? ', lista e mapa'
      : ', list and map'
    : pt
      ? ', lista'
      : ', list';
  const rows: [string, string][] = [
    [pt ? 'menu do cabeçalho' : 'header menu', menus.join(', ')],
    [
      pt ? 'menu do celular' : 'menu of small screens',
      found.mobileMenu ? (pt ? 'sim' : 'yes') : '',
    ],
    [
      pt ? 'cobertura' : 'coverage',
      found.coverage.length > 0 ? `${pages(found.coverage)}${onMap}` : '',
    ],
    [pt ? 'lugares do grupo' : 'places of the group', pages(found.sameGroup)],
    [
      pt ? 'mostra os vizinhos' : 'shows the neighbours',
      found.shows.map(({ name }) => name).join(', '),
    ],
    [pt ? 'é vizinho em' : 'is a neighbour on', pages(found.shownBy)],
    [pt ? 'trilha' : 'breadcrumb', found.breadcrumb.join(' / ')],
    [pt ? 'mapa do site' : 'sitemap', found.sitemap ? 'sitemap.xml' : ''],
    [pt ? 'busca' : 'search', found.search ? (pt ? 'sim' : 'yes') : ''],
  ];
  return rows.filter(([, text]) => text !== '');
}

/** Longest title that search engines show whole, characters (specification §5). */
const longest = 60;

/** A sentence about a title that is too long, else the empty string. */
export function titleAdvice(title: string, language: Language): string {
  const count = countCharacters(title);
  if (count <= longest) return '';
  return language === 'pt'
    ? `Aviso: o título tem ${count} letras, e o buscador mostra ${longest}. Encurte-o.\n\n`
    : `Warning: the title has ${count} characters, and search engines show ${longest}. Shorten it.\n\n`;
}
