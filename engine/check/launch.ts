// What is missing before a site may be public: the one list of `build --release`, `check --launch` and the panel.
import type { PageDocument } from '#schemas/types';
import { fileProblem } from '../content/file-problem.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { SharedContent, Sourced } from '../content/validate.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { lawfulIn, type LawfulFact } from '../resolve/business/company.ts';
import { localeOf } from '../words/locale.ts';
import { pageWordsOf } from '../words/pages.ts';
import { problemWordsOf } from '../words/problems.ts';
import { locateFindings } from './lints/lints.ts';
import type { Finding } from './lints/lint.ts';
import { placeholderAt, placeholdersIn } from './lints/placeholders.ts';
import { openClaimsIn, samplesIn } from './lints/samples.ts';

/** What the law asks for and nobody wrote, not even as a placeholder. */
function missingFacts(site: SharedContent): Finding[] {
  const { business } = site.settings.document;
  const { language, country } = localeOf(site.settings.document);
  const words = pageWordsOf(language).lawful;
  const { lawfulLines } = problemWordsOf(language).report;
  const isWritten = (field: LawfulFact) =>
    field === 'address'
      ? business.address.placeholder || business.address.street !== undefined
      : business[field] !== undefined;
  return lawfulIn(country)
    .filter((field) => !isWritten(field))
    .map((field) =>
      placeholderAt(site, field === 'address' ? ['business', 'address'] : ['business'], {
        name: field === 'address' ? 'business.address.street' : `business.${field}`,
        missing: { label: words[field], line: lawfulLines[field] },
      }),
    );
}

/** What a new site leaves to a person, in the languages of its templates: a comment, whose rest says what. */
const toWrite = /^([^\S\n]*)# ((?:WRITE|ESCREVA): .*)/gm;

/** The comments of a document that say what only a person knows. */
const unwrittenIn = ({ path, text }: SourceFile): Problem[] =>
  [...text.matchAll(toWrite)].map(({ index, 1: indent = '', 2: said = '' }) => {
    const line = text.slice(0, index).split('\n').length;
    return fileProblem(path, 'todo', { text: said }, { line, column: indent.length + 1 });
  });

const asErrors = (findings: readonly Finding[]) => locateFindings(findings, () => 'error');

/**
 * What is missing in `site.yaml` and in the partials: placeholders of contacts, of what the law asks for and of the video,
 * claims that nobody has confirmed, people that somebody made up, and what a new site left to be written. What `checks` of `site.yaml` says of warnings does
 * not count here.
 */
export function missingOfSite(site: SharedContent): Problem[] {
  const files = [site.settings.file, ...[...site.partials.values()].map(({ file }) => file)];
  return [
    ...asErrors([
      ...missingFacts(site),
      ...placeholdersIn(site),
      ...openClaimsIn(site),
      ...files.flatMap((file) => samplesIn(file, site.schemas)),
    ]),
    ...files.flatMap(unwrittenIn),
  ];
}

/** What is missing on one page: people that somebody made up, and what a new site left to be written. */
export const missingOnPage = (
  { file }: Sourced<PageDocument>,
  { schemas }: SharedContent,
): Problem[] => [...asErrors(samplesIn(file, schemas)), ...unwrittenIn(file)];
