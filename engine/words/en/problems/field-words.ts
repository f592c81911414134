import { listItem } from '../../wording.ts';
import type { SchemaType, FoundValue, TypeParams } from '../../pt-BR/problems/field-words.ts';

/** A field at the start of a sentence: by name, as an item of a list (`near[2]`), or the document itself (empty). */
export function fieldName(field: string): string {
  if (field === '') return 'The document';
  const match = listItem.exec(field);
  return match ? `Item ${match[2]!} of "${match[1]!}"` : `The field "${field}"`;
}

const typeNames: Readonly<Record<SchemaType, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

function foundWords({ kind, text }: FoundValue): string {
  switch (kind) {
    case 'nothing':
      return 'nothing';
    case 'text':
      return `the text "${text}"`;
    case 'number':
      return `the number ${text}`;
    case 'boolean':
      return `the value ${text}`;
    case 'list':
      return 'a list';
    case 'group':
      return 'a group of fields';
  }
}

/** What is wrong. */
export function typeWhat({ field, expected, found, fix }: TypeParams): string {
  if (fix.how === 'quote')
    return `${fieldName(field)} wants a text, and ${found.text} without quotes is read as ${found.kind === 'number' ? 'a number' : 'true or false'}.`;
  if (found.kind === 'nothing')
    return `${fieldName(field)} is empty: ${fix.how === 'comment' ? 'what follows # is a comment' : `it wants ${typeNames[expected]}`}.`;
  return `${fieldName(field)} wants ${typeNames[expected]}, and here is ${foundWords(found)}.`;
}

const howToWrite: Readonly<Record<SchemaType, string>> = {
  string: 'Write a text',
  number: 'Write the number alone, without quotes, with a decimal point',
  integer: 'Write the whole number alone, without quotes',
  boolean: 'Write true or false, without quotes',
  array: 'Write a list: one line an item, indented, that begins with "- "',
  object: 'Write its fields on the lines below, two spaces further in',
};

/** What to do. */
export function typeFix({ expected, found, fix: { how, text }, optional }: TypeParams): string {
  switch (how) {
    case 'quote':
      return `Put it in quotes: ${text}`;
    case 'comment':
      return `Put the text in quotes: ${text}`;
    case 'write':
      return `Write: ${text}`;
    case 'dash':
      return `The dash before the first field of each item is missing: - ${text}`;
    case 'dash-space':
      return `A space is missing after each dash: ${text}`;
    case 'no-dash':
      return `Take the dashes off the beginning of the lines: ${text}`;
    case 'above':
      return `Write "${text}" on a line above the list, which is one field of the document.`;
    case 'document':
      return `Write a field on each line, with its name, a colon and the value; these must be there: ${text}`;
    case 'indent':
      return `Put two more spaces at the beginning of the lines below, which belong to it (${text}).`;
    case 'block':
      return `Begin the block with its type: - type: ${text || 'name-of-the-block'}. A partial is used like this: - { type: partial, name: ${text || found.text} }`;
    case 'fields':
      return `Write its fields${text.includes('…') ? ', with what is missing in place of …' : ''}: ${text}`;
    case 'join':
      return `Write one text: ${text}`;
    case 'like':
      return `Write it as in this example: ${text}`;
    case 'plain':
      return `${howToWrite[expected]}${found.kind === 'nothing' && optional ? ', or remove the field if you do not need it' : ''}.`;
  }
}
