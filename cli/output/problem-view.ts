import { isAbsolute, relative, sep } from 'node:path';
import type { ProblemView } from '../../engine/diagnostics/format.ts';

/** ANSI colours by what they are for: bold, red, yellow, dim. */
const codes = { location: 1, error: 31, warning: 33, quiet: 2 } as const;

/** Paints for a terminal. */
const coloured: ProblemView['paint'] = (part, text) => `\u001b[${codes[part]}m${text}\u001b[0m`;
const plain: ProblemView['paint'] = (_, text) => text;

/** Leads from the folder in which one stands to the site's, `site/`; the whole path where the site is elsewhere. */
export function prefixOf(siteDir: string, here = process.cwd()): string {
  const path = relative(here, siteDir);
  if (path === '') return '';
  return `${path.startsWith('..') || isAbsolute(path) ? siteDir : path.split(sep).join('/')}/`;
}

/** How a command shows problems of the site in `siteDir`: locations that a click opens, in colour if wanted. */
export const problemView = (siteDir: string, colour = false): ProblemView => ({
  prefix: prefixOf(siteDir),
  paint: colour ? coloured : plain,
});
