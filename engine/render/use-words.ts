import { createContext, useContext } from 'react';
import type { PageWords } from '../words/pages.ts';

/** Hands blocks the words of the page's language; the renderer provides it. */
export const WordsContext = createContext<PageWords | null>(null);

/** The words of the page's language. Throws where a block is rendered without them. */
export function useWords(): PageWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('a block was rendered without WordsContext');
  return words;
}
