// The advisor of hosted Supabase has nothing to say about what the migrations make, on a real PostgreSQL.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advisorRules, breaches } from './advisor.ts';
import { startPostgresStand, type Stand } from './postgres-stand.ts';

let stand: Stand;
beforeAll(async () => void (stand = await startPostgresStand()));
afterAll(() => stand.close());

/** What a rule warns of while a statement has been done, which is taken back. */
async function warnings(rule: string, before = ''): Promise<string[]> {
  const found: string[] = [];
  await stand.sql
    .begin(async (sql) => {
      if (before) await sql.unsafe(before);
      for (const row of await sql.unsafe<{ object: string }[]>(advisorRules[rule]!))
        found.push(row.object);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return found;
}

class Undone extends Error {}

describe.each(Object.keys(advisorRules))('rule %s', (rule) => {
  test('has nothing to warn of', async () => expect(await warnings(rule)).toEqual([]));

  test('would notice', async () =>
    expect(await warnings(rule, breaches[rule.slice(0, 4)]!)).not.toEqual([]));
});
