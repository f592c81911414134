import type { Language } from '../words/language.ts';
import { sentences, sortProblems } from './format.ts';
import type { Problem } from './problem.ts';

const escapeText = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeText(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Problems as commands of GitHub's workflows, one a line: it shows them beside the lines of a pull request. `prefix` leads from the repository to the site's folder. */
export function formatForGitHub(
  problems: readonly Problem[],
  language: Language,
  prefix: string,
): string {
  return sortProblems(problems)
    .map((problem) => {
      const { what, fix } = sentences(problem, language);
      return `::${problem.level} file=${escapeProperty(`${prefix}${problem.file}`)},line=${problem.line},col=${problem.column},title=${escapeProperty(problem.code)}::${escapeText(`${what}\n${fix}`)}`;
    })
    .join('\n');
}
