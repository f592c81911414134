import { seoScore, type ScoredPost, type Scoring } from '../../engine/blog/seo-score.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';

/** The score of a post in a line, and one more for each rule that it fails. */
export function scoreWords(post: ScoredPost, scoring: Scoring, language: Language): string {
  const words = commandWordsOf(language).blog;
  const { score, rules } = seoScore(post, scoring);
  const missed = rules.filter(({ passed }) => !passed);
  const lines = missed.map(({ id, found, min, max, points }) => {
    const rule =
      id === 'keywords'
        ? words.keyPhrases({ min, max: max!, name: scoring.keyPhrases!.name })
        : words.rules[id];
    return words.missedRule({ rule, found, points });
  });
  return [`SEO ${score}/100`, ...lines].join('\n');
}
