import { list } from '../wording.ts';

/** What a schema may ask of a value. */
export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';

/** What a document has instead; `text` as it stands there, at most 60 letters. */
export interface FoundValue {
  readonly kind: 'nothing' | 'text' | 'number' | 'boolean' | 'list' | 'group';
  readonly text: string;
}

/**
 * How a value of the wrong type is fixed; `text` is the line or value to write.
 * `quote` a text that YAML reads as something else; `comment` a text that begins with `#`; `write` the value as `text` says;
 * `dash` before the first field of an item; `dash-space` after the dashes; `no-dash` before the fields of a document; `indent` the fields below; `block` a bare name among blocks;
 * `fields` names of those that a group has; `join` the items of a list; `plain` as the schema says.
 */
export interface TypeFix {
  readonly how:
    | 'quote'
    | 'comment'
    | 'write'
    | 'dash'
    | 'dash-space'
    | 'no-dash'
    | 'indent'
    | 'block'
    | 'fields'
    | 'join'
    | 'plain';
  readonly text: string;
}

/** A limit of a schema; `actual` is what the document has, `other` the limit on the other side, both in the unit of the keyword. */
export interface SizeRule {
  readonly keyword:
    | 'minLength'
    | 'maxLength'
    | 'minItems'
    | 'maxItems'
    | 'minProperties'
    | 'minimum'
    | 'maximum'
    | 'uniqueItems';
  readonly limit: number;
  readonly actual: number;
  readonly other: number | null;
  /** What a list has twice; else empty. */
  readonly twice: string;
  /** True for a field that could be left out. */
  readonly optional: boolean;
}

const item = /^(.*)\[(\d+)\]$/;

/** A field at the start of a sentence: by name, as an item of a list (`near[2]`), or the document itself (empty). */
export function fieldPt(field: string): string {
  if (field === '') return 'O documento';
  const match = item.exec(field);
  return match ? `O item ${match[2]!} de "${match[1]!}"` : `O campo "${field}"`;
}

/** The same in English. */
export function fieldEn(field: string): string {
  if (field === '') return 'The document';
  const match = item.exec(field);
  return match ? `Item ${match[2]!} of "${match[1]!}"` : `The field "${field}"`;
}

const typesPt: Readonly<Record<SchemaType, string>> = {
  string: 'um texto',
  number: 'um número',
  integer: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um grupo de campos',
};
const typesEn: Readonly<Record<SchemaType, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

function foundPt({ kind, text }: FoundValue): string {
  switch (kind) {
    case 'nothing':
      return 'nada';
    case 'text':
      return `o texto "${text}"`;
    case 'number':
      return `o número ${text}`;
    case 'boolean':
      return `o valor ${text}`;
    case 'list':
      return 'uma lista';
    case 'group':
      return 'um grupo de campos';
  }
}

function foundEn({ kind, text }: FoundValue): string {
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

/** What `field-type` is told. */
export interface TypeParams {
  readonly field: string;
  readonly expected: SchemaType;
  readonly found: FoundValue;
  readonly fix: TypeFix;
  /** True for a field that could be left out. */
  readonly optional: boolean;
}

/** What is wrong, in Portuguese. */
export function typeWhatPt({ field, expected, found, fix }: TypeParams): string {
  if (fix.how === 'quote')
    return `${fieldPt(field)} pede um texto, e ${found.text} sem aspas é lido como ${found.kind === 'number' ? 'número' : 'verdadeiro ou falso'}.`;
  if (found.kind === 'nothing')
    return `${fieldPt(field)} está vazio: ${fix.how === 'comment' ? 'o que vem depois de # é um comentário' : `pede ${typesPt[expected]}`}.`;
  return `${fieldPt(field)} pede ${typesPt[expected]}, e aqui há ${foundPt(found)}.`;
}

/** What is wrong, in English. */
export function typeWhatEn({ field, expected, found, fix }: TypeParams): string {
  if (fix.how === 'quote')
    return `${fieldEn(field)} wants a text, and ${found.text} without quotes is read as ${found.kind === 'number' ? 'a number' : 'true or false'}.`;
  if (found.kind === 'nothing')
    return `${fieldEn(field)} is empty: ${fix.how === 'comment' ? 'what follows # is a comment' : `it wants ${typesEn[expected]}`}.`;
  return `${fieldEn(field)} wants ${typesEn[expected]}, and here is ${foundEn(found)}.`;
}

const howToWritePt: Readonly<Record<SchemaType, string>> = {
  string: 'Escreva um texto',
  number: 'Escreva só o número, sem aspas, com ponto no lugar da vírgula',
  integer: 'Escreva só o número inteiro, sem aspas',
  boolean: 'Escreva true (sim) ou false (não), sem aspas',
  array: 'Escreva uma lista: uma linha por item, recuada, que começa com "- "',
  object: 'Escreva os campos dele nas linhas de baixo, com dois espaços a mais de recuo',
};
const howToWriteEn: Readonly<Record<SchemaType, string>> = {
  string: 'Write a text',
  number: 'Write the number alone, without quotes, with a decimal point',
  integer: 'Write the whole number alone, without quotes',
  boolean: 'Write true or false, without quotes',
  array: 'Write a list: one line an item, indented, that begins with "- "',
  object: 'Write its fields on the lines below, two spaces further in',
};

/** What to do, in Portuguese. */
export function typeFixPt({ expected, found, fix: { how, text }, optional }: TypeParams): string {
  switch (how) {
    case 'quote':
      return `Ponha-o entre aspas: ${text}`;
    case 'comment':
      return `Ponha o texto entre aspas: ${text}`;
    case 'write':
      return `Escreva: ${text}`;
    case 'dash':
      return `Falta o traço antes do primeiro campo de cada item: - ${text}`;
    case 'dash-space':
      return `Falta um espaço depois de cada traço: ${text}`;
    case 'no-dash':
      return `Tire os traços do começo das linhas: ${text}`;
    case 'indent':
      return `Ponha dois espaços a mais no começo das linhas de baixo, que são dele (${text}).`;
    case 'block':
      return `Comece o bloco com o tipo: - type: ${text || 'nome-do-bloco'}. Uma parte se chama com: - { type: partial, name: ${text || found.text} }`;
    case 'fields':
      return `Escreva os campos dele: ${text}`;
    case 'join':
      return `Escreva um texto só: ${text}`;
    case 'plain':
      return `${howToWritePt[expected]}${found.kind === 'nothing' && optional ? ', ou apague o campo se não precisar dele' : ''}.`;
  }
}

/** What to do, in English. */
export function typeFixEn({ expected, found, fix: { how, text }, optional }: TypeParams): string {
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
    case 'indent':
      return `Put two more spaces at the beginning of the lines below, which belong to it (${text}).`;
    case 'block':
      return `Begin the block with its type: - type: ${text || 'name-of-the-block'}. A partial is used like this: - { type: partial, name: ${text || found.text} }`;
    case 'fields':
      return `Write its fields: ${text}`;
    case 'join':
      return `Write one text: ${text}`;
    case 'plain':
      return `${howToWriteEn[expected]}${found.kind === 'nothing' && optional ? ', or remove the field if you do not need it' : ''}.`;
  }
}

/** Names in quotes, at most ten of them. */
export const someNames = (names: readonly string[]) =>
  names.length > 10 ? `${list(names.slice(0, 10))}, …` : list(names);
