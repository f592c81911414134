import type { Grammar } from '../../words/grammar.ts';
import type { BlogTitle, KeyPhrases } from '#schemas/types';
import { countCharacters, seoScore } from '../seo-score.ts';
import { slugify } from '../slug.ts';
import { coveredTopic } from './covered-topic.ts';
import { fillClaims, type Claims } from '../post-claims.ts';
import { withTopic, type PostTemplates } from './templates.ts';

/** What a post is generated from; the same request always gives the same draft. */
export interface PostRequest {
  /** One of the topics of `site/blog/topics.yaml`, in its words or in others that its text speaks of. */
  readonly topic: string;
  /** Day that the post is written on, `2026-11-20` (`dayOf` in engine/words/days.ts): it decides the season's advice and, with `seed`, the title and the wording. */
  readonly date: string;
  /** Another whole number is another version; from one to the next the title changes. */
  readonly seed?: number | undefined;
  /** Whose title templates are used. */
  readonly titles?: 'generator' | 'scheduler' | undefined;
  readonly templates: PostTemplates;
  readonly claims: Claims;
  readonly keyPhrases: KeyPhrases | null;
  readonly grammar: Grammar;
}

/** A generated post: the columns of `blog_posts` that an insert writes. */
export interface PostDraft {
  readonly title: string;
  readonly slug: string;
  /** Markdown, without the title. */
  readonly content: string;
  readonly meta_description: string;
  readonly tags: string[];
  /** Computed; what the scheduler stores instead is the database's affair. */
  readonly seo_score: number;
}

/** A topic without a word in it; panel and command line say so in their words. */
export class TopicMissing extends Error {
  override readonly name = 'TopicMissing';
  constructor() {
    super('the topic is blank');
  }
}

/** Days since 1970 of a calendar day. Throws a RangeError where there is no such day. */
function dayNumber(date: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date))
    throw new RangeError(`"${date}" is no day like 2026-11-20`);
  return time / 86_400_000;
}

/** A whole number of 32 bits that depends on every letter of `text` (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

const at = <Item>(items: readonly Item[], number: number): Item =>
  items[((number % items.length) + items.length) % items.length]!;
const within = (text: string, min: number, max: number) =>
  countCharacters(text) >= min && countCharacters(text) <= max;

/**
 * The title and the template that it comes from. The scheduler's template changes once all topics had their turn, so that
 * 12 topics and 4 templates give 48 different titles; the generator's changes daily. Where a typed topic is too long or
 * too short for it, the first that makes 30 to 60 characters is taken, then the topic alone.
 */
function titleOf({ topic, date, seed = 0, titles = 'generator', templates, claims }: PostRequest): {
  title: string;
  template: BlogTitle;
} {
  const day = dayNumber(date);
  const first = seed + (titles === 'scheduler' ? Math.floor(day / templates.topics.length) : day);
  const candidates = templates.titles[titles].map((_, turn) => {
    const template = at(templates.titles[titles], first + turn);
    return { title: fillClaims(withTopic(template.title, topic, claims), claims), template };
  });
  const fitting = candidates.find(({ title }) => within(title, 30, 60));
  if (fitting) return fitting;
  const long = candidates.every(({ title }) => countCharacters(title) > 60);
  return long
    ? { title: topic, template: candidates[0]!.template }
    : candidates.reduce((best, one) => (one.title.length > best.title.length ? one : best));
}

/** Markdown in which `text` stands as it was typed. */
const asTyped = (text: string) => text.replace(/[\\`*_[\]<>&]/g, '\\$&');

/**
 * A draft from our templates, no AI: an opening, the sections that the title promises, the season's
 * advice and a closing. Figures of the site stay `{{claims.name}}` in the text, and are filled when the post is shown. Pure: nothing but the request decides it.
 *
 * Throws `TopicMissing` for a blank topic, `TopicNotCovered` for one that no text is about, a RangeError for a date that does not exist or a seed that is no whole number.
 */
export function generatePost(request: PostRequest): PostDraft {
  const { templates, claims, date, seed = 0 } = request;
  const typed = request.topic.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (typed === '') throw new TopicMissing();
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed ${seed} is no whole number`);
  const { topic, words } = coveredTopic(typed, templates, request.grammar);
  const { title, template } = titleOf({ ...request, topic: words });
  const outline = templates.outlines.outlines[topic.outline]!;
  const choice = (part: string) => hash(`${part}|${slugify(words)}|${date}|${seed}`);

  const season = templates.outlines.seasons.find(({ months }) =>
    months.includes(Number(date.slice(5, 7))),
  );
  const sections = [
    ...template.sections.map((name) => outline[name]),
    ...(season ? [season] : []),
    at(templates.outlines.closings, choice('closing')),
  ];
  const paragraphs = [
    at(outline.openings, choice('opening')),
    ...sections.map(({ heading, text }) => `## ${heading}\n\n${text.trim()}`),
  ];
  const description =
    topic.descriptions.find(({ sections }) =>
      sections.every((section) => template.sections.includes(section)),
    ) ?? topic.descriptions[0]!;

  const post = {
    title,
    slug: slugify(title),
    content: `${withTopic(paragraphs.join('\n\n'), asTyped(words), claims)}\n`,
    meta_description: fillClaims(withTopic(description.text, words, claims), claims),
    tags: [...topic.tags],
  };
  return { ...post, seo_score: seoScore(post, request).score };
}
