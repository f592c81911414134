// How a test finds out whether somebody may do something with the data.
import { randomUUID } from 'node:crypto';
import type { DataClient } from '../../engine/blog/client.ts';
import { type Role } from './stands.ts';

/** Everybody who asks. */
export const roles: readonly Role[] = ['visitor', 'member', 'editor', 'admin', 'service'];
/** A draft of a post as the generator makes it. */
export const draftOf = (topic: string) => ({
  topic,
  title: `Sobre ${topic}`,
  slug: `sobre-${randomUUID()}`,
  content: 'Texto.',
  meta_description: '',
  tags: ['motor'],
  seo_score: 0,
});

/** An answer of supabase-js. */
export interface Answer {
  readonly data: unknown;
  readonly error: { readonly message: string } | null;
}

/** Rows of an answer that carries some; a refusal carries none. */
export const rowsOf = ({ data, error }: Answer) =>
  error || data === null ? 0 : Array.isArray(data) ? data.length : 1;
/** True if a function was carried out. */
export const done = ({ error }: Answer) => error === null;

/** Ids and addresses of what the operations work on; made anew before each. */
export interface Posts {
  readonly published: { readonly id: string; readonly slug: string };
  readonly draft: { readonly id: string; readonly slug: string };
  /** A draft that the editor began, and one that she handed in. */
  readonly own: { readonly id: string; readonly slug: string };
  readonly handedIn: { readonly id: string; readonly slug: string };
  /** Published, from tomorrow on. */
  readonly scheduled: { readonly id: string; readonly slug: string };
  /** Published, until yesterday. */
  readonly withdrawn: { readonly id: string; readonly slug: string };
  /** Published, in half an hour. */
  readonly soon: { readonly id: string; readonly slug: string };
}

/** A time from now on, ISO 8601. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Who attempts an operation on which posts, and the service that sees what became of it. */
export interface Attempt extends Posts {
  readonly client: DataClient;
  readonly service: DataClient;
}

/** One operation: who may, and whether it was done for this client. */
export interface Operation {
  readonly name: string;
  readonly allowed: readonly Role[];
  readonly attempt: (asked: Attempt) => PromiseLike<boolean>;
}

/** Who may do everything. */
export const admins: readonly Role[] = ['admin', 'service'];
/** Who writes. */
export const staff: readonly Role[] = ['editor', ...admins];
/** Whoever asks. */
export const everybody = roles;
export const nobody: readonly Role[] = [];

/** True if a post was inserted. */
export async function inserted(
  client: DataClient,
  service: DataClient,
  row: { title: string; slug: string; content: string; status: string; published_at?: string },
): Promise<boolean> {
  await client.from('blog_posts').insert(row);
  return rowsOf(await service.from('blog_posts').select('id').eq('slug', row.slug)) === 1;
}

/** The title of a post as it is stored. */
export const titleOf = async (service: DataClient, id: string) =>
  (await service.from('blog_posts').select('title').eq('id', id).single()).data?.title;

/** The status of a post as it is stored. */
export const statusOf = async (service: DataClient, id: string) =>
  (await service.from('blog_posts').select('status').eq('id', id).single()).data?.status;
