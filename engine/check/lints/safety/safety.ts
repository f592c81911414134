import type { CheckedRules } from '../../../blog/safety/compile-rules.ts';
import { unsafeAdvice, type UnsafeAdvice } from '../../../blog/safety/unsafe-advice.ts';
import type { ProblemParams } from '../../../diagnostics/catalogue.ts';
import { documentSections } from './document-sections.ts';
import { textsOf } from '../../../content/fields.ts';
import type { Schemas } from '../../../content/schemas.ts';
import type { SourceFile } from '../../../content/source-file.ts';
import { sharedDocuments } from '../documents.ts';
import type { Finding, Lint } from '../lint.ts';

/** What is said of a sentence that breaks a rule. */
const paramsOf = ({
  rule: { id, rule, why, instead, page },
  missing,
  sentence,
}: UnsafeAdvice): ProblemParams['safety'] => ({
  sentence,
  id,
  rule,
  why,
  instead,
  missing,
  page: page ?? null,
});

function unsafeIn(file: SourceFile, rules: CheckedRules, schemas: Schemas): Finding[] {
  if (rules.rules.length === 0) return [];
  return documentSections(textsOf(file, schemas)).flatMap((section) =>
    unsafeAdvice(
      rules,
      section.map(({ text }) => text),
    ).map((advice): Finding => ({
      code: 'safety',
      file,
      pointer: section[advice.text]!.pointer,
      mark: advice.sentence,
      params: paramsOf(advice),
    })),
  );
}

/** Sentences that break a rule of `safety.yaml`. */
export const safety: Lint = {
  codes: ['safety'],
  quick: true,
  page: ({ file }, { safety, schemas }) => unsafeIn(file, safety, schemas),
  run: (lintSite) =>
    sharedDocuments(lintSite).flatMap((file) =>
      unsafeIn(file, lintSite.site.safety, lintSite.site.schemas),
    ),
};
