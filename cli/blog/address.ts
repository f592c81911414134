import { nearest } from '../../engine/diagnostics/suggest.ts';
import type { Language } from '../../engine/words/language.ts';
import type { Post, PostState, PostStore, PostSummary } from '../../engine/blog/post-store.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError } from '../command-line/command-error.ts';

/** Thrown where a command names a post that does not exist; the message is in the language of the command. */
export class NoSuchPost extends CommandError {}

/** The slug that a person means by `portao`, `/blog/portao` or the whole address copied from a browser. */
export const slugOf = (typed: string) =>
  typed.replace(/^(?:https?:\/\/[^/]+)?\/?blog\//, '').replace(/\/$/, '');

/** Every post in a state or in any, newest publication first. */
export async function allPosts(store: PostStore, state?: PostState): Promise<PostSummary[]> {
  const found: PostSummary[] = [];
  for (;;) {
    const { items, total } = await store.list({
      offset: found.length,
      limit: 200,
      order: 'published_at',
      ...(state ? { state } : {}),
    });
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}

/** The post that was named, in whatever status. Throws `NoSuchPost` with the nearest address there is, or with the one that the post has now. */
export async function postAt(store: PostStore, typed: string, language: Language): Promise<Post> {
  const slug = slugOf(typed);
  const post = await store.bySlug(slug);
  if (post) return post;
  const words = commandWordsOf(language).blog;
  const moved = await store.findPost(slug);
  if (moved?.slug === slug) return moved;
  if (moved) throw new NoSuchPost(words.movedNow({ slug, now: moved.slug }));
  const near = nearest(
    slug,
    (await allPosts(store)).map((one) => one.slug),
  );
  const what = words.noPostAt({ slug });
  throw new NoSuchPost(
    `${what} ${near ? commandWordsOf(language).shared.didYouMean({ near }) : words.seeList}`,
  );
}
