// What the lints of one fixture site say, for the tests of the lints.
import type { LintCode } from '../../../../engine/diagnostics/catalogue.ts';
import type { Problem } from '../../../../engine/diagnostics/problem.ts';
import { sortProblems } from '../../../../engine/diagnostics/format.ts';
import { checkSite } from '../../../../engine/check/check-site.ts';
import type { FixtureSite } from '../../fixture.ts';
import { confirmed } from '../../site-copy.ts';

/** The end of the fixture's `site.yaml`: the lints that its short texts would not pass are off. */
const off =
  'checks: { description-length: off, pages-alike: off, heading-skip: off, schema-line: off, key-order: off }';

/** An edit of the fixture's home page where the site has no place to list. */
export const withoutCoverage: readonly [string, string] = [
  '  - type: coverage\n    heading: Onde atendemos\n    lead: "Num raio de {{claims.coverageRadius}} km."\n    showMap: true\n',
  '',
];

/** Edits of the fixture's `site.yaml`: it has no service. */
export const withoutServices: readonly (readonly [string, string])[] = [
  [
    'services:\n  - { id: trava-eletrica, name: Trava Elétrica, text: O portão fica trancado., drawing: shield }\n\n',
    '',
  ],
];

/** A promotion until a day, with a claim of its own. */
export const promotion = (until: string): readonly (readonly [string, string])[] => [
  [
    '  technicians: {',
    `  oferta: { value: R$350, context: Preço da oferta.${confirmed}\n  technicians: {`,
  ],
  [
    'rating: {',
    `promotions:\n  maio: { from: "2026-01-01", until: "${until}", claims: [oferta] }\n\nrating: {`,
  ],
];

/** A promotion with a sentence of its own and no claim. */
export const announcing: readonly (readonly [string, string])[] = [
  [
    'rating: {',
    'promotions:\n  maio: { notice: "Só em maio", from: "2026-01-01", until: "9999-12-31" }\n\nrating: {',
  ],
];

/** `checks` of a fixture site with one lint at `level` and the others as they are. */
export const switched = (
  code: LintCode,
  level: 'off' | 'warning' | 'error',
): readonly [string, string] => [
  off,
  off.includes(`${code}:`)
    ? off.replace(`${code}: off`, `${code}: ${level}`)
    : off.replace(' }', `, ${code}: ${level} }`),
];

/** Every problem of a site, that a check reports, in order. */
export const checked = (site: FixtureSite, schemaDir: string | null = null): Problem[] =>
  sortProblems(checkSite(site.dir, { lints: 'check', schemaDir }).problems);
