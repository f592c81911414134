import type { PostStatus } from '#engine/blog/post-store';
import type { CheckedRule } from '#engine/blog/safety/unsafe-advice';
import { unsafePost, type UnsafePostAdvice } from '#engine/blog/safety/unsafe-post';
import {
  unfinishedTexts,
  type UnfinishedText,
  type WrittenPost,
} from '#engine/blog/unfinished-post';

/** Why a post is not saved as it is. The message is for whoever wrote it. */
export class UnreadyPost extends Error {
  override readonly name = 'UnreadyPost';

  constructor(
    readonly field: keyof WrittenPost,
    message: string,
  ) {
    super(message);
  }
}

function adviceWords({ sentence, rule }: UnsafePostAdvice, others: number): string {
  const more =
    others === 0
      ? ''
      : others === 1
        ? ' Há mais uma frase assim.'
        : ` Há mais ${others} frases assim.`;
  return `“${sentence}” é um conselho que machuca. ${rule.rule} ${rule.why} Escreva, por exemplo: “${rule.instead}”${more}`;
}

const unfinishedWords = ({ code, text }: UnfinishedText): string =>
  code === 'todo'
    ? `“${text}” ainda não foi escrito. Escreva o texto e apague a palavra TODO, ou salve como rascunho.`
    : `“${text}” é uma imagem, e um post ainda não mostra imagens. Apague-a, ou conte em palavras o que ela mostra.`;

/**
 * Throws `UnreadyPost` where a post may not be kept with this status: it breaks a rule of the site, has a picture or a text
 * that is still to be written.
 */
export function refuseUnready(
  rules: readonly CheckedRule[],
  post: WrittenPost,
  status: PostStatus,
): void {
  const [unsafe, ...others] = status === 'draft' ? [] : unsafePost(rules, post);
  if (unsafe) throw new UnreadyPost(unsafe.field, adviceWords(unsafe, others.length));
  const [unfinished] = unfinishedTexts(post, status);
  if (unfinished) throw new UnreadyPost(unfinished.field, unfinishedWords(unfinished));
}
