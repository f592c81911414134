import type { Grammar } from '../../words/grammar.ts';
import type { BlogTopic } from '#schemas/types';
import { foldText, slugify } from '../slug.ts';
import type { PostTemplates } from './templates.ts';

/** A topic that the site has a text about, and how it is written in a title. */
export interface CoveredTopic {
  readonly topic: BlogTopic;
  readonly words: string;
}

/** A topic that no text of the site is about; the message is for whoever typed it. */
export class TopicNotCovered extends Error {
  override readonly name = 'TopicNotCovered';

  constructor(
    readonly typed: string,
    /** Names of the topics that come nearest, the nearest one first. */
    readonly nearest: readonly string[],
  ) {
    super(
      `O gerador não tem texto sobre “${typed}”. Os assuntos mais próximos: ${nearest.map((name) => `“${name}”`).join(', ')}.`,
    );
  }
}

/** Most topics that are named in place of one that is not covered. */
const mostNamed = 3;

const tokensOf = (text: string): string[] => foldText(text).match(/[a-z0-9]+/g) ?? [];
const beginsWithOne = (token: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => token.startsWith(beginning));

/** How many of the words and phrases of a topic a typed one has. */
function hitsOf({ words }: BlogTopic, tokens: readonly string[]): number {
  const text = ` ${tokens.join(' ')}`;
  return words.filter((word) => text.includes(` ${word}`)).length;
}

/** True where the text of a topic speaks of every word. */
function speaksOf(
  topic: BlogTopic,
  tokens: readonly string[],
  vocabulary: readonly string[],
  joining: readonly string[],
): boolean {
  const known = [...vocabulary, ...topic.words.flatMap((word) => word.split(' '))];
  const named = new Set([topic.name, ...topic.tags].flatMap(tokensOf));
  return tokens.every(
    (token) => joining.includes(token) || named.has(token) || beginsWithOne(token, known),
  );
}

/** Words as the site writes them, by their letters without accents: `chale` is "chalé", `wifi` is "WiFi". */
function spellings(
  { topics }: PostTemplates,
  { language, fixed }: Grammar,
): ReadonlyMap<string, string> {
  const written = topics.flatMap(({ name, tags }) => [
    // Only the beginning of a name has a capital for its place.
    name.charAt(0).toLocaleLowerCase(language) + name.slice(1),
    ...tags,
  ]);
  return new Map(
    [...written, ...fixed]
      .flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
      .map((word) => [foldText(word), word]),
  );
}

/** A typed topic as a sentence has it: small letters but for its first and for names, with the accents of the site's own words. */
function inSentenceCase(typed: string, templates: PostTemplates, grammar: Grammar): string {
  const known = spellings(templates, grammar);
  const written = typed
    .normalize('NFC')
    .replace(
      /[\p{L}\p{N}]+/gu,
      (word) => known.get(foldText(word)) ?? word.toLocaleLowerCase(grammar.language),
    );
  return written.charAt(0).toLocaleUpperCase(grammar.language) + written.slice(1);
}

/** Pairs of letters of a text, each once. */
const pairsOf = (text: string) => {
  const letters = tokensOf(text).join(' ');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
};

/** Names of the topics, the one that shares most with a typed one first: words and phrases, then letters. */
function nearestNames(typed: string, topics: readonly BlogTopic[]): string[] {
  const tokens = tokensOf(typed);
  const pairs = pairsOf(typed);
  const ranked = topics.map((topic) => {
    const own = pairsOf(topic.name);
    const shared = [...own].filter((pair) => pairs.has(pair)).length;
    return { topic, hits: hitsOf(topic, tokens), alike: (2 * shared) / (own.size + pairs.size) };
  });
  return ranked
    .sort((one, other) => other.hits - one.hits || other.alike - one.alike)
    .slice(0, mostNamed)
    .map(({ topic }) => topic.name);
}

/**
 * The topic of the site that a typed one is: by its name, or because a text has one of its words and knows all of them. A
 * post about anything else would carry a title that its text does not keep. Throws `TopicNotCovered`.
 */
export function coveredTopic(
  typed: string,
  templates: PostTemplates,
  grammar: Grammar,
): CoveredTopic {
  const { topics, vocabulary } = templates;
  const own = topics.find(({ name }) => slugify(name) === slugify(typed));
  if (own) return { topic: own, words: own.name };
  const tokens = tokensOf(typed);
  const [best] = topics
    .filter((topic) => speaksOf(topic, tokens, vocabulary, grammar.joining))
    .map((topic) => ({ topic, hits: hitsOf(topic, tokens) }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits);
  if (!best) throw new TopicNotCovered(typed, nearestNames(typed, topics));
  return { topic: best.topic, words: inSentenceCase(typed, templates, grammar) };
}
