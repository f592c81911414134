import type { CheckedRule } from '#engine/blog/safety/unsafe-advice';
import type { PostTexts, UnsafePostAdvice } from '#engine/blog/safety/unsafe-post';

/** Why a post is not published: it advises what hurts. The message is for whoever wrote it. */
export class UnsafePost extends Error {
  readonly field: keyof PostTexts;

  constructor([first, ...others]: readonly [UnsafePostAdvice, ...UnsafePostAdvice[]]) {
    const { sentence, rule } = first;
    const more =
      others.length === 0
        ? ''
        : others.length === 1
          ? ' Há mais uma frase assim.'
          : ` Há mais ${others.length} frases assim.`;
    super(
      `“${sentence}” é um conselho que machuca. ${rule.rule} ${rule.why} Escreva, por exemplo: “${rule.instead}”${more}`,
    );
    this.name = 'UnsafePost';
    this.field = first.field;
  }
}

/** Rejects with `UnsafePost` where a post breaks a rule of the site. What looks for it is loaded when somebody publishes. */
export async function refuseUnsafe(rules: readonly CheckedRule[], post: PostTexts): Promise<void> {
  if (rules.length === 0) return;
  const { unsafePost } = await import('#engine/blog/safety/unsafe-post');
  const [first, ...others] = unsafePost(rules, post);
  if (first) throw new UnsafePost([first, ...others]);
}
