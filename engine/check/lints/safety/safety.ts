import { unsafeAdvice, type UnsafeAdvice } from '../../../blog/safety/unsafe-advice.ts';
import type { ProblemParams } from '../../../diagnostics/catalogue.ts';
import { documentSections } from './document-sections.ts';
import { textsOf } from '../../../content/fields.ts';
import type { SourceFile } from '../../../content/source-file.ts';
import type { SharedContent } from '../../../content/validate.ts';
import { sharedDocuments } from '../documents.ts';
import type { Finding, Lint } from '../lint.ts';
import { findingsIn } from '../remembered-findings.ts';

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

type Shared = Pick<SharedContent, 'harmless' | 'safety' | 'schemas'>;

function unsafeIn(file: SourceFile, { harmless, safety: rules, schemas }: Shared): Finding[] {
  if (rules.rules.length === 0) return [];
  // The rules are those that `harmless` is of.
  return findingsIn(file, 'safety', { harmless }, () =>
    documentSections(textsOf(file, schemas)).flatMap((section) =>
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
    ),
  );
}

/** Sentences that break a rule of `safety.yaml`. */
export const safety: Lint = {
  codes: ['safety'],
  quick: true,
  page: ({ file }, shared) => unsafeIn(file, shared),
  run: (lintSite) => sharedDocuments(lintSite).flatMap((file) => unsafeIn(file, lintSite.site)),
};
