// Every function and every table is called with hostile arguments, as visitor, member and admin: none answers with a
// fault of the server, the database stays as it is, and the next visitor reads.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader } from '../../engine/blog/reader.ts';
import { root } from '../structure/tree.ts';
import { backends, startEmbedded, withPeople, type Backend } from '../posts/stands.ts';

const migrations = readdirSync(join(root, 'supabase/migrations'))
  .map((name) => readFileSync(join(root, 'supabase/migrations', name), 'utf8'))
  .join('\n');
const tables = [...migrations.matchAll(/create table public\.(\w+)/g)].map(([, name]) => name!);
/** Functions with the names of their arguments. */
const functions = new Map(
  [...migrations.matchAll(/create (?:or replace )?function public\.(\w+)\(([^)]*)\)/g)].map(
    ([, name, given]) => [
      name!,
      given!.split(',').flatMap((one) => /^\s*(\w+) \w/.exec(one)?.[1] ?? []),
    ],
  ),
);

/** How many calls a run makes; a long run has more (`HOSTILE_CALLS=10000`). */
const calls = Number(process.env.HOSTILE_CALLS ?? 2_000);
const people = ['visitor', 'member', 'admin'] as const;
/** Texts that something might choke on. */
const nasty = fc.constantFrom(
  ...[
    '',
    '{}',
    '{{}}',
    '[]',
    '{"a":',
    'null',
    '(',
    '*',
    "'",
    '"',
    '\\',
    '\u0000',
    '%',
    ';--',
    '\ud800',
  ],
  ...['eq.', 'in.()', 'not.is.null', 'fts.a', 'cs.{}', 'ov.[', 'or(', 'a.b.c', '../..', 'NaN'],
  ...['-1', '99999999999999999999', '1e400', '0x1', '2026-02-30', 'infinity', 'x'.repeat(5_000)],
);
const text = fc.oneof(nasty, nasty, fc.string({ unit: 'binary', maxLength: 40 }));
const value = fc.oneof(
  { weight: 2, arbitrary: text },
  fc.jsonValue({ maxDepth: 2 }),
  fc.array(text, { maxLength: 3 }),
  fc.constantFrom<unknown>([], {}, [[]], [null], { a: [] }, 1e308, -0, true, null),
);
const parameters = fc.constantFrom(
  ...[
    'select',
    'order',
    'limit',
    'offset',
    'or',
    'and',
    'on_conflict',
    'columns',
    'id',
    'slug',
    'tags',
    'views',
  ],
);

/** A call of a function: by GET with its arguments in the address, or by POST with them as JSON. */
const functionCall = fc.constantFrom(...functions.entries()).chain(([name, names]) =>
  fc
    .record({
      method: fc.constantFrom('GET', 'POST', 'POST'),
      given: fc.tuple(...names.map(() => fc.option(value, { freq: 8, nil: undefined }))),
    })
    .map(({ method, given }) => {
      const pairs = names.flatMap((one, place): [string, unknown][] =>
        given[place] === undefined ? [] : [[one, given[place]]],
      );
      const query = new URLSearchParams(
        pairs.map(([one, it]) => [one, typeof it === 'string' ? it : JSON.stringify(it)]),
      );
      return method === 'GET'
        ? { method, path: `rpc/${name}?${query}`, body: undefined }
        : { method, path: `rpc/${name}`, body: JSON.stringify(Object.fromEntries(pairs)) };
    }),
);

const tableCall = fc
  .record({
    table: fc.constantFrom(...tables),
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'),
    query: fc.array(fc.tuple(parameters, text), { maxLength: 3 }),
    body: fc.dictionary(
      fc.constantFrom('title', 'slug', 'content', 'tags', 'views', 'id', 'x'),
      value,
    ),
  })
  .map(({ table, method, query, body }) => ({
    method,
    // Nobody empties a table here by a filter that was left out.
    path: `${table}?${new URLSearchParams(method === 'DELETE' || method === 'PATCH' ? [...query, ['limit', '0']] : query)}`,
    body: method === 'GET' || method === 'HEAD' ? undefined : JSON.stringify(body),
  }));

const stands = [
  {
    name: 'the embedded service',
    start: async () => {
      const embedded = await startEmbedded();
      return { ...(await withPeople(embedded)), pid: () => embedded.service.pid };
    },
  },
  ...backends
    .filter(({ hasSql }) => hasSql)
    .map(({ name, start }) => ({
      name,
      start: async () => ({ ...(await start()), pid: () => undefined }),
    })),
];

describe.each(stands)('on $name', ({ start }) => {
  let stand: Backend & { readonly pid: () => number | undefined };
  const tokens: Partial<Record<string, string>> = {};
  beforeAll(async () => {
    stand = await start();
    for (const role of people.slice(1))
      tokens[role] = (await stand.clients[role].auth.getSession()).data.session!.access_token;
  });
  afterAll(() => stand?.close());

  test(
    'no call is answered with a fault, and the next visitor reads',
    async () => {
      expect([tables.length, functions.size].every((count) => count >= 6)).toBe(true);
      const pid = stand.pid();
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...people),
          fc.oneof(functionCall, tableCall),
          async (role, { method, path, body }) => {
            const response = await fetch(`${stand.url}/rest/v1/${path}`, {
              method,
              body,
              headers: {
                apikey: stand.publishableKey,
                ...(tokens[role] ? { authorization: `Bearer ${tokens[role]}` } : {}),
                ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              },
            });
            const answer = await response.text();
            statuses.add(response.status);
            expect(response.status, answer).toBeLessThan(500);
          },
        ),
        { numRuns: calls, interruptAfterTimeLimit: calls * 50, markInterruptAsFailure: false },
      );
      expect(stand.pid()).toBe(pid);
      expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
      const reader = createReader(stand);
      expect((await reader.listPublished({ offset: 0, limit: 12 })).total).toBeGreaterThanOrEqual(
        0,
      );
    },
    20_000 + calls * 50,
  );
});
