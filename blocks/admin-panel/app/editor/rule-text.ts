import type { SeoRule, SeoRuleId } from '#engine/blog/seo-score';
import { counted } from '../ui/format.ts';

/** What each rule counts. */
const units: Readonly<Record<SeoRuleId, readonly [one: string, many: string]>> = {
  title: ['caractere', 'caracteres'],
  description: ['caractere', 'caracteres'],
  content: ['caractere', 'caracteres'],
  tags: ['tag', 'tags'],
  keywords: ['expressão', 'expressões'],
};

/** What a post has and what it lacks or has too much of: `Tem 12 caracteres. Faltam 18.` */
export function explainRule({ id, found, min, max, passed }: SeoRule): string {
  const has = `Tem ${counted(found, ...units[id])}.`;
  if (passed) return has;
  if (found < min)
    return `${has} ${min - found === 1 ? 'Falta' : 'Faltam'} ${counted(min - found, ...units[id]).split(' ')[0]}.`;
  const over = found - (max ?? found);
  return `${has} ${over === 1 ? 'Sobra' : 'Sobram'} ${counted(over, ...units[id]).split(' ')[0]}.`;
}
