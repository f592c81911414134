import type { CheckedRules } from './compile-rules.ts';
import { unsafeAdvice, type UnsafeAdvice } from './unsafe-advice.ts';

/** A text in Markdown from heading to heading. */
export const sectionsOf = (markdown: string): string[] => markdown.split(/^(?=#{1,6}[ \t])/m);

/** What of a post is read as advice. */
export interface PostTexts {
  readonly title: string;
  readonly meta_description: string;
  /** Markdown. */
  readonly content: string;
}

/** A sentence of a post that breaks a rule, and the field that it stands in. */
export interface UnsafePostAdvice extends UnsafeAdvice {
  readonly field: keyof PostTexts;
}

/** The sentences of a post that break a rule. */
export function unsafePost(rules: CheckedRules, post: PostTexts): UnsafePostAdvice[] {
  const sections: readonly (readonly [keyof PostTexts, string])[] = [
    ['title', post.title],
    ['meta_description', post.meta_description],
    ...sectionsOf(post.content).map((section) => ['content', section] as const),
  ];
  return sections.flatMap(([field, section]) =>
    unsafeAdvice(rules, [section]).map((advice) => ({ ...advice, field })),
  );
}
