import { pages as en } from './en/pages.ts';
import { pages as ptBR, type PageWords } from './pt-BR/pages.ts';

/** For scripts: the words of public pages in the language of the one site that they are built for; the bundler drops the others. */
export const sitePageWords: PageWords = import.meta.env.PORTAO_LANGUAGE === 'en' ? en : ptBR;
