import type { BlogOutlines, BlogTitles, BlogTopic } from '#schemas/types';

/** What the generator writes with: the documents of `site/blog/`, valid, every outline that a topic names among them. */
export interface PostTemplates {
  readonly topics: readonly BlogTopic[];
  /** Beginnings of words that a typed topic may have beside those of its own. */
  readonly vocabulary: readonly string[];
  readonly titles: BlogTitles;
  readonly outlines: BlogOutlines;
}

/** Figures of the site by name: `claims` of `site/site.yaml`. */
export type Claims = Readonly<Record<string, { readonly value: string }>>;

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

/** `text` with `{{topic}}` and `{{claims.name}}` replaced, once: what they bring is not read again. Throws on any other name, which `loadPostTemplates` reports. */
export function fill(text: string, topic: string, claims: Claims): string {
  return text.replace(reference, (whole, name: string) => {
    if (!isKnownReference(name, claims)) throw new Error(`site/blog: unknown reference ${whole}`);
    return name === 'topic' ? topic : claims[name.slice('claims.'.length)]!.value;
  });
}
