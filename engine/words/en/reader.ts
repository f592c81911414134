import type { ReaderWords } from '../pt-BR/reader.ts';

/** What the app that shows posts says and its page does not hand to it. */
export const reader: ReaderWords = {
  crash: 'Unexpected Application Error!',
};
