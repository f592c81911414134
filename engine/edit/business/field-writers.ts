import { isDeepStrictEqual } from 'node:util';
import type { BusinessState, FieldPath, FieldWriter } from '../../client/business.ts';
import { parseWithPositions } from '../../content/source-file.ts';
import { rangesOf, type ValueRanges } from '../../content/yaml/value-ranges.ts';
import { lineAuthors, type LineAuthor } from '../git/line-authors.ts';
import { openDocuments, type FieldPlace } from './business-documents.ts';

/**
 * Who wrote the values of a state last, by the commits of the folder of its site: the widest parts that are of one commit, and
 * single values. Nothing of what was not changed lately, has no commit, or is another value in the folder. Rejects with what the
 * disk says.
 */
export async function fieldWriters(
  dir: string,
  { value, documents }: Pick<BusinessState, 'value' | 'documents'>,
): Promise<readonly FieldWriter[]> {
  const authors = await lineAuthors(dir, Object.keys(documents));
  if (authors.size === 0) return [];
  const open = openDocuments(dir);
  const parsed = new Map<string, ReturnType<typeof positionsIn>>();
  /** The authors of the lines of a field; null where it is not in its document. */
  const authorsOf = ({ file, pointer }: FieldPlace) => {
    if (!parsed.has(file)) parsed.set(file, positionsIn(open.texts.get(file)!));
    const { ranges, lines } = parsed.get(file)!;
    const found = pointer.reduce<ValueRanges | undefined>(
      (around, step) => around?.inside.get(String(step)),
      ranges,
    );
    if (!found?.value) return null;
    const from = lines.linePos((found.key ?? found.value)[0]).line;
    const to = lines.linePos(found.value[1] - 1).line;
    return authors.get(file)!.slice(from - 1, Math.max(from, to));
  };
  const writersOf = (at: FieldPath, said: unknown): readonly FieldWriter[] => {
    const place = open.place(at);
    if (place && !authors.has(place.file)) return [];
    const inside = () =>
      isGroup(said)
        ? Object.entries(said).flatMap(([name, one]) => writersOf([...at, name], one))
        : [];
    if (!place) return inside();
    const isSame = isDeepStrictEqual(open.value(place), said);
    const own = authorsOf(place) ?? [];
    const last = own.reduce(later, null);
    if (!last) return [];
    const isWhole = !isGroup(said) || own.every((one) => isDeepStrictEqual(one, last));
    return isSame && isWhole ? [{ at, ...last }] : inside();
  };
  return writersOf([], value);
}

const positionsIn = (text: string) => {
  const { document, lines } = parseWithPositions(text);
  return { ranges: rangesOf(document), lines };
};

const later = (one: LineAuthor | null, other: LineAuthor | null) =>
  one && other ? (one.when < other.when ? other : one) : (one ?? other);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
