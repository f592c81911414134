import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SiteProblems } from '../../engine/diagnostics/problem.ts';
import { loadGenerator } from '../../engine/resolve/generator/load-generator.ts';
import { isDocument } from '../../engine/content/file-snapshot.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Check } from './finding.ts';

/** The folder of the site, its settings and the texts of the generator; the pages are only counted, `portao check` reads them. */
export const checkSiteFolder: Check = ({ siteDir, language }) => {
  const words = commandWordsOf(language).doctor.site;
  const name = `Site: ${relative(process.cwd(), siteDir) || '.'}`;
  const check = 'npm run portao -- check';
  if (!statSync(siteDir, { throwIfNoEntry: false })?.isDirectory())
    return [
      {
        check: 'site',
        level: 'error',
        says: words.noFolder({ name }),
        fix: words.nameFolder,
      },
    ];
  try {
    loadGenerator(siteDir);
  } catch (error) {
    if (!(error instanceof SiteProblems)) throw error;
    const [first] = error.problems;
    const count = error.problems.length;
    return [
      {
        check: 'site',
        level: 'error',
        says: words.problems({ name, count, file: first?.file ?? 'site.yaml' }),
        fix: check,
      },
    ];
  }
  const pages = pagesIn(siteDir);
  if (pages === 0)
    return [
      {
        check: 'site',
        level: 'warning',
        says: words.noPages({ name }),
        fix: words.seeGuide,
      },
    ];
  return [
    {
      check: 'site',
      level: 'ok',
      says: words.ok({ name, pages, command: check }),
    },
  ];
};

function pagesIn(siteDir: string): number {
  try {
    return readdirSync(join(siteDir, 'pages'), { recursive: true, encoding: 'utf8' }).filter(
      isDocument,
    ).length;
  } catch {
    return 0;
  }
}
