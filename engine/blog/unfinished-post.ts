// What is not finished in a text: pictures, which are not supported yet, and what a person still has to write. In Node and in the browser.
import type { PostTexts } from './safety/unsafe-post.ts';
import type { PostStatus } from './post-store.ts';

/** `![words](address)` and `![words][name]`; the words may hold one more pair of brackets. A text is read once, however it is written. */
const image = /(?<!\\)!\[(?:[^[\]]|\[[^[\]]*\])*\](?:\([^()\n]*\)?|\[[^[\]\n]*\]?)/g;

/** The pictures of a Markdown text, as they are written. */
export const imagesIn = (text: string): string[] =>
  text.includes('![') ? (text.match(image) ?? []) : [];

/** A line that begins with TODO, whatever marks stand before it, or has `TODO:` in it; the word in capitals alone is no mark. */
const todo = /^[^\p{L}\p{N}\n]*TODO(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])TODO:/u;

/** The lines of a text that a person still has to write. */
export const todosIn = (text: string): string[] =>
  text.includes('TODO')
    ? text
        .split('\n')
        .filter((line) => todo.test(line))
        .map((line) => line.trim())
    : [];

/** What a post has to be written in. */
export interface WrittenPost extends PostTexts {
  readonly tags: readonly string[];
}

/** A picture or a line to be written, and the field that it stands in. */
export interface UnfinishedText {
  readonly code: 'image-in-text' | 'todo';
  readonly field: keyof WrittenPost;
  /** As it is written, in one line for a TODO. */
  readonly text: string;
}

/** What keeps a post from being kept with this status: a picture always, a TODO unless it stays a draft. */
export function unfinishedTexts(post: WrittenPost, status: PostStatus): UnfinishedText[] {
  const { title, meta_description, tags, content } = post;
  const fields = Object.entries({ title, meta_description, tags: tags.join('\n'), content });
  return (fields as [keyof WrittenPost, string][]).flatMap(([field, text]) => [
    ...imagesIn(text).map((found) => ({ code: 'image-in-text' as const, field, text: found })),
    ...(status === 'draft' ? [] : todosIn(text)).map((found) => ({
      code: 'todo' as const,
      field,
      text: found,
    })),
  ]);
}
