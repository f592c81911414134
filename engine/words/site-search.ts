import { search as en } from './en/search.ts';
import { search as ptBR, type SearchWords } from './pt-BR/search.ts';

/** For scripts: the words of the search in the language of the one site that they are built for; the bundler drops the others. */
export const siteSearchWords: SearchWords = import.meta.env.PORTAO_LANGUAGE === 'en' ? en : ptBR;
