import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SiteProblems } from '../../engine/diagnostics/problem.ts';
import { loadGenerator } from '../../engine/resolve/load-generator.ts';
import { isDocument } from '../../engine/content/file-snapshot.ts';
import type { Check } from './finding.ts';

/** The folder of the site, its settings and the texts of the generator; the pages are only counted, `portao check` reads them. */
export const checkSiteFolder: Check = ({ siteDir, language }) => {
  const pt = language === 'pt';
  const name = `Site: ${relative(process.cwd(), siteDir) || '.'}`;
  const check = 'npm run portao -- check';
  if (!statSync(siteDir, { throwIfNoEntry: false })?.isDirectory())
    return [
      {
        check: 'site',
        level: 'error',
        says: pt ? `${name} não existe.` : `${name} does not exist.`,
        fix: pt ? 'Diga a pasta certa com --site PASTA.' : 'Name the right folder with --site DIR.',
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
        says: pt
          ? `${name}: ${count} ${count === 1 ? 'problema' : 'problemas'} em ${first?.file ?? 'site.yaml'}.`
          : `${name}: ${count} ${count === 1 ? 'problem' : 'problems'} in ${first?.file ?? 'site.yaml'}.`,
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
        says: pt ? `${name} não tem páginas em pages/.` : `${name} has no pages in pages/.`,
        fix: pt
          ? 'Veja docs/authoring.md, «Uma cidade nova, passo a passo».'
          : 'See docs/authoring.md.',
      },
    ];
  return [
    {
      check: 'site',
      level: 'ok',
      says: pt
        ? `${name}, ${pages} ${pages === 1 ? 'página' : 'páginas'} (confira-as com ${check})`
        : `${name}, ${pages} ${pages === 1 ? 'page' : 'pages'} (check them with ${check})`,
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
