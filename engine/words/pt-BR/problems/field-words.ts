import { listItem } from '../../wording.ts';

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
 * `dash` before the first field of an item; `dash-space` after the dashes; `no-dash` before the fields of a document; `above` a list that is the whole document; `document` names of the fields that it must have; `indent` the fields below; `block` a bare name among blocks;
 * `fields` names of those that a group has; `join` the items of a list; `like` a value as in the example; `plain` as the schema says.
 */
export interface TypeFix {
  readonly how:
    | 'quote'
    | 'comment'
    | 'write'
    | 'dash'
    | 'dash-space'
    | 'no-dash'
    | 'above'
    | 'document'
    | 'indent'
    | 'block'
    | 'fields'
    | 'join'
    | 'like'
    | 'plain';
  readonly text: string;
  /** The value as it is in YAML, where nothing else can have been meant; else null. */
  readonly value: string | null;
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

/** A field at the start of a sentence: by name, as an item of a list (`near[2]`), or the document itself (empty). */
export function fieldName(field: string): string {
  if (field === '') return 'O documento';
  const match = listItem.exec(field);
  return match ? `O item ${match[2]!} de "${match[1]!}"` : `O campo "${field}"`;
}

const typeNames: Readonly<Record<SchemaType, string>> = {
  string: 'um texto',
  number: 'um número',
  integer: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um grupo de campos',
};

function foundWords({ kind, text }: FoundValue): string {
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

/** What `field-type` is told. */
export interface TypeParams {
  readonly field: string;
  readonly expected: SchemaType;
  readonly found: FoundValue;
  readonly fix: TypeFix;
  /** True for a field that could be left out. */
  readonly optional: boolean;
}

/** What is wrong. */
export function typeWhat({ field, expected, found, fix }: TypeParams): string {
  if (fix.how === 'quote')
    return `${fieldName(field)} pede um texto, e ${found.text} sem aspas é lido como ${found.kind === 'number' ? 'número' : 'verdadeiro ou falso'}.`;
  if (found.kind === 'nothing')
    return `${fieldName(field)} está vazio: ${fix.how === 'comment' ? 'o que vem depois de # é um comentário' : `pede ${typeNames[expected]}`}.`;
  return `${fieldName(field)} pede ${typeNames[expected]}, e aqui há ${foundWords(found)}.`;
}

const howToWrite: Readonly<Record<SchemaType, string>> = {
  string: 'Escreva um texto',
  number: 'Escreva só o número, sem aspas, com ponto no lugar da vírgula',
  integer: 'Escreva só o número inteiro, sem aspas',
  boolean: 'Escreva true (sim) ou false (não), sem aspas',
  array: 'Escreva uma lista: uma linha por item, recuada, que começa com "- "',
  object: 'Escreva os campos dele nas linhas de baixo, com dois espaços a mais de recuo',
};

/** What to do. */
export function typeFix({ expected, found, fix: { how, text }, optional }: TypeParams): string {
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
    case 'above':
      return `Escreva "${text}" numa linha acima da lista, que é um campo do documento.`;
    case 'document':
      return `Escreva um campo em cada linha, com o nome, dois-pontos e o valor; não podem faltar: ${text}`;
    case 'indent':
      return `Ponha dois espaços a mais no começo das linhas de baixo, que são dele (${text}).`;
    case 'block':
      return `Comece o bloco com o tipo: - type: ${text || 'nome-do-bloco'}. Uma parte se chama com: - { type: partial, name: ${text || found.text} }`;
    case 'fields':
      return `Escreva os campos dele${text.includes('…') ? ', com o que falta no lugar de …' : ''}: ${text}`;
    case 'join':
      return `Escreva um texto só: ${text}`;
    case 'like':
      return `Escreva como neste exemplo: ${text}`;
    case 'plain':
      return `${howToWrite[expected]}${found.kind === 'nothing' && optional ? ', ou apague o campo se não precisar dele' : ''}.`;
  }
}
