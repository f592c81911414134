import { connect, type DataClient } from '../../../engine/blog/client.ts';
import { DataError } from '../../../engine/blog/data-error.ts';
import { createPeople } from '../../../engine/blog/people.ts';
import { accepted } from '../../../engine/blog/supabase-answer.ts';
import { createPostStore } from '../../../engine/blog/supabase-store.ts';
import type { LiveSource } from '../../../engine/database/live-posts.ts';
import { dayOf } from '../../../engine/words/days.ts';
import type { Week } from './week-letter.ts';
import type { Waiting } from './what-waits.ts';

/** What letters are made of that the data service knows; asked with its secret key. Every method rejects where it does not answer. */
export interface MailData {
  /** E-mail addresses that can be written to. */
  admins(): Promise<readonly string[]>;
  /** Entries of forms that nobody saw to, newest first; of what was written nothing. */
  entries(): Promise<Waiting>;
  /** Posts that were handed in. */
  review(): Promise<Waiting>;
  /** As `WeekOptions.read` takes it. */
  week(from: string, first: string): Promise<Omit<Week, 'backup'>>;
}

/** Rows that one question brings at most: as many as the API gives. */
const most = 1000;
/** The address of a first admin whom nobody named receives nothing. */
const isReachable = (email: string) => !/\.(?:local|localhost|invalid|example|test)$/i.test(email);

/** `MailData` of a data service. */
export function mailData({ ready }: LiveSource, timeZone: string): MailData {
  async function client(): Promise<DataClient> {
    const { url, secretKey } = await ready;
    if (secretKey === null) throw new DataError('signed-out', 'SUPABASE_SECRET_KEY is not set.');
    return connect({ url, key: secretKey });
  }
  async function waiting(
    ask: (client: DataClient) => PromiseLike<{
      data: readonly { id: string; name: string }[] | null;
      error: { message: string } | null;
      status: number;
    }>,
  ): Promise<Waiting> {
    const items = (await accepted(ask(await client()))).data ?? [];
    return { items, isAll: items.length < most };
  }
  const entries = () =>
    waiting((client) =>
      client
        .from('form_entries')
        .select('id,name:heading')
        .is('handled_at', null)
        .order('received_at', { ascending: false })
        .limit(most),
    );
  const review = () =>
    waiting((client) =>
      client
        .from('blog_posts')
        .select('id,name:title')
        .eq('status', 'review')
        .order('updated_at', { ascending: false })
        .limit(most),
    );
  return {
    async admins() {
      const people = await createPeople(await client()).list();
      return people
        .filter(({ id, role, email }) => id !== null && role === 'admin' && isReachable(email))
        .map(({ email }) => email);
    },
    entries,
    review,
    async week(from, first) {
      const store = createPostStore(await client());
      const newest = { offset: 0, limit: 50, order: 'published_at' } as const;
      const today = dayOf(new Date(), timeZone);
      const published = (await store.list({ ...newest, state: 'published' })).items.filter(
        ({ published_at }) => {
          const day = dayOf(new Date(published_at), timeZone);
          return day >= first && day < today;
        },
      );
      return {
        contacts: await store.contactDays(from),
        published: published.map(({ title }) => title),
        planned: (await store.list({ offset: 0, limit: 1, state: 'scheduled' })).total,
        entries: (await entries()).items.length,
        review: (await review()).items.length,
      };
    },
  };
}
