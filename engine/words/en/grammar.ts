import type { Grammar } from '../pt-BR/grammar.ts';

/** English. */
export const grammar: Grammar = {
  language: 'en',
  joining:
    'a an the and or of in on at to for from with without by off out up is are was be do does did not no my your our their his her its it i you we they that this what when where which who why how if more have has can'.split(
      ' ',
    ),
  fixed: ['I'],
};
