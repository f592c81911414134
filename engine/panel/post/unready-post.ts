import type { WrittenPost } from '../../blog/unfinished/unfinished-post.ts';

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
