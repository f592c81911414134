import { reader as en } from './en/reader.ts';
import { reader as ptBR, type ReaderWords } from './pt-BR/reader.ts';

/** The words of the app that shows posts, in the one language of the site that its script is built for. */
export const siteReaderWords: ReaderWords = import.meta.env.PORTAO_LANGUAGE === 'en' ? en : ptBR;
