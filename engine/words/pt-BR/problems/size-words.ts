import { counted } from '../../wording.ts';
import { fieldName } from './field-words.ts';
import type { SizeRule } from './field-words.ts';

/** What `field-length` is told. */
export interface SizeParams {
  readonly field: string;
  readonly rule: SizeRule;
}

const letters = (count: number) => counted(count, 'letra', 'letras');

const items = (count: number) => counted(count, 'item', 'itens');

/** What is wrong with a size. */
export function sizeWhat({ field, rule: { keyword, limit, actual, twice } }: SizeParams): string {
  const name = fieldName(field);
  switch (keyword) {
    case 'minLength':
      return actual === 0
        ? `${name} está vazio.`
        : `${name} tem ${letters(actual)}; o mínimo é ${limit}.`;
    case 'maxLength':
      return `${name} tem ${letters(actual)}; o limite é ${limit}.`;
    case 'minItems':
      return actual === 0
        ? `${name} é uma lista vazia.`
        : `${name} tem ${items(actual)}; o mínimo é ${limit}.`;
    case 'maxItems':
      return `${name} tem ${items(actual)}; o limite é ${limit}.`;
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

/** What to do about a size. */
export function sizeFix({ rule: { keyword, limit, actual, other, optional } }: SizeParams): string {
  switch (keyword) {
    case 'minLength':
      return actual === 0
        ? `Escreva um texto${optional ? ', ou apague o campo se não precisar dele' : ''}.`
        : `Escreva pelo menos mais ${letters(limit - actual)}.`;
    case 'maxLength':
      return `Corte pelo menos ${letters(actual - limit)}.`;
    case 'minItems':
      return `Acrescente pelo menos ${items(limit - actual)}${actual === 0 && optional ? ', ou apague o campo se não precisar dele' : ''}.`;
    case 'maxItems':
      return `Tire ${items(actual - limit)}.`;
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
