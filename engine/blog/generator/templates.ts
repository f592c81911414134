import type { BlogOutline, BlogOutlines, BlogTitles, BlogTopic } from '#schemas/types';
import { foldText, slugify } from '../slug.ts';

/** What the generator writes with: the documents of `site/blog/`, valid, every outline that a topic names among them. */
export interface PostTemplates {
  readonly topics: readonly BlogTopic[];
  readonly titles: BlogTitles;
  readonly outlines: BlogOutlines;
}

/** Figures of the site by name: `claims` of `site/site.yaml`. */
export type Claims = Readonly<Record<string, { readonly value: string }>>;

/** What a topic is written with. */
export interface TopicTexts {
  readonly outline: BlogOutline;
  /** Descriptions for search engines, the wanted one first; they may hold references. */
  readonly descriptions: readonly string[];
  readonly tags: readonly string[];
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

/** `text` with `{{topic}}` and `{{claims.name}}` replaced, once: what they bring is not read again. Throws on any other name, which `loadPostTemplates` reports. */
export function fill(text: string, topic: string, claims: Claims): string {
  return text.replace(reference, (whole, name: string) => {
    if (!isKnownReference(name, claims)) throw new Error(`site/blog: unknown reference ${whole}`);
    return name === 'topic' ? topic : claims[name.slice('claims.'.length)]!.value;
  });
}

/** The topic of ours that a typed one is, or that it resembles most; the earlier one where two do, null where none does. */
function nearestTopic(typed: string, topics: readonly BlogTopic[]): BlogTopic | null {
  const words = ` ${foldText(typed).replace(/[^a-z0-9]+/g, ' ')}`;
  let best: BlogTopic | null = null;
  let most = 0;
  for (const topic of topics) {
    const hits = topic.words.filter((word) => words.includes(` ${word}`)).length;
    if (hits > most) [best, most] = [topic, hits];
  }
  return best;
}

/** The texts for a topic: its own if it is one of ours, else those of the one that it resembles, else the general ones. A typed topic is a tag too, if it is short. */
export function textsFor(topic: string, { topics, outlines }: PostTemplates): TopicTexts {
  const own = topics.find(({ name }) => slugify(name) === slugify(topic));
  const near = own ?? nearestTopic(topic, topics);
  const { general } = outlines;
  const tags = near?.tags ?? general.tags;
  const known = tags.some((tag) => slugify(tag) === slugify(topic));
  return {
    outline: (near && outlines.outlines[near.outline]) ?? general,
    descriptions: near ? [near.description] : [general.description, general.shortDescription],
    tags: own || known || topic.length > 40 ? tags : [topic, ...tags],
  };
}
