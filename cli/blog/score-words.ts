import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { seoScore, type ScoredPost, type SeoRuleId } from '../../engine/blog/seo-score.ts';

const english: Readonly<Record<SeoRuleId, string>> = {
  title: 'a title of 30 to 60 characters',
  description: 'a description of 120 to 160 characters',
  content: 'a text of at least 1,500 characters',
  tags: '3 to 7 tags',
  keywords: '3 to 8 phrases about motors and gates in the text',
};

/** The score of a post in a line, and one more for each rule that it fails. */
export function scoreWords(post: ScoredPost, language: Language): string {
  const { score, rules } = seoScore(post);
  const missed = rules.filter(({ passed }) => !passed);
  const lines = missed.map(({ id, label, found, points }) =>
    language === 'pt'
      ? `  falta: ${label.charAt(0).toLowerCase()}${label.slice(1)} (há ${found}; vale ${points})`
      : `  missing: ${english[id]} (there are ${found}; worth ${points})`,
  );
  return [`SEO ${score}/100`, ...lines].join('\n');
}
