import type { DataClient } from '../../blog/client.ts';
import { DataError } from '../../blog/data-error.ts';
import type { Database, Json } from '../../blog/database.types.ts';
import { isoTime } from '../../blog/post-row.ts';
import { accepted } from '../../blog/supabase-answer.ts';
import type { FieldChange } from '../../client/business.ts';

/** What somebody changed of the data of the business and did not publish yet. */
export interface WrittenDraft {
  /** A name that no other writing has (UUID). */
  readonly revision: string;
  readonly changes: readonly FieldChange[];
  /** The documents that they change, each with the hash of its text as it was public. */
  readonly documents: Readonly<Record<string, string>>;
}

/** A draft as the data service has it. */
export interface BusinessDraft extends WrittenDraft {
  /** ISO 8601. */
  readonly changedAt: string;
}

/** One's own draft, the same on every device. For admins. Every method rejects with `DataError` alone. */
export interface BusinessDrafts {
  /** Null for none. */
  read(userId: string): Promise<BusinessDraft | null>;
  /**
   * Writes it over the revision that was `seen` (null: there was none); without changes it goes. Resolves to what is there then:
   * this one, or what another device wrote meanwhile, over which nothing is written.
   */
  write(userId: string, draft: WrittenDraft, seen: string | null): Promise<BusinessDraft | null>;
}

type Row = Database['public']['Tables']['business_drafts']['Row'];

const draftOf = ({ revision, changed_at, changes, documents }: Row): BusinessDraft => ({
  revision,
  changedAt: isoTime(changed_at),
  changes: changes as unknown as BusinessDraft['changes'],
  documents: documents as BusinessDraft['documents'],
});

/** `BusinessDrafts` over supabase-js. */
export function createBusinessDrafts(client: DataClient): BusinessDrafts {
  const rows = () => client.from('business_drafts');
  const read = async (id: string) => {
    const { data } = await accepted(rows().select('*').eq('id', id));
    return data?.[0] ? draftOf(data[0]) : null;
  };
  const writeOver = (id: string, { changes, ...draft }: WrittenDraft, seen: string | null) => {
    const row = { ...draft, changes: changes as unknown as NonNullable<Json> };
    if (seen === null)
      return rows()
        .insert({ id, ...row })
        .select();
    return changes.length === 0
      ? rows().delete().eq('id', id).eq('revision', seen).select()
      : rows().update(row).eq('id', id).eq('revision', seen).select();
  };
  return {
    read,
    async write(id, draft, seen) {
      const isGone = draft.changes.length === 0;
      if (isGone && seen === null) return read(id);
      try {
        const { data } = await accepted(writeOver(id, draft, seen));
        if (data?.[0]) return isGone ? null : draftOf(data[0]);
      } catch (error) {
        // The first of another device is there already.
        const present = error instanceof DataError && error.kind === 'invalid' && (await read(id));
        if (!present) throw error;
        return present;
      }
      return read(id);
    },
  };
}
