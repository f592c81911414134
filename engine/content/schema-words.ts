// Blocks and fields by the words of people, in any language: their titles, and the words of their schemas (`x-words`).
import { nearest } from '../diagnostics/suggest.ts';
import { spoken } from '../words/schemas.ts';
import { foldWords } from './fold-words.ts';
import type { BundledSchema, Schemas } from './schemas.ts';
import type { FieldSchema } from './validators.ts';

const wordsOf = (schema: BundledSchema): readonly string[] => {
  const written = [
    ...(schema.title === undefined ? [] : [schema.title]),
    ...(schema['x-words'] ?? []),
  ];
  return [...new Set(written.flatMap((text) => Object.values(spoken(text))))];
};

/** What people call a block: its title, then the other words of its schema. */
export const blockWords = (schemas: Schemas, type: string): readonly string[] =>
  wordsOf(schemas.block(type));

/** A name of a schema, and what people call it, folded. */
type Called = readonly [name: string, words: readonly string[]];

const called = (name: string, schema: BundledSchema): Called => [
  name,
  wordsOf(schema).map(foldWords),
];

/** The names that somebody may mean by `word`: those that are called so, or so among other words, or nearly so. */
function namesFor(word: string, all: readonly Called[]): readonly string[] {
  const wanted = foldWords(word);
  if (wanted === '') return [];
  const where = (fits: (words: string) => boolean) =>
    all.filter(([, words]) => words.some(fits)).map(([name]) => name);
  const [same, among] = [
    where((words) => words === wanted),
    where((words) => wanted.length > 3 && words.split(' ').includes(wanted)),
  ];
  if (same.length > 0 || among.length > 0) return same.length > 0 ? same : among;
  const typed = nearest(
    word,
    all.map(([name]) => name),
  );
  if (typed !== null) return [typed];
  const near = nearest(
    wanted,
    all.flatMap(([, words]) => words),
  );
  return near === null ? [] : where((words) => words === near);
}

/** The block types that somebody may mean by `word`; none where no word is near. */
export const blocksFor = (schemas: Schemas, word: string): readonly string[] =>
  namesFor(
    word,
    schemas.blockTypes.map((type) => called(type, schemas.block(type))),
  );

/** A field that somebody may mean; `certain` if that is what it is called, and no other. */
export interface MeantField {
  readonly name: string;
  readonly certain: boolean;
}

/** The field of a group that somebody may mean by `word`, of those that the group does not have yet (`present`); null where none is near. */
export function fieldFor(
  schemas: Schemas,
  word: string,
  { properties = {} }: FieldSchema,
  present: ReadonlySet<string> = new Set(),
): MeantField | null {
  const fields = Object.entries(properties as Record<string, BundledSchema>)
    .filter(([name]) => !present.has(name))
    .map(([name, field]) => called(name, schemas.follow(field).schema));
  const [name, ...others] = namesFor(word, fields);
  if (name === undefined) return null;
  const words = fields.find(([field]) => field === name)![1];
  return { name, certain: others.length === 0 && words.includes(foldWords(word)) };
}
