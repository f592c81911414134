import { isMap, isScalar, visit, type LineCounter, type Node } from 'yaml';
import { linesOf, positionOf, toFault, type Parsed, type SyntaxFault } from './fault.ts';
import { plainSpaces } from './layout.ts';
import { makeFix, type Fix } from './fixes.ts';
import { quoteValue } from './quoting.ts';

/** True for a text that could have such names; false spares the walk through it. */
export const mayHaveOddKeys = (text: string) =>
  /[:,[{-] *\{ *[[{]|^ *\{\{|[\]}] *:|^ *\? |[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/m.test(text);

/** Names of fields that are no names: `{{a}}` without quotes, which YAML takes for groups, and names with special spaces. */
export function oddKey({ document, lines: counter }: Parsed, lines: readonly string[]): Fix | null {
  let found: Fix | null = null;
  visit(document, {
    Pair(_, { key }) {
      const range = (key as Node | null)?.range;
      if (
        !range ||
        (isScalar(key) && !/^[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/.test(String(key.value)))
      )
        return undefined;
      const { row, column } = positionOf(counter, range[0]);
      const [guess] = isScalar(key) ? plainSpaces(lines, row) : quoteValue(lines, row);
      found =
        guess ??
        makeFix(
          'other',
          { lines, row, column, length: 1 },
          { subject: isMap(key) ? 'a group of fields as a name' : 'not a name' },
        );
      return visit.BREAK;
    },
  });
  return found;
}

/** A text that begins with `*`, at `offset`, and so looks like the repetition of something. */
export function strayAlias(text: string, counter: LineCounter, offset: number): SyntaxFault {
  const lines = linesOf(text);
  const { row, column } = positionOf(counter, offset);
  return toFault(
    quoteValue(lines, row)[0] ?? makeFix('start-sign', { lines, row, column }, { subject: '*' }),
    lines,
  );
}
