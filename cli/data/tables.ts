import type { DataClient } from '../../engine/blog/client.ts';
import { refused } from '../../engine/blog/supabase-answer.ts';
import { isoTime } from '../../engine/blog/post-row.ts';
import type { Json } from '../../engine/blog/database.types.ts';
import type { Cell, Row } from './csv.ts';

/** A table that is exported: its name, its file, and the columns that tell its rows apart. */
export interface Table {
  readonly name: keyof typeof files;
  readonly file: string;
  readonly key: readonly string[];
}

const files = {
  blog_posts: { file: 'posts.csv', key: ['id'] },
  slug_history: { file: 'earlier-addresses.csv', key: ['slug'] },
  view_days: { file: 'views.csv', key: ['day'] },
  scheduler: { file: 'scheduler.csv', key: ['id'] },
  scheduler_runs: { file: 'scheduler-runs.csv', key: ['id'] },
  contact_clicks: { file: 'contacts.csv', key: ['day', 'path', 'kind', 'block'] },
  form_entries: { file: 'form-entries.csv', key: ['id'] },
  business_drafts: { file: 'business-drafts.csv', key: ['id'] },
} as const;

/** Every table that is exported, in the order in which its rows are written. */
export const tables = (Object.keys(files) as (keyof typeof files)[]).map((name): Table => ({
  name,
  ...files[name],
}));

/** What tells a row from the others of its table. */
export const keyOf = ({ key }: Table, row: Row): string =>
  key.map((column) => row[column]).join(' ');

/** Rows that are asked for at once, and characters of JSON that are sent at once. */
const [asked, sent] = [200, 400_000];

/** Columns that hold a list or an object. */
const structured = new Set(['tags', 'fields', 'changes', 'documents']);

/** A value as the cell of a table: moments in the form that both backends read, lists and objects as JSON. */
function cellOf(column: string, value: Json | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  return column.endsWith('_at') ? isoTime(String(value)) : String(value);
}

/** Every row of a table in the order of its key. Rejects with `DataError`. */
export async function readRows(client: DataClient, { name, key }: Table): Promise<Row[]> {
  const found: Row[] = [];
  for (;;) {
    // The tables have no column in common that the types would know of.
    let query = client.from(name as 'blog_posts').select('*');
    for (const column of key) query = query.order(column);
    const { data, error, status } = await query.range(found.length, found.length + asked - 1);
    if (error) throw refused({ status, code: error.code, message: error.message });
    for (const row of data)
      found.push(
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [column, cellOf(column, value)]),
        ),
      );
    if (data.length < asked) return found;
  }
}

/** Writes rows as they are; those with the key of one that is there take its place. Rejects with `DataError`. */
export async function writeRows(
  client: DataClient,
  { name }: Table,
  rows: readonly Row[],
): Promise<void> {
  let batch: Json[] = [];
  let size = 0;
  const send = async () => {
    if (batch.length === 0) return;
    const { error, status } = await client.rpc('import_rows', { relation: name, rows: batch });
    if (error) throw refused({ status, code: error.code, message: error.message });
    [batch, size] = [[], 0];
  };
  for (const row of rows) {
    const value: Json = Object.fromEntries(
      Object.entries(row).map(([column, cell]) => [
        column,
        cell !== null && structured.has(column) ? (JSON.parse(cell) as Json) : cell,
      ]),
    );
    const length = JSON.stringify(value).length;
    // The columns of a batch are those of its first row.
    const sameColumns =
      batch.length === 0 || Object.keys(batch[0] as object).join() === Object.keys(value).join();
    if (!sameColumns || size + length > sent) await send();
    batch.push(value);
    size += length;
  }
  await send();
}
