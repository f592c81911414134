// For scripts: the forms of words in the language of the one site that they are built for; the bundler drops the others.
import { foldWord as foldEnglish, isStopWord as isStopWordEnglish } from './en/word-forms.ts';
import {
  foldWord as foldPortuguese,
  isStopWord as isStopWordPortuguese,
} from './pt-BR/word-forms.ts';

/** The common form of one word, by which index and query meet. */
export const foldWord = import.meta.env.PORTAO_LANGUAGE === 'en' ? foldEnglish : foldPortuguese;

/** Whether a word as typed says nothing about what is looked for. */
export const isStopWord =
  import.meta.env.PORTAO_LANGUAGE === 'en' ? isStopWordEnglish : isStopWordPortuguese;
