import type { DataClient } from '../../blog/client.ts';
import type { Database, Json } from '../../blog/database.types.ts';
import { isoTime } from '../../blog/post-row.ts';
import { accepted } from '../../blog/supabase-answer.ts';
import type { BusinessState, FieldChange, SetAnswer } from '../../client/business.ts';
import { newId } from '../../client/new-id.ts';
import type { Language } from '../../words/language.ts';

/** Changes that an admin sent, for whoever builds the site. */
export interface SentSet {
  /** UUID. */
  readonly id: string;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly author: string;
  readonly changes: readonly FieldChange[];
  /** Null while it waits. */
  readonly answer: SetAnswer | null;
}

/**
 * The data of the business of a site on a host of files, by way of the data service. For admins. Every method rejects with
 * `DataError` alone.
 */
export interface BusinessSets {
  /** The data as the build before said them; null where none did. */
  state(language: Language): Promise<BusinessState | null>;
  /** What was sent, the first first: all that waits, and the last ones with an answer. */
  list(): Promise<readonly SentSet[]>;
  /** Sends changes; `language` is that of the answer. */
  send(changes: readonly FieldChange[], language: Language): Promise<void>;
  /** Takes a set away that was refused. */
  remove(id: string): Promise<void>;
}

type Row = Database['public']['Tables']['business_sets']['Row'];

const setOf = ({ id, sent_at, author, changes, answer }: Row): SentSet => ({
  id,
  sentAt: isoTime(sent_at),
  author: author ?? '',
  changes: changes as unknown as SentSet['changes'],
  answer: answer as unknown as SentSet['answer'],
});

/** `BusinessSets` over supabase-js. */
export function createBusinessSets(client: DataClient): BusinessSets {
  const rows = () => client.from('business_sets');
  return {
    async state(language) {
      const asked = client.from('business_states').select('*').eq('language', language);
      const { data } = await accepted(asked);
      return data?.[0] ? (data[0].state as unknown as BusinessState) : null;
    },
    async list() {
      const { data } = await accepted(rows().select('*').order('sent_at'));
      return (data ?? []).map(setOf);
    },
    async send(changes, language) {
      const written = changes as unknown as NonNullable<Json>;
      await accepted(rows().insert({ id: newId(), language, changes: written }));
    },
    async remove(id) {
      await accepted(rows().delete().eq('id', id));
    },
  };
}
