// Where a text of a partial was written: the parts of it that a page fills in stand in the page.
import type { SourceLocation } from '../../content/report.ts';
import type { GivenValue, GivenValues, WrittenText } from '../origins/origin.ts';
import { replaceReferences } from '../replace-references.ts';
import type { Scope } from '../references/scope.ts';

/** The value that `name` (`values.lead`) refers to; undefined for any other reference. */
export const givenValue = (name: string, values: GivenValues | null): GivenValue | undefined => {
  const [space, key = ''] = name.split('.');
  return space === 'values' && values && Object.hasOwn(values, key) ? values[key] : undefined;
};

/** The first value that fills letters of a text from `from` to before `to`, as the page shows it, and the places of those letters in the value. */
function valueAt(text: WrittenText, from: number, to: number, scope: Scope) {
  let found: { value: GivenValue; from: number; to: number } | undefined;
  replaceReferences(
    text.written,
    { ...scope, values: text.values },
    () => undefined,
    ({ name, from: start, length }) => {
      const value = found ? undefined : givenValue(name, text.values);
      const isMeant = to === Infinity || (start < to && from < start + length);
      if (value && isMeant)
        found = { value, from: Math.max(0, from - start), to: Math.min(length, to - start) };
    },
  );
  return found;
}

/** Where letters of a text (as the page shows it) were written: in the value that fills them, else in the text itself. */
export function originOf(text: WrittenText, scope: Scope, from = 0, to = Infinity): SourceLocation {
  const { file, pointer } = text;
  let [inside, first, last]: [WrittenText, number, number] = [text, from, to];
  for (;;) {
    const found = inside.values && valueAt(inside, first, last, scope);
    if (!found) break;
    [inside, first, last] = [found.value, found.from, to === Infinity ? Infinity : found.to];
  }
  return inside === text
    ? { file, pointer }
    : { file: inside.file, pointer: inside.pointer, via: { file, pointer } };
}
