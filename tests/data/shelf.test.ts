// Which backups stay, and when the next one is due: at any hour, and with a clock that jumps.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isDue } from '../../engine/database/backup/make-backups.ts';
import {
  backupsIn,
  dayOfBackup,
  freeName,
  outdated,
  type BackupFile,
} from '../../engine/database/backup/shelf.mjs';
import { makeFolder } from '../engine/fixture.ts';

const at = (time: string) => Date.parse(time);
const backupFile = (time: string, reason: BackupFile['reason'] = 'daily'): BackupFile => ({
  name: `${time}-${reason}`,
  file: `/${time}`,
  at: at(time),
  reason,
  bytes: 1,
});
const newestFirst = (files: BackupFile[]) => files.sort((one, other) => other.at - one.at);

describe('of the backups', () => {
  const days = (count: number, from: string) =>
    newestFirst(
      Array.from({ length: count }, (_, back) =>
        backupFile(new Date(at(from) - back * 86_400_000).toISOString()),
      ),
    );

  test('seven days, four weeks, five before migrations and all by hand stay', () => {
    const now = '2026-11-22T12:00:00Z';
    const daily = days(60, now);
    const others = newestFirst([
      ...Array.from({ length: 9 }, (_, index) =>
        backupFile(`2026-0${index + 1}-01T12:00:00.000Z`, 'migration'),
      ),
      ...Array.from({ length: 30 }, (_, index) =>
        backupFile(`2025-01-${String(index + 1).padStart(2, '0')}T12:00:00.000Z`, 'manual'),
      ),
    ]);
    const gone = new Set(outdated(newestFirst([...daily, ...others]), at(now)));
    const stay = (reason: string) =>
      newestFirst([...daily, ...others])
        .filter((one) => one.reason === reason && !gone.has(one))
        .map(({ name }) => name.slice(0, 10));
    // Sunday the 22nd; weeks end on Sundays: the 15th, the 8th and the 1st are further weeks.
    expect(stay('daily')).toEqual([
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
      '2026-11-15',
      '2026-11-08',
      '2026-11-01',
    ]);
    expect(stay('migration')).toEqual([
      '2026-09-01',
      '2026-08-01',
      '2026-07-01',
      '2026-06-01',
      '2026-05-01',
    ]);
    expect(stay('manual')).toHaveLength(30);
  });

  test('those that a wrong clock dated into the future take no place from the others', () => {
    const now = '2026-11-22T12:00:00Z';
    const ahead = days(20, '2031-01-20T12:00:00Z');
    const gone = outdated(newestFirst([...ahead, ...days(7, now)]), at(now));
    expect(gone.map(({ name }) => name)).toEqual(ahead.slice(3).map(({ name }) => name));
  });

  const saoPaulo = 'America/Sao_Paulo';
  const london = 'Europe/London';

  test('one is due on each day of the site, wherever the clock jumps', () => {
    const shelf = makeFolder();
    writeFileSync(join(shelf, '2026-11-22-231500-daily.tar.gz'), '');
    writeFileSync(join(shelf, '2026-11-24-080000-manual.tar.gz'), '');
    const isDueAt = (time: string) => isDue(shelf, at(time), saoPaulo);
    expect(isDueAt('2026-11-23T02:59:00Z')).toBe(false);
    expect(isDueAt('2026-11-23T03:01:00Z')).toBe(true);
    expect(isDueAt('2026-11-24T15:00:00Z')).toBe(true);
    expect(isDueAt('2020-01-01T12:00:00Z')).toBe(true);
    expect(isDue(join(shelf, 'nothing'), at('2026-11-22T12:00:00Z'), saoPaulo)).toBe(true);
  });

  test.each([
    // The first night of summer time, and the last: midnight is at 23:00 UTC after the one, at 0:00 after the other.
    ['2026-03-28T23:59:00Z', '2026-03-28-235900'],
    ['2026-03-29T00:30:00Z', '2026-03-29-003000'],
    ['2026-03-29T01:30:00Z', '2026-03-29-023000'],
    ['2026-03-29T23:30:00Z', '2026-03-30-003000'],
    ['2026-10-24T23:30:00Z', '2026-10-25-003000'],
    ['2026-10-25T23:30:00Z', '2026-10-25-233000'],
  ])('one made in London at %s belongs to the day %s', (time, clock) => {
    const shelf = makeFolder();
    const name = freeName(shelf, 'daily', at(time), london);
    expect(name).toBe(`${clock}-daily`);
    writeFileSync(join(shelf, `${name}.tar.gz`), '');
    expect(backupsIn(shelf, london)).toMatchObject([{ at: at(time) }]);
    expect(isDue(shelf, at(time), london)).toBe(false);
    expect(isDue(shelf, at(time) + 90_000_000, london)).toBe(true);
  });

  test('two of the hour that there is twice have names of their own', () => {
    const shelf = makeFolder();
    const names = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((time) => {
      const name = freeName(shelf, 'manual', at(time), london);
      writeFileSync(join(shelf, `${name}.tar.gz`), '');
      return name;
    });
    expect(names).toEqual(['2026-10-25-013000-manual', '2026-10-25-013000-manual-2']);
  });

  test('one keeps its day when the site moves to another time zone', () => {
    const shelf = makeFolder();
    writeFileSync(join(shelf, '2026-07-14-230000-daily.tar.gz'), '');
    // It is the 15th in London then, and the day of the backup stays the 14th.
    expect(isDue(shelf, at('2026-07-14T20:00:00Z'), london)).toBe(false);
    expect(isDue(shelf, at('2026-07-15T02:00:00Z'), london)).toBe(true);
    expect(backupsIn(shelf, london).map(dayOfBackup)).toEqual(['2026-07-14']);
  });
});
