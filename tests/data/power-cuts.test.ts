// What a power cut may leave of the files of the database: nothing acknowledged is lost, and it opens.
import { cpSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecord, type Step } from '../../bench/power-cut/states.mjs';
import { recordWrites, tryPowerCuts } from '../../bench/power-cut/writes.mjs';
import { makeFolder } from '../engine/fixture.ts';
import { freshDataDir } from '../posts/stands.ts';

let base: string;
let record: string;
beforeAll(async () => {
  base = await freshDataDir();
  const place = makeFolder();
  record = join(place, 'record');
  cpSync(base, join(place, 'live'), { recursive: true });
  await recordWrites(join(place, 'live'), { record, rounds: 3, count: 5 });
});
afterAll(() => rm(base, { recursive: true, force: true }));

/** What PostgreSQL recovers from; the rest it makes anew. */
const kept = /^pg\/(?:base\/\d+\/\d|global\/\d|pg_xact\/|pg_multixact\/|pg_wal\/[0-9A-F]{24}$)/;
const control = 'pg/global/pg_control';
const isLog = (name: string) => dirname(name) === 'pg/pg_wal';

/** Calls `look` at each step with the names of files that were written since they were last flushed. */
function follow(look: (step: Step, unflushed: ReadonlySet<string>) => void): void {
  const unflushed = new Set<string>();
  for (const step of readRecord(record)) {
    look(step, unflushed);
    if (step.step === 'write' && kept.test(step.name)) unflushed.add(step.name);
    if (step.step === 'flush') unflushed.delete(step.name);
  }
}

test('a checkpoint is named only when all that it covers is on the disk', () => {
  const early: string[] = [];
  const named = new Set<string>();
  follow((step, unflushed) => {
    if (step.step !== 'write' || step.name !== control) return;
    // ControlFileData of PostgreSQL 17: the place of the checkpoint in the log. What is not new says that the server ends.
    const checkpoint = step.bytes!.toString('hex', 32, 40);
    if (named.has(checkpoint)) return;
    named.add(checkpoint);
    early.push(...unflushed);
  });
  expect(named.size).toBeGreaterThan(3);
  expect(early).toEqual([]);
});

test('the log is on the disk before anything that it is the log of, counted views included', () => {
  const early: string[] = [];
  let writes = 0;
  follow(({ step, name }, unflushed) => {
    if (step !== 'write' || !kept.test(name) || isLog(name)) return;
    writes += 1;
    if ([...unflushed].some(isLog)) early.push(name);
  });
  expect(writes).toBeGreaterThan(10);
  expect(early).toEqual([]);
});

test('a post is on the disk before it is acknowledged, and a counted view waits for the next one', () => {
  const waits = { post: 0, view: 0 };
  follow((step, unflushed) => {
    if (step.step !== 'answer' || ![...unflushed].some(isLog)) return;
    waits[step.id! % 3 === 1 ? 'view' : 'post'] += 1;
  });
  expect(waits).toEqual({ post: 0, view: 15 });
});

test('pages of a new database carry a checksum', () => {
  // pg_class; the checksum stands behind the eight bytes of a page's place in the log.
  expect(readFileSync(join(base, 'pg/base/5/1259')).readUInt16LE(8)).not.toBe(0);
});

test('of six states of a disk each opens and has every acknowledged post', async () => {
  const place = makeFolder();
  const found: string[] = [];
  let acknowledged = 0;
  await tryPowerCuts({
    record,
    base,
    times: 6,
    seed: 23,
    folder: (time) => join(place, String(time)),
    onState: (state) => {
      acknowledged += state.acknowledged;
      found.push(...state.lost.map((lost) => `step ${state.cut}, ${state.fate}: ${lost}`));
    },
  });
  expect(acknowledged).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
