import type { KeyPhrases } from '#schemas/types';
import { keyPhrasesIn } from './key-phrases.ts';
import { filledPost, type Claims } from './post-claims.ts';

/** What the score looks at: columns of `blog_posts`. Tags that are not a list count as none. */
export interface ScoredPost {
  readonly title: string;
  readonly meta_description?: string | null | undefined;
  readonly content: string;
  readonly tags?: unknown;
}

/** Permanent name of a rule. */
export type SeoRuleId = 'title' | 'description' | 'content' | 'tags' | 'keywords';

/** One rule and how a post stands to it; it gives all of its points or none. */
export interface SeoRule {
  readonly id: SeoRuleId;
  /** What the post has: characters, tags or key phrases. */
  readonly found: number;
  readonly min: number;
  /** Null where more is never too much. */
  readonly max: number | null;
  readonly passed: boolean;
  /** Points that the rule is worth. */
  readonly points: number;
}

/** The score of a post, 0 to 100, and the rules that it is the sum of. */
export interface SeoScore {
  readonly score: number;
  readonly rules: readonly SeoRule[];
}

/** From this score on a post carries the green check; set by the owner. */
export const goodScore = 70;

/** Characters of a text, not UTF-16 units: an accent written apart counts with its letter, an emoji once. */
export function countCharacters(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}

interface Rule extends Pick<SeoRule, 'id' | 'min' | 'max' | 'points'> {
  readonly measure: (post: ScoredPost) => number;
}

/** The rules that hold for every site, and their points beside key phrases of 30; set by the owner. */
const generalRules: readonly Rule[] = [
  {
    id: 'title',
    min: 30,
    max: 60,
    points: 20,
    measure: (post) => countCharacters(post.title),
  },
  {
    id: 'description',
    min: 120,
    max: 160,
    points: 15,
    measure: (post) => countCharacters(post.meta_description ?? ''),
  },
  {
    id: 'content',
    min: 1500,
    max: null,
    points: 25,
    measure: (post) => countCharacters(post.content),
  },
  {
    id: 'tags',
    min: 3,
    max: 7,
    points: 10,
    measure: (post) => (Array.isArray(post.tags) ? post.tags.length : 0),
  },
];

/** The rule of a site's key phrases; what it does not say is the owner's: 3 to 8 phrases, 30 points. */
function keyPhraseRule(keyPhrases: KeyPhrases): Rule {
  const { min, max, points } = { min: 3, max: 8, points: 30, ...keyPhrases };
  return {
    id: 'keywords',
    min,
    max,
    points,
    measure: (post) => keyPhrasesIn(post.content, keyPhrases).length,
  };
}

/** `rules` with whole points in the same proportion that add up to `total`; what rounding leaves goes to the largest rests. */
function shared(rules: readonly Rule[], total: number): Rule[] {
  const sum = rules.reduce((all, { points }) => all + points, 0);
  const exact = rules.map(({ points }) => (points * total) / sum);
  const left = total - exact.reduce((all, points) => all + Math.floor(points), 0);
  const byRest = exact
    .map((points, at) => ({ at, rest: points % 1 }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, left)
    .map(({ at }) => at);
  return rules.map((rule, at) => ({
    ...rule,
    points: Math.floor(exact[at]!) + Number(byRest.includes(at)),
  }));
}

/** The rules of a site, 100 points in all; without key phrases the general ones are worth them. */
function rulesFor(keyPhrases: KeyPhrases | null): Rule[] {
  if (!keyPhrases) return shared(generalRules, 100);
  const own = keyPhraseRule(keyPhrases);
  return [...shared(generalRules, 100 - own.points), own];
}

/** What of a site its posts are scored with. */
export interface Scoring {
  /** `blog.keyPhrases`; null for none. */
  readonly keyPhrases: KeyPhrases | null;
  readonly claims: Claims;
}

/** Of a site that nobody knows. */
export const noScoring: Scoring = { keyPhrases: null, claims: {} };

/** The SEO score of a post as visitors read it, rule by rule. */
export function seoScore(kept: ScoredPost, { keyPhrases, claims }: Scoring): SeoScore {
  const post = filledPost(kept, claims);
  const rules = rulesFor(keyPhrases).map(({ measure, ...rule }): SeoRule => {
    const found = measure(post);
    return {
      ...rule,
      found,
      passed: found >= rule.min && (rule.max === null || found <= rule.max),
    };
  });
  const sum = rules.reduce((total, rule) => total + (rule.passed ? rule.points : 0), 0);
  return { score: Math.min(100, sum), rules };
}
