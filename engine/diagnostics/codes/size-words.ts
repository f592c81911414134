import { fieldEn, fieldPt, type SizeRule } from './field-words.ts';

/** What `field-length` is told. */
export interface SizeParams {
  readonly field: string;
  readonly rule: SizeRule;
}

const countPt = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const lettersPt = (count: number) => countPt(count, 'letra', 'letras');
const itemsPt = (count: number) => countPt(count, 'item', 'itens');
const lettersEn = (count: number) => countPt(count, 'character', 'characters');
const itemsEn = (count: number) => countPt(count, 'item', 'items');

/** What is wrong with a size, in Portuguese. */
export function sizeWhatPt({ field, rule: { keyword, limit, actual, twice } }: SizeParams): string {
  const name = fieldPt(field);
  switch (keyword) {
    case 'minLength':
      return actual === 0
        ? `${name} está vazio.`
        : `${name} tem ${lettersPt(actual)}; o mínimo é ${limit}.`;
    case 'maxLength':
      return `${name} tem ${lettersPt(actual)}; o limite é ${limit}.`;
    case 'minItems':
      return actual === 0
        ? `${name} é uma lista vazia.`
        : `${name} tem ${itemsPt(actual)}; o mínimo é ${limit}.`;
    case 'maxItems':
      return `${name} tem ${itemsPt(actual)}; o limite é ${limit}.`;
    case 'minProperties':
      return `${name} não tem nenhum campo.`;
    case 'minimum':
      return `${name} é ${actual}; o menor valor possível é ${limit}.`;
    case 'maximum':
      return `${name} é ${actual}; o maior valor possível é ${limit}.`;
    case 'uniqueItems':
      return `${name} tem ${twice} duas vezes.`;
  }
}

/** What to do about a size, in Portuguese. */
export function sizeFixPt({
  rule: { keyword, limit, actual, other, optional },
}: SizeParams): string {
  switch (keyword) {
    case 'minLength':
      return actual === 0
        ? `Escreva um texto${optional ? ', ou apague o campo se não precisar dele' : ''}.`
        : `Escreva pelo menos mais ${lettersPt(limit - actual)}.`;
    case 'maxLength':
      return `Corte pelo menos ${lettersPt(actual - limit)}.`;
    case 'minItems':
      return `Acrescente pelo menos ${itemsPt(limit - actual)}${actual === 0 && optional ? ', ou apague o campo se não precisar dele' : ''}.`;
    case 'maxItems':
      return `Tire ${itemsPt(actual - limit)}.`;
    case 'minProperties':
      return 'Escreva pelo menos um, ou apague o nome.';
    case 'minimum':
      return `Escreva um número ${other === null ? `a partir de ${limit}` : `de ${limit} a ${other}`}.`;
    case 'maximum':
      return `Escreva um número ${other === null ? `até ${limit}` : `de ${other} a ${limit}`}.`;
    case 'uniqueItems':
      return 'Apague um dos dois.';
  }
}

/** What is wrong with a size, in English. */
export function sizeWhatEn({ field, rule: { keyword, limit, actual, twice } }: SizeParams): string {
  const name = fieldEn(field);
  switch (keyword) {
    case 'minLength':
      return actual === 0
        ? `${name} is empty.`
        : `${name} has ${lettersEn(actual)}; the least is ${limit}.`;
    case 'maxLength':
      return `${name} has ${lettersEn(actual)}; the limit is ${limit}.`;
    case 'minItems':
      return actual === 0
        ? `${name} is an empty list.`
        : `${name} has ${itemsEn(actual)}; the least is ${limit}.`;
    case 'maxItems':
      return `${name} has ${itemsEn(actual)}; the limit is ${limit}.`;
    case 'minProperties':
      return `${name} has no field at all.`;
    case 'minimum':
      return `${name} is ${actual}; the smallest possible value is ${limit}.`;
    case 'maximum':
      return `${name} is ${actual}; the largest possible value is ${limit}.`;
    case 'uniqueItems':
      return `${name} has ${twice} twice.`;
  }
}

/** What to do about a size, in English. */
export function sizeFixEn({
  rule: { keyword, limit, actual, other, optional },
}: SizeParams): string {
  switch (keyword) {
    case 'minLength':
      return actual === 0
        ? `Write a text${optional ? ', or remove the field if you do not need it' : ''}.`
        : `Write at least ${lettersEn(limit - actual)} more.`;
    case 'maxLength':
      return `Cut at least ${lettersEn(actual - limit)}.`;
    case 'minItems':
      return `Add at least ${itemsEn(limit - actual)}${actual === 0 && optional ? ', or remove the field if you do not need it' : ''}.`;
    case 'maxItems':
      return `Remove ${itemsEn(actual - limit)}.`;
    case 'minProperties':
      return 'Write at least one, or remove the name.';
    case 'minimum':
      return `Write a number ${other === null ? `from ${limit} up` : `from ${limit} to ${other}`}.`;
    case 'maximum':
      return `Write a number ${other === null ? `up to ${limit}` : `from ${other} to ${limit}`}.`;
    case 'uniqueItems':
      return 'Remove one of the two.';
  }
}
