// What is not finished in a text: pictures of elsewhere, what was pasted and what a person still has to write. In Node and in the browser.
import { pastedMarkup, referencesIn } from './pasted-markup.ts';
import { fillClaims, type Claims } from '../post-claims.ts';
import type { PostTexts } from '../safety/unsafe-post.ts';
import type { PostStatus } from '../post-store.ts';

/** `![words](address)` and `![words][name]`; the words may hold one more pair of brackets. A text is read once, however it is written. */
const image = /(?<!\\)!\[(?:[^[\]]|\[[^[\]]*\])*\](?:\([^()\n]*\)?|\[[^[\]\n]*\]?)/g;

/** The pictures of a Markdown text, as they are written. */
export const imagesIn = (text: string): string[] =>
  text.includes('![') ? (text.match(image) ?? []) : [];

/** True for a picture as `imagesIn` gives it that names a file of the site, `rua.jpg` or `/media/rua.jpg`: no other host is asked. */
export const isOwnPicture = (image: string): boolean =>
  /\]\(\s*<?(?:\/media\/)?[^\s/:#?()<>][^\s:#?()<>]*\.(?:jpe?g|png|webp|avif|gif|svg)>?(?:\s+["'][^\n]*["'])?\s*\)$/i.test(
    image,
  );

/** A line that begins with TODO, whatever marks stand before it, or has `TODO:` in it; the word in capitals alone is no mark. */
const todo = /^[^\p{L}\p{N}\n]*TODO(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])TODO:/u;

/** What is to be filled in between brackets begins with one of these. */
const asked =
  'preencher|completar|inserir|colocar|escrever|seu|sua|nome|texto|cidade|fill|insert|add|write|your|name|text|city|placeholder';

/** What stands for a text that nobody wrote: `Lorem ipsum`, `[PREENCHER AQUI]`, `[your name]`, `XXX`; of a link only its words are in brackets. */
const filler = new RegExp(
  String.raw`\blorem ipsum\b|\[\s*(?:${asked})(?![\p{L}\p{N}])[^[\]\n]*\](?![([:])|(?<![\p{L}\p{N}/.=-])x{3,}(?![\p{L}\p{N}])`,
  'giu',
);

/** What every text with a filler has: one without is not looked at. */
const fillerHint = new RegExp(String.raw`lorem|x{3}|\[\s*(?:${asked})`, 'i');

/** False for a text, or a whole file, in which `todosIn` finds nothing. */
export const mayBeUnfinished = (text: string) => text.includes('TODO') || fillerHint.test(text);

/** What of a text a person still has to write: lines that say so, and what only fills a place. */
export function todosIn(text: string): string[] {
  if (!mayBeUnfinished(text)) return [];
  const lines = text.includes('TODO') ? text.split('\n').filter((line) => todo.test(line)) : [];
  const marked = lines.map((line) => line.trim());
  const fillers = text.match(filler) ?? [];
  return [...marked, ...fillers.filter((found) => !marked.some((line) => line.includes(found)))];
}

/** What a post has to be written in. */
export interface WrittenPost extends PostTexts {
  readonly tags: readonly string[];
}

/** Something that no visitor should read, and the field that it stands in. */
export interface UnfinishedText {
  readonly code: 'image-in-text' | 'todo' | 'markup-in-text' | 'post-reference';
  readonly field: keyof WrittenPost;
  /** As it is written, in one line for a TODO. */
  readonly text: string;
  /** Of markup: what to write; null where it is only to be deleted. */
  readonly write: string | null;
}

/** A text without the figures that it may name. */
const withoutClaims = (text: string, claims: Claims | null) =>
  claims === null ? text.replace(/\{\{\s*claims\.[\w-]+\s*\}\}/g, '') : fillClaims(text, claims);

/**
 * What keeps a post from being kept with this status: nothing that stays a draft, which is to be saved whatever is in it.
 * `claims`: what the text may name, `{{claims.name}}`; null where nobody knows.
 */
export function unfinishedTexts(
  post: WrittenPost,
  status: PostStatus,
  claims: Claims | null,
): UnfinishedText[] {
  if (status === 'draft') return [];
  const { title, meta_description, tags, content } = post;
  const fields = Object.entries({ title, meta_description, tags: tags.join('\n'), content });
  return (fields as [keyof WrittenPost, string][]).flatMap(([field, text]) => {
    const say =
      (code: UnfinishedText['code']) =>
      (found: string, write: string | null = null): UnfinishedText => ({
        code,
        field,
        text: found,
        write,
      });
    return [
      ...imagesIn(text)
        .filter((found) => field !== 'content' || !isOwnPicture(found))
        .map((found) => say('image-in-text')(found)),
      ...todosIn(text).map((found) => say('todo')(found)),
      ...pastedMarkup(text).map(({ found, write }) => say('markup-in-text')(found, write)),
      ...referencesIn(field === 'content' ? withoutClaims(text, claims) : text).map((found) =>
        say('post-reference')(found),
      ),
    ];
  });
}
