import type { Pointer } from '../../../diagnostics/problem.ts';
import { sectionsOf } from '../../../blog/safety/unsafe-post.ts';
import type { LocatedText } from '../../../content/fields.ts';

/** Where the section of a text begins: the group of fields that it is one of; a list of texts or of steps belongs to the group around it. */
function groupOf(pointer: Pointer, steps: ReadonlySet<string>): Pointer {
  const group = pointer.slice(0, typeof pointer.at(-1) === 'number' ? -2 : -1);
  return steps.has(group.join('/')) ? group.slice(0, -2) : group;
}

/** Items of lists that have a title and a text: steps, which are read one after the other. */
function stepsOf(texts: readonly LocatedText[]): ReadonlySet<string> {
  const withField = (field: string) =>
    texts
      .filter(({ pointer }) => pointer.at(-1) === field && typeof pointer.at(-2) === 'number')
      .map(({ pointer }) => pointer.slice(0, -1).join('/'));
  const titled = new Set(withField('title'));
  return new Set(withField('text').filter((item) => titled.has(item)));
}

/**
 * The texts of a document, those that are read together in one list: the fields of a block or of a question with its answer,
 * the steps of a list. A text in Markdown is taken apart at its headings.
 */
export function documentSections(texts: readonly LocatedText[]): LocatedText[][] {
  const steps = stepsOf(texts);
  const groups = new Map<string, LocatedText[]>();
  for (const { text, pointer } of texts) {
    const [beginning, ...others] = sectionsOf(text);
    const group = groupOf(pointer, steps).join('/');
    groups.set(group, [...(groups.get(group) ?? []), { text: beginning!, pointer }]);
    others.forEach((section, at) =>
      groups.set(`${pointer.join('/')}#${at}`, [{ text: section, pointer }]),
    );
  }
  return [...groups.values()];
}
