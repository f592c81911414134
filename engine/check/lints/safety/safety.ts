import type { SafetyRule } from '#schemas/types';
import { unsafeAdvice, type UnsafeAdvice } from '../../../blog/safety/unsafe-advice.ts';
import type { ProblemParams } from '../../../diagnostics/catalogue.ts';
import { documentSections } from './document-sections.ts';
import { sharedDocuments, type AnyDocument } from '../documents.ts';
import type { Finding, Lint } from '../lint.ts';

/** What is said of a sentence that breaks a rule. */
const paramsOf = ({
  rule: { id, rule, why, instead },
  sentence,
}: UnsafeAdvice): ProblemParams['safety'] => ({ sentence, id, rule, why, instead });

function unsafeIn({ file, document }: AnyDocument, rules: readonly SafetyRule[]): Finding[] {
  if (rules.length === 0) return [];
  return documentSections(document).flatMap((section) =>
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
  page: (page, shared) => unsafeIn(page, shared.safety),
  run: (site) => sharedDocuments(site).flatMap((document) => unsafeIn(document, site.site.safety)),
};
