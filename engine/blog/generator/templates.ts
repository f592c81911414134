import type { BlogOutlines, BlogTitles, BlogTopic } from '#schemas/types';
import type { Claims } from '../post-claims.ts';

/** What the generator writes with: the documents of `site/blog/`, valid, every outline that a topic names among them. */
export interface PostTemplates {
  readonly topics: readonly BlogTopic[];
  /** Beginnings of words that a typed topic may have beside those of its own. */
  readonly vocabulary: readonly string[];
  readonly titles: BlogTitles;
  readonly outlines: BlogOutlines;
}

const reference = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** The references of a text by name, as often as they stand there: `['topic', 'claims.replyTime']`. */
export function referencesOf(text: string): string[] {
  return Array.from(text.matchAll(reference), (match) => match[1]!);
}

/** What is left of a text without its references: braces in it belong to none. */
export function withoutReferences(text: string): string {
  return text.replace(reference, '');
}

/** True if the generator can replace a reference: `topic`, or a claim that the site makes. */
export function isKnownReference(name: string, claims: Claims): boolean {
  return (
    name === 'topic' ||
    (name.startsWith('claims.') && Object.hasOwn(claims, name.slice('claims.'.length)))
  );
}

/** `text` with `{{topic}}` replaced, once; `{{claims.name}}` stays, to be filled when the post is shown. Throws on any other name, which `loadPostTemplates` reports. */
export function withTopic(text: string, topic: string, claims: Claims): string {
  return text.replace(reference, (whole, name: string) => {
    if (!isKnownReference(name, claims)) throw new Error(`site/blog: unknown reference ${whole}`);
    return name === 'topic' ? topic : whole;
  });
}
