import type { PageDocument, SiteDocument } from '#schemas/types';
import type { LintCode } from '../../diagnostics/catalogue.ts';
import { lintLevels } from '../../diagnostics/levels.ts';
import type { Level, Problem } from '../../diagnostics/problem.ts';
import { fileProblem } from '../../diagnostics/file-problem.ts';
import { problemAt } from '../../content/source-file.ts';
import type { SharedContent, Sourced } from '../../content/validate.ts';
import { blockEmpty } from './blocks/block-empty.ts';
import { blockTwice } from './blocks/block-twice.ts';
import { claimUncovered } from './claims/claim-uncovered.ts';
import { claimsByHand } from './claims/claims-by-hand.ts';
import { claimsContradict } from './claims/claims-contradict.ts';
import { coordinatesFar } from './places/coordinates-far.ts';
import { exceptionUnused } from './exception-unused.ts';
import { headingSkip } from './blocks/heading-skip.ts';
import { hoursByHand } from './hours-by-hand.ts';
import { imageAlt } from './image-alt.ts';
import { imageInText } from './image-in-text.ts';
import { keyOrder } from './key-order.ts';
import { lengths } from './lengths.ts';
import type { Finding, Lint, LintSite } from './lint.ts';
import { ownLints } from './own-lints.ts';
import { markupInText } from './markup-in-text.ts';
import { pageOrphan } from './page-orphan.ts';
import { pagesAlike } from './pages-alike.ts';
import { phoneInText } from './phone-in-text.ts';
import { placeForeign } from './places/place-foreign.ts';
import { placeMisspelt } from './places/place-misspelt.ts';
import { placeholders } from './placeholders.ts';
import { promotionOver } from './promotions/promotion-over.ts';
import { promotionUnseen } from './promotions/promotion-unseen.ts';
import { safety } from './safety/safety.ts';
import { samples } from './samples.ts';
import { schemaLine } from './schema-line.ts';
import { todo } from './todo.ts';
import { updatedFuture } from './updated-future.ts';

/** Every lint; `exceptionUnused` comes last, because it speaks of what the others met. */
export const lints: readonly Lint[] = [
  todo,
  safety,
  imageInText,
  markupInText,
  coordinatesFar,
  placeholders,
  samples,
  promotionOver,
  promotionUnseen,
  placeForeign,
  claimsByHand,
  hoursByHand,
  claimsContradict,
  claimUncovered,
  lengths,
  pagesAlike,
  pageOrphan,
  headingSkip,
  blockTwice,
  blockEmpty,
  imageAlt,
  updatedFuture,
  placeMisspelt,
  phoneInText,
  schemaLine,
  keyOrder,
  ownLints,
  exceptionUnused,
];

/**
 * Who asks: `check` runs every lint; `build` those that are quick, and those that `site.yaml` makes errors; `dev` those
 * that are quick, and none of them stops it from showing the page.
 */
export type LintScope = 'check' | 'build' | 'dev';

/** The level of a lint on a site: what `site.yaml` says (`checks`), else its own. */
const levelOnSite = (code: LintCode, checks: SiteDocument['checks']): Level | 'off' =>
  checks?.[code] ?? lintLevels[code];

/** True where a build has to run lints that need every page at once: `site.yaml` makes one that is not quick an error. */
export const needsEveryPage = (checks: SiteDocument['checks']) =>
  lints.some(
    ({ codes, quick, afterOthers }) =>
      !quick && !afterOthers && codes.some((code) => levelOnSite(code, checks) === 'error'),
  );

/** The lints that are asked for and switched on: which codes they may say, and at what level. */
function wantedLints(checks: SiteDocument['checks'], scope: LintScope) {
  const wants = (code: LintCode, { quick = false, afterOthers = false }: Lint) => {
    const level = levelOnSite(code, checks);
    return (
      level !== 'off' &&
      (scope === 'check' || quick || (scope === 'build' && level === 'error' && !afterOthers))
    );
  };
  return {
    lints: lints.filter((lint) => lint.codes.some((code) => wants(code, lint))),
    keep: (lint: Lint, findings: readonly Finding[]) =>
      findings.filter(({ code }) => wants(code, lint)),
    level: (code: LintCode): Level =>
      scope === 'dev' || levelOnSite(code, checks) === 'warning' ? 'warning' : 'error',
  };
}

/** Lints the document of one page by what can be said without the other pages. */
export function lintPage(
  page: Sourced<PageDocument>,
  shared: SharedContent,
  scope: LintScope,
): Problem[] {
  const { lints: wanted, keep, level } = wantedLints(shared.settings.document.checks, scope);
  return locateFindings(
    wanted.flatMap((lint) => (lint.page ? keep(lint, lint.page(page, shared)) : [])),
    level,
  );
}

/** Lints a site, but for what `lintPage` says; problems are in no order. */
export function lintSite(site: LintSite, scope: LintScope): Problem[] {
  const { lints: wanted, keep, level } = wantedLints(site.site.settings.document.checks, scope);
  return locateFindings(
    wanted.flatMap((lint) => keep(lint, lint.run(site))),
    level,
  );
}

/** Problems file by file, because each file is parsed for its lines and columns; what was found twice is said once. */
export function locateFindings(
  findings: readonly Finding[],
  level: (code: LintCode) => Level,
): Problem[] {
  const byFile = new Map<string, Finding[]>();
  for (const finding of findings) {
    const ofFile = byFile.get(finding.file.path);
    if (ofFile) ofFile.push(finding);
    else byFile.set(finding.file.path, [finding]);
  }
  return [...byFile.values()].flatMap((ofFile) => {
    const seen = new Set<string>();
    return ofFile.flatMap(({ code, params, file, pointer, span, part, mark, related }) => {
      const key = JSON.stringify([code, pointer, params]);
      if (seen.has(key)) return [];
      seen.add(key);
      if (span) return [{ ...fileProblem(file.path, code, params, span), level: level(code) }];
      return [
        problemAt(file, pointer, code, params, {
          level: level(code),
          ...(part ? { part } : {}),
          ...(mark ? { mark } : {}),
          ...(related ? { related } : {}),
        }),
      ];
    });
  });
}
