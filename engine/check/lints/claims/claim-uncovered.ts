import { textsOf } from '../../../content/fields.ts';
import type { SourceFile } from '../../../content/source-file.ts';
import type { SharedContent } from '../../../content/validate.ts';
import { sharedDocuments } from '../documents.ts';
import type { Finding, Lint } from '../lint.ts';
import { findingsIn, lintContext } from '../remembered-findings.ts';
import { documentSections } from '../safety/document-sections.ts';

const reference = /\{\{claims\.(\w+)\}\}/g;
const betweenParagraphs = /\n[ \t]*\n/;

type AllClaims = SharedContent['settings']['document']['claims'];
/** The same for all pages of a site. */
const contexts = new WeakMap<AllClaims, string>();

function contextOf(claims: AllClaims): string {
  let context = contexts.get(claims);
  if (context === undefined)
    contexts.set(claims, (context = lintContext('claim-uncovered', claims)));
  return context;
}

/** Claims in the texts of a document that do not say what they cover: neither in their paragraph nor in the other texts of their block or item. */
function uncovered(
  file: SourceFile,
  shared: Pick<SharedContent, 'settings' | 'schemas' | 'harmless'>,
): Finding[] {
  const { claims } = shared.settings.document;
  // Most documents name no such claim: they are not read text by text.
  if (!Array.from(file.text.matchAll(reference)).some(([, name]) => claims[name!]?.covers))
    return [];
  return findingsIn(file, contextOf(claims), shared, () => look(file, shared));
}

/** The same in the texts of a document. */
function look(
  file: SourceFile,
  { settings, schemas }: Pick<SharedContent, 'settings' | 'schemas'>,
): Finding[] {
  const { claims } = settings.document;
  return documentSections(textsOf(file, schemas)).flatMap((section) =>
    section.flatMap(({ text, pointer }) =>
      text.split(betweenParagraphs).flatMap((paragraph) =>
        [...paragraph.matchAll(reference)].flatMap(([mark, name]): Finding[] => {
          const claim = claims[name!];
          if (!claim?.covers) return [];
          const others = section.filter((other) => other.pointer !== pointer);
          const beside = [paragraph, ...others.map((other) => other.text)].join('\n').toLowerCase();
          if (claim.covers.some((word) => beside.includes(word.toLowerCase()))) return [];
          const params = { value: claim.value, covers: claim.covers.join(', ') };
          return [{ code: 'claim-uncovered', file, pointer, mark, params }];
        }),
      ),
    ),
  );
}

/** A value that holds for a part of the offer alone (one year for the parts) says so where it stands. */
export const claimUncovered: Lint = {
  codes: ['claim-uncovered'],
  quick: true,
  page: ({ file }, shared) => uncovered(file, shared),
  run: (site) => sharedDocuments(site).flatMap((file) => uncovered(file, site.site)),
};
