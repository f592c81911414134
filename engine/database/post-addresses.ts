import type { DataClient } from '../blog/client.ts';
import { isoTime } from '../blog/post-row.ts';
import { stateOf } from '../blog/post-state.ts';
import type { Post } from '../blog/post-store.ts';
import { refused } from '../blog/supabase-answer.ts';

/** Where public posts are and were, in memory: to look one up costs nobody anything, however often strangers ask. */
export interface PostAddresses {
  /** Present address of the post that is public at one, present or earlier; null if there is none. Rejects where nobody can tell. */
  find(slug: string): Promise<string | null>;
  /** A post changed: the next one who asks waits until the addresses are read again. */
  forget(): void;
}

/** How the addresses are read. */
export interface PostAddressesOptions {
  readonly read: () => Promise<AddressBook>;
  /** For so long (ms) what was read counts, where nobody tells of changes. */
  readonly maxAge?: number;
  /** Told once of each time that they cannot be read. */
  readonly onError: (error: unknown) => void;
  /** ms; for the tests. */
  readonly now?: () => number;
}

type AddressedPost = Pick<Post, 'id' | 'slug' | 'status' | 'published_at' | 'withdrawn_at'>;

/** Posts by address; an address that is in use is nobody's earlier one. */
export interface AddressBook {
  readonly present: ReadonlyMap<string, AddressedPost>;
  readonly earlier: ReadonlyMap<string, AddressedPost>;
}

/** After a failure nobody asks again for so long, ms. */
const restMs = 1_000;
/** Rows of one request: what hosted projects send at most. */
const batch = 1_000;

/** Remembers the addresses that `read` gives. Many who ask at once read them once. */
export function createPostAddresses({
  read,
  maxAge = Infinity,
  onError,
  now = () => performance.now(),
}: PostAddressesOptions): PostAddresses {
  let known: { readonly book: Promise<AddressBook>; readonly until: number } | null = null;
  return {
    async find(slug) {
      if (!known || now() >= known.until) {
        const begun = { book: read(), until: now() + maxAge };
        known = begun;
        begun.book.catch((error: unknown) => {
          onError(error);
          if (known === begun) known = { ...begun, until: now() + restMs };
        });
      }
      const { present, earlier } = await known.book;
      const found = [present.get(slug), earlier.get(slug)].find(
        (post) => post && stateOf(post) === 'published',
      );
      return found?.slug ?? null;
    },
    forget: () => void (known = null),
  };
}

/** Reads the addresses of all posts; the earlier ones need the secret key. Rejects with `DataError`. */
export async function readAddresses(client: DataClient, isSecret: boolean): Promise<AddressBook> {
  const posts = await everyRow((from, to) =>
    client
      .from('blog_posts')
      .select('id,slug,status,published_at,withdrawn_at')
      .eq('status', 'published')
      .order('id')
      .range(from, to),
  );
  const addressed = posts.map((post): AddressedPost => ({
    ...post,
    status: 'published',
    published_at: isoTime(post.published_at),
    withdrawn_at: post.withdrawn_at && isoTime(post.withdrawn_at),
  }));
  const byId = new Map(addressed.map((post) => [post.id, post]));
  const left = isSecret
    ? await everyRow((from, to) =>
        client.from('slug_history').select('slug,post_id').order('slug').range(from, to),
      )
    : [];
  return {
    present: new Map(addressed.map((post) => [post.slug, post])),
    earlier: new Map(
      left.flatMap(({ slug, post_id }) => {
        const post = byId.get(post_id);
        return post ? [[slug, post]] : [];
      }),
    ),
  };
}

/** All rows of a query that is asked part by part. */
async function everyRow<Row>(
  ask: (
    from: number,
    to: number,
  ) => PromiseLike<{
    readonly data: Row[] | null;
    readonly error: { readonly code: string; readonly message: string } | null;
    readonly status: number;
  }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error, status } = await ask(rows.length, rows.length + batch - 1);
    if (error) throw refused({ status, code: error.code, message: error.message });
    rows.push(...(data ?? []));
    if ((data ?? []).length < batch) return rows;
  }
}
