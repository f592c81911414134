import type { GeneratorData } from '../../blog/generator/auto-post.ts';
import { generatePost, type PostDraft } from '../../blog/generator/generator.ts';
import { dayOf } from '../../words/days.ts';

/** What the generator tab holds, kept through a reload and the end of a session. */
export interface GeneratorState {
  readonly topic: string;
  /** Null until one was generated. */
  readonly draft: PostDraft | null;
  /** Version of the draft: another one is another text. */
  readonly seed: number;
  /** Of the post that the draft becomes. */
  readonly id?: string;
}

/** Before anything was typed, and after a draft was published. */
export const emptyGenerator: GeneratorState = { topic: '', draft: null, seed: 0 };

/** Characters of the preview; set by the owner. */
export const previewLength = 500;

/** A draft about the topic. Throws `TopicMissing` for a blank one. */
export function generate(
  data: GeneratorData,
  topic: string,
  seed: number,
  now: Date = new Date(),
): GeneratorState {
  return {
    topic,
    seed,
    draft: generatePost({ topic, date: dayOf(now, data.timeZone), seed, ...data }),
  };
}

/** The first 500 characters of a text, a character being what is read as one. */
export function previewOf(content: string): string {
  const characters = Array.from(content);
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join('')}…`
    : content;
}
