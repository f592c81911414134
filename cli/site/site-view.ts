import { join, relative } from 'node:path';
import type { Language } from '../../engine/words/language.ts';
import { countProblems, formatProblems } from '../../engine/diagnostics/format.ts';
import { lintLevels } from '../../engine/diagnostics/levels.ts';
import type { Problem } from '../../engine/diagnostics/problem.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import type { CheckOptions } from '../../engine/check/site-problems.ts';
import type { ResolvedPage } from '../../engine/render/resolved-page.ts';
import type { Site } from '../../engine/content/validate.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { CommandContext } from '../command-line/command.ts';

/** Where a command that only looks at a site writes its answer, and what is to be said beside it. */
export type Streams = Pick<CommandContext, 'out' | 'err'>;

/** Options that all commands share that look at a site. */
export interface ViewOptions {
  readonly siteDir: string;
  /** Folder that shown paths start from: where the person stands. */
  readonly from: string;
  readonly language: Language;
  readonly json: boolean;
  /** Columns of the terminal, null where none reads the answer. */
  readonly width: number | null;
}

/** A site to look at, and its errors: with them the answer may lack something. What a lint says, such as a text that is to be written, leaves nothing out. */
export interface SiteView {
  readonly site: Site;
  readonly pages: readonly ResolvedPage[];
  readonly errors: readonly Problem[];
}

/** Reads the site; null where it cannot be, which is said on standard error. */
export function viewSite(
  { siteDir, language }: ViewOptions,
  { err }: Streams,
  options: CheckOptions = {},
): SiteView | null {
  const { site, pages, problems } = checkSite(siteDir, options);
  const errors = problems.filter(
    ({ level, code }) => level === 'error' && !Object.hasOwn(lintLevels, code),
  );
  if (site) return { site, pages, errors };
  err(`${formatProblems(errors, language)}\n`);
  return null;
}

/** Says that the answer may lack something, where the site has errors; the exit code of the command. */
export function endView({ errors }: SiteView, language: Language, { err }: Streams): number {
  if (errors.length === 0) return 0;
  err(commandWordsOf(language).shared.incomplete({ count: countProblems(errors, language) }));
  return 1;
}

/** A file of the site as one opens it from where one stands. */
export const shownFile = ({ siteDir, from }: Pick<ViewOptions, 'siteDir' | 'from'>, file: string) =>
  (relative(from, join(siteDir, file)) || file).replaceAll('\\', '/');

/** A location in a file of the site, `site/site.yaml:74:5`. */
export const shownLocation = (
  options: Pick<ViewOptions, 'siteDir' | 'from'>,
  { file, line, column }: { readonly file: string; readonly line: number; readonly column: number },
) => `${shownFile(options, file)}:${line}:${column}`;

/** A path as pages have it, from what a person copies: `vila-nova`, `/vila-nova/`, the address in a browser. */
export function pathOf(text: string): string {
  const path =
    URL.canParse(text) && /^https?:/.test(text)
      ? new URL(text).pathname
      : (text.split(/[?#]/, 1)[0] ?? '');
  return `/${path.replace(/^\/+|\/+$|(?:\/index)?\.html$/g, '')}`;
}
