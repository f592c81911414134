import type { DataClient } from '../../blog/client.ts';
import { isoTime } from '../../blog/post-row.ts';
import type { Page, PageRequest } from '../../blog/post-store.ts';
import { accepted, page } from '../../blog/supabase-answer.ts';

/** What a visitor wrote into a form. */
export interface StoredEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** Path of the page, and heading of the form. */
  readonly path: string;
  readonly heading: string;
  /** What was filled in, in the order of the form. */
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /** When it goes by itself, ISO 8601. */
  readonly until: string;
  /** Who saw to it, and when (ISO 8601); null for one that waits. */
  readonly handled: { readonly at: string; readonly by: string } | null;
}

/** Entries of forms, for staff. Every method rejects with `DataError` alone. */
export interface FormEntries {
  /** Newest first. */
  list(request: PageRequest): Promise<Page<StoredEntry>>;
  /** How many wait for somebody to see to them. */
  open(): Promise<number>;
  /** All of them, newest first. */
  all(): Promise<readonly StoredEntry[]>;
  mark(id: string, isHandled: boolean): Promise<void>;
  /** For good. Admins. */
  remove(id: string): Promise<void>;
}

/** Entries that one request brings of all. */
const batch = 200;
const dayLength = 86_400_000;

/** `FormEntries` over supabase-js. */
export function createFormEntries(client: DataClient): FormEntries {
  const list: FormEntries['list'] = (request) =>
    page(
      client
        .from('form_entries')
        .select('*', { count: 'exact' })
        .order('received_at', { ascending: false })
        .order('id'),
      request,
      ({ id, received_at, path, heading, fields, keep_days, handled_at, handled_by }) => ({
        id,
        receivedAt: isoTime(received_at),
        path,
        heading,
        fields: fields as unknown as StoredEntry['fields'],
        until: new Date(Date.parse(received_at) + keep_days * dayLength).toISOString(),
        handled: handled_at ? { at: isoTime(handled_at), by: handled_by ?? '' } : null,
      }),
    );
  return {
    list,
    async open() {
      const waiting = client
        .from('form_entries')
        .select('id', { count: 'exact' })
        .is('handled_at', null);
      return (await page(waiting, { offset: 0, limit: 1 }, ({ id }) => id)).total;
    },
    async all() {
      const found: StoredEntry[] = [];
      for (;;) {
        const { items } = await list({ offset: found.length, limit: batch });
        found.push(...items);
        if (items.length < batch) return found;
      }
    },
    mark: async (entry, is_handled) =>
      void (await accepted(client.rpc('mark_entry', { entry, is_handled }))),
    remove: async (entry) => void (await accepted(client.rpc('delete_entry', { entry }))),
  };
}
