import { stringify } from 'yaml';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { FieldDescription, ShapeDescription } from './field-words.ts';
import { wrap } from '../output/layout.ts';

/** How fields are written out. */
export interface FieldLinesOptions {
  readonly language: Language;
  readonly width: number | null;
  readonly shapes: readonly ShapeDescription[];
}

/** A value as one writes it in YAML, on one line. */
const inYaml = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();

/** An example after the field's name; a text of several lines stands below a `|`, as in a document. */
function exampleLines(start: string, value: unknown, width: number | null): string[] {
  if (typeof value !== 'string' || !value.includes('\n'))
    return [wrap(start, inYaml(value), width)];
  const indent = ' '.repeat(/^ */.exec(start)![0].length + 2);
  return [`${start}|`, ...value.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`))];
}

function linesOf(field: FieldDescription, indent: string, options: FieldLinesOptions): string[] {
  const { language, width, shapes } = options;
  const words = commandWordsOf(language).blocks;
  const shape = shapes.find(({ name }) => name === field.shape);
  const more = shape === undefined ? '' : words.seeShape({ title: shape.title });
  const inner = `${indent}    `;
  return [
    `${indent}${field.name}${field.required ? ' *' : ''}  (${field.kind}${more})`,
    ...(field.description && field.description !== shape?.description
      ? [wrap(inner, field.description, width)]
      : []),
    ...(field.allowed ? [wrap(inner, `${words.allowed}: ${field.allowed.join(', ')}`, width)] : []),
    ...(field.default === undefined
      ? []
      : [`${inner}${words.otherwise}: ${inYaml(field.default)}`]),
    ...(field.example === undefined
      ? []
      : exampleLines(`${inner}${words.example}: ${field.name}: `, field.example, width)),
    ...(field.fields ? ['', ...fieldLines(field.fields, inner, options)] : []),
  ];
}

/** Fields with their kind, what they are, what they accept and an example; those of a group indented below it. */
export function fieldLines(
  fields: readonly FieldDescription[],
  indent: string,
  options: FieldLinesOptions,
): string[] {
  return fields.flatMap((field, index) =>
    index === 0 ? linesOf(field, indent, options) : ['', ...linesOf(field, indent, options)],
  );
}
