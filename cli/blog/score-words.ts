import type { KeyPhrases } from '#schemas/types';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { seoScore, type ScoredPost, type SeoRuleId } from '../../engine/blog/seo-score.ts';

const english: Readonly<Record<Exclude<SeoRuleId, 'keywords'>, string>> = {
  title: 'a title of 30 to 60 characters',
  description: 'a description of 120 to 160 characters',
  content: 'a text of at least 1,500 characters',
  tags: '3 to 7 tags',
};

/** The score of a post in a line, and one more for each rule that it fails. */
export function scoreWords(
  post: ScoredPost,
  keyPhrases: KeyPhrases | null,
  language: Language,
): string {
  const { score, rules } = seoScore(post, keyPhrases);
  const missed = rules.filter(({ passed }) => !passed);
  const lines = missed.map(({ id, label, found, min, max, points }) =>
    language === 'pt'
      ? `  falta: ${label.charAt(0).toLowerCase()}${label.slice(1)} (há ${found}; vale ${points})`
      : `  missing: ${id === 'keywords' ? `${min} to ${max} times “${keyPhrases!.name}” in the text` : english[id]} (there are ${found}; worth ${points})`,
  );
  return [`SEO ${score}/100`, ...lines].join('\n');
}
