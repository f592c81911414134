import { noScoring, type Scoring } from '../../engine/blog/seo-score.ts';
import { readFileSync, statSync } from 'node:fs';
import type { Language } from '../../engine/words/language.ts';
import { maxDocumentBytes } from '../../engine/content/limits.ts';
import { readSource } from '../../engine/content/load.ts';
import { parsePostFile, type PostFile } from '../../engine/content/posts/post-file.ts';
import { stateOf } from '../../engine/blog/post-state.ts';
import type { PostState } from '../../engine/blog/post-store.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { NoSuchPost } from './address.ts';
import { changeStatus } from './change-status.ts';
import { withPosts, type BlogContext } from './posts.ts';
import { anySite, type PostSite } from './post-site.ts';
import { PostRefused, unreadyLines } from './refuse-unready.ts';
import { scoreWords } from './score-words.ts';
import { sendFile, type Sent } from './send-file.ts';
import { typedMoment } from './typed-moment.ts';
import { postWords, timeWords } from './words.ts';

/** True for what names a file and not the address of a post: those have neither dots nor slashes, but for `/blog/…`. */
const isFile = (what: string) =>
  /[./\\]/.test(what) && !/^(?:https?:\/\/[^/]+)?\/?blog\/[a-z0-9_-]+\/?$/.test(what);

/** Options of `portao blog publish`. */
export interface BlogPublish {
  /** A file, or the address of a post. */
  readonly what: string;
  /** As a person writes moments: a day, or a day and a time. */
  readonly at?: string | undefined;
  readonly until?: string | undefined;
  /** What the post is held to. */
  readonly postSite?: PostSite;
  readonly scoring?: Scoring;
}

/** `portao blog publish`: a Markdown file becomes a post or renews the one at its address; a slug publishes the post there. Throws `WrongUse`. */
export async function runBlogPublish(
  { what, at: typedAt, until: typedUntil, postSite = anySite, scoring = noScoring }: BlogPublish,
  context: BlogContext,
): Promise<void> {
  const { language, out } = context;
  const at = typedMoment(typedAt, context);
  const until = typedMoment(typedUntil, context);
  if (!isFile(what)) return changeStatus(what, 'published', context, { at, until }, postSite);
  const { post: written, text } = readPostFile(what, postSite, context.timeZone);
  const file = {
    ...written,
    publishedAt: at ?? written.publishedAt,
    withdrawnAt: until ?? written.withdrawnAt,
  };
  const { post, sent } = await withPosts(context, (store) =>
    sendFile(store, file, {
      scoring,
      moved: (now) =>
        new NoSuchPost(
          commandWordsOf(language).blog.movedFile({
            at: `${what}:${lineOfAddress(text)}`,
            slug: file.slug,
            now,
          }),
        ),
    }),
  );
  const next = commandWordsOf(language).blog.toPublish;
  out(
    `${sentWords(sent, stateOf(post), language)}: ${postWords(post, language)}.${timeWords(post, context)} ${scoreWords(post, scoring, language)}\n${post.status === 'draft' ? `${next}: npm run portao -- blog publish ${post.slug}\n` : ''}`,
  );
}

/** The line of a file, from 1, that gives its post the address: `slug`, else the title. */
function lineOfAddress(text: string): number {
  const lines = text.split('\n');
  const at = (field: string) => lines.findIndex((line) => line.startsWith(field)) + 1;
  return at('slug:') || at('title:');
}

/** The post in a file, and its text. Throws `PostRefused`, also where it is not ready for what it is to be. */
function readPostFile(
  path: string,
  postSite: PostSite,
  timeZone: string,
): { post: PostFile; text: string } {
  let bytes: Uint8Array | null = null;
  try {
    if (statSync(path).size <= maxDocumentBytes) bytes = readFileSync(path);
  } catch {
    // Told as for any document.
  }
  const { post, problems } = bytes
    ? parsePostFile(path, bytes, timeZone)
    : { post: null, problems: readSource('', path).problems };
  if (!post) throw new PostRefused(problems);
  const text = new TextDecoder().decode(bytes!);
  const unready = unreadyLines(postSite, post, { path, text });
  if (unready.length > 0) throw new PostRefused(unready);
  return { post, text };
}

function sentWords(sent: Sent, state: PostState, language: Language): string {
  const words = commandWordsOf(language).blog;
  if (sent === 'created')
    return {
      draft: words.draftSaved,
      review: words.draftSaved,
      scheduled: words.scheduled,
      published: words.published,
      withdrawn: words.savedWithdrawn,
    }[state];
  if (sent.length === 0) return words.nothingChanged;
  return `${words.updated} (${sent.map((field) => words.fields[field]).join(', ')})`;
}
