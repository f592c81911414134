import type { SeoRule } from '#engine/blog/seo-score';
import type { PanelWords } from '#engine/words/panel';

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
