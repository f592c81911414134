import { businessFile, leadsTo, type FieldPath, type FieldProblem } from '../../client/business.ts';
import type { ProblemParams } from '../../diagnostics/catalogue.ts';
import { sentences } from '../../diagnostics/format.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { formProblems } from '../../words/form-help.ts';
import type { Language } from '../../words/language.ts';
import { sectionOf } from './business-sections.ts';
import type { OwnedBlock } from './owned-blocks.ts';

/** Gives the owner's blocks of a document. */
export type BlocksIn = (file: string) => readonly OwnedBlock[];

/**
 * Problems as the panel tells them. What pages say of a field that is wrong waits until the field is right, and one sentence of many
 * pages is told once.
 */
export function fieldProblems(
  problems: readonly Problem[],
  language: Language,
  blocksIn: BlocksIn,
): FieldProblem[] {
  const told = problems.map((problem) => fieldProblem(problem, language, blocksIn));
  const ofFields = told.filter(({ at }) => at !== null);
  if (ofFields.length > 0) return ofFields;
  return [...new Map(told.map((one) => [`${one.message} ${one.fix}`, one])).values()];
}

function fieldProblem(problem: Problem, language: Language, blocksIn: BlocksIn): FieldProblem {
  const at = fieldAt(problem, blocksIn);
  const inForm = at && inWordsOfForms(problem, at, language);
  if (inForm) return inForm;
  const { what, fix } = sentences(problem, language);
  return { at, message: what, fix };
}

/** A problem that a form says better than `check`, whose words are for whoever writes the file; null for any other. */
function inWordsOfForms(problem: Problem, at: FieldPath, language: Language): FieldProblem | null {
  const words = formProblems(language);
  switch (problem.code) {
    case 'field-missing': {
      const { field } = problem.params as ProblemParams['field-missing'];
      return { at: [...at, field], ...words.missing };
    }
    case 'contact-address-missing': {
      const [field, ...others] = (problem.params as ProblemParams['contact-address-missing'])
        .fields;
      return field && others.length === 0 ? { at: [...at, field], ...words.missing } : null;
    }
    case 'field-format': {
      const { found, nearest } = problem.params as ProblemParams['field-format'];
      const { message, fix } = words.format({ found });
      return { at, message, fix: nearest === null ? fix : sentences(problem, language).fix };
    }
    case 'show-never': {
      const { outer } = problem.params as ProblemParams['show-never'];
      return outer ? null : { at: [...at, 'until'], ...words.order };
    }
    default:
      return null;
  }
}

/** The field of the panel that a problem is about; null where the panel has none. */
export function fieldAt({ file, pointer = [] }: Problem, blocksIn: BlocksIn): FieldPath | null {
  if (file === businessFile && sectionOf(pointer)) return pointer;
  const block = blocksIn(file).find((one) => leadsTo(one.pointer, pointer));
  return block?.fields.includes(String(pointer[block.pointer.length]))
    ? [...block.at, ...pointer.slice(block.pointer.length)]
    : null;
}
