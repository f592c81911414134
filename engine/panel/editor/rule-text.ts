import type { SeoRule } from '../../blog/seo-score.ts';
import type { PanelWords } from '../../words/panel.ts';

/** What a post has and what it lacks or has too much of: `Tem 12 caracteres. Faltam 18.` */
export function explainRule(
  { editor }: PanelWords,
  { id, found, min, max, passed }: SeoRule,
): string {
  const has = editor.ruleHas({ rule: id, count: found });
  if (passed) return has;
  return found < min
    ? `${has} ${editor.ruleLacks({ count: min - found })}`
    : `${has} ${editor.ruleExceeds({ count: found - (max ?? found) })}`;
}
