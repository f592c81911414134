import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { countCharacters } from '../../engine/blog/seo-score.ts';

/** Longest title that search engines show whole, characters (specification §5). */
const longest = 60;

/** A sentence about a title that is too long, else the empty string. */
export function titleAdvice(title: string, language: Language): string {
  const count = countCharacters(title);
  if (count <= longest) return '';
  return language === 'pt'
    ? `Aviso: o título tem ${count} letras, e o buscador mostra ${longest}. Encurte-o.\n\n`
    : `Warning: the title has ${count} characters, and search engines show ${longest}. Shorten it.\n\n`;
}
