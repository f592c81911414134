import { fieldsOf } from '../content/fields.ts';
import type { Schemas } from '../content/schemas.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import type { ButtonOrigin, FieldOrigin, Origin, TextOrigin } from '../resolve/origins/origin.ts';
import { referencePattern } from '../resolve/replace-references.ts';
import { locationAt, type FileLocation } from './file-location.ts';
import { writtenLines } from './written-lines.ts';

/** A text that a page shows, and where it was written: the first place where it is made of several. */
export interface ShownText extends FileLocation {
  /** Field of the block, `tiles[0].value`; of a page, `title`. */
  readonly field: string;
  /** What it is, where it is not read on the page: of a button what a chat begins with, the number, another address; the words of the picture for social networks. */
  readonly role: 'text' | 'message' | 'number' | 'address' | 'picture';
  /** As it reads on the page. */
  readonly text: string;
  /** As it stands in the file. */
  readonly written: string;
  /** True where the page shows what is made of it: a distance, a number as people write it. */
  readonly computed: boolean;
  /** The other places that it is made of. */
  readonly others: readonly ShownValue[];
  /** Other references of the text; a text that is nothing but the value of a partial stands where the value does. */
  readonly references: readonly ShownReference[];
  /** The locations in partials that stand for the text, outermost first: `{{values.lead}}`. */
  readonly via: readonly ValueLocation[];
}

/** A location in a partial that takes a value of the page. */
export interface ValueLocation extends FileLocation {
  /** Name of the value, `lead`. */
  readonly value: string;
}

/** A value of a document. */
export interface ShownValue extends FileLocation {
  readonly text: string;
}

/** A reference in a text: what stands in its place, and where that was written or what it is made of. */
export interface ShownReference {
  /** `claims.technicians`, without braces. */
  readonly name: string;
  readonly text: string;
  readonly computed: boolean;
  readonly sources: readonly ShownValue[];
  /** References in what it stands for. */
  readonly references: readonly ShownReference[];
}

const fieldName = (steps: Pointer) =>
  steps.reduce<string>(
    (name, step) =>
      typeof step === 'number' ? `${name}[${step}]` : name === '' ? step : `${name}.${step}`,
    '',
  );

/** A text that is nothing but a value of the partial around it. */
const wholeValue = /^\s*\{\{\s*(values\.[\w-]+)\s*\}\}\s*$/;

const readPointers = new WeakMap<SourceFile, ReadonlySet<string>>();

/** True for a text that people read where it is shown, as the schema of its document says: an e-mail address, too. */
export function isReadText({ file, pointer }: TextOrigin, schemas: Schemas): boolean {
  let known = readPointers.get(file);
  if (!known) {
    const read = fieldsOf(file, schemas)
      .filter(({ text, role }) => text !== null || role === 'email')
      .flatMap(({ pointer, value }) =>
        Array.isArray(value) ? value.map((_, line) => [...pointer, line]) : [pointer],
      );
    readPointers.set(file, (known = new Set(read.map((one) => one.join('/')))));
  }
  return known.has(pointer.join('/'));
}

const valuesOf = ({ sources }: Origin): ShownValue[] =>
  sources.map(({ file, pointer, text }) => ({ ...locationAt(file, pointer), text }));

const referencesOf = ({ references }: TextOrigin): ShownReference[] =>
  [...new Map(references.map((one) => [one.name, one])).values()].map((reference) => ({
    name: reference.name,
    text: reference.text,
    computed: reference.computed,
    sources: valuesOf(reference),
    references: reference.sources.flatMap(referencesOf),
  }));

/** One written text as what the page shows of it: its lines where each has one of its own. */
function linesOf(field: string, role: ShownText['role'], source: TextOrigin): ShownText[] {
  const { file, pointer, written } = source;
  const value = wholeValue.test(written) ? source.references[0] : undefined;
  const given = value?.sources[0];
  if (value && given) {
    const location = { value: value.name.replace('values.', ''), ...locationAt(file, pointer) };
    return linesOf(field, role, given).map((text) => ({ ...text, via: [location, ...text.via] }));
  }
  const lines = writtenLines(file, pointer, written);
  const references = referencesOf(source);
  const byName = new Map(references.map((one) => [one.name, one.text]));
  const asRead = (line: string) =>
    line.replace(referencePattern, (whole, name: string) => byName.get(name) ?? whole);
  return lines.map(({ text, line, column }) => ({
    field,
    role,
    text: lines.length === 1 ? source.text : asRead(text),
    written: text,
    computed: false,
    others: [],
    file: file.path,
    line,
    column,
    references: references.filter(({ name }) => lines.length === 1 || text.includes(name)),
    via: [],
  }));
}

/** The texts of a field; `shown` is what stands in the props. */
export function fieldTexts({ at, ...origin }: FieldOrigin, shown: unknown): ShownText[] {
  const field = fieldName(at);
  const [first] = origin.sources;
  if (!first) return [];
  if (!origin.computed) return linesOf(field, 'text', first);
  const text = typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
  // A list has texts of its own; of what the site computes itself no more is known than the file.
  if (text === '' && first.pointer.length > 0) return [];
  return [
    {
      field,
      role: 'text',
      text,
      written: first.written,
      computed: true,
      others: valuesOf(origin).slice(1),
      ...locationAt(first.file, first.pointer),
      references: referencesOf(first),
      via: [],
    },
  ];
}

/** What a button does, which does not stand in it: the text that a chat begins with, and what it reaches. */
export function buttonTexts({ at, contact, message }: ButtonOrigin): ShownText[] {
  const field = fieldName([...at, 'href']);
  return [
    ...(message ? linesOf(field, 'message', message) : []),
    ...(contact?.address ?? []).flatMap((address) =>
      linesOf(field, address.pointer.at(-1) === 'phone' ? 'number' : 'address', address),
    ),
  ];
}
