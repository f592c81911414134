import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  FileChanged,
  lastEdits,
  undoEdits,
  writeEdits,
} from '../../../engine/edit/write-changes.ts';
import type { FileChange } from '../../../engine/edit/edit-site.ts';

let dir: string;
let journal: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portao-edits-'));
  journal = join(dir, '.portao/edits.json');
  mkdirSync(join(dir, 'pages'));
  writeFileSync(join(dir, 'pages/a.yaml'), '\uFEFFa: 1\r\n');
  writeFileSync(join(dir, 'pages/b.yaml'), 'b: 1\n');
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (...files: FileChange[]) =>
  writeEdits(dir, { by: 'set', at: '2026-11-23T12:00:00Z', files }, journal);
const text = (path: string) => readFileSync(join(dir, path), 'utf8');

const changes: readonly FileChange[] = [
  { path: 'pages/a.yaml', before: 'a: 1\r\n', after: 'a: 2\r\n' },
  { path: 'pages/b.yaml', before: 'b: 1\n', after: null },
  { path: 'pages/deep/c.yaml', before: null, after: 'c: 1\n' },
];

test('writes all files, and takes them back byte for byte', async () => {
  await write(...changes);
  expect([text('pages/a.yaml'), text('pages/deep/c.yaml')]).toEqual(['\uFEFFa: 2\r\n', 'c: 1\n']);
  expect(existsSync(join(dir, 'pages/b.yaml'))).toBe(false);
  await undoEdits(dir, lastEdits(journal)!, journal);
  expect([text('pages/a.yaml'), text('pages/b.yaml')]).toEqual(['\uFEFFa: 1\r\n', 'b: 1\n']);
  expect(existsSync(join(dir, 'pages/deep/c.yaml'))).toBe(false);
  expect(lastEdits(journal)).toBeNull();
});

test('writes nothing where somebody changed one of them', async () => {
  writeFileSync(join(dir, 'pages/b.yaml'), 'b: 9\n');
  await expect(write(...changes)).rejects.toThrow(FileChanged);
  expect(text('pages/a.yaml')).toBe('\uFEFFa: 1\r\n');
  expect(lastEdits(journal)).toBeNull();
});

test('writes nothing where one of them cannot be written', async () => {
  // A file stands where a folder would have to be.
  writeFileSync(join(dir, 'pages/deep'), '');
  await expect(write(...changes)).rejects.toThrow();
  expect([text('pages/a.yaml'), text('pages/b.yaml')]).toEqual(['\uFEFFa: 1\r\n', 'b: 1\n']);
  expect(lastEdits(journal)).toBeNull();
});

test('takes back what a killed process did half of, and nothing that was changed since', async () => {
  await write(...changes);
  writeFileSync(join(dir, 'pages/b.yaml'), 'b: 1\n');
  await undoEdits(dir, lastEdits(journal)!, journal);
  expect(text('pages/a.yaml')).toBe('\uFEFFa: 1\r\n');
  await write(...changes);
  writeFileSync(join(dir, 'pages/a.yaml'), 'a: 3\n');
  await expect(undoEdits(dir, lastEdits(journal)!, journal)).rejects.toThrow(FileChanged);
  expect([text('pages/a.yaml'), text('pages/deep/c.yaml')]).toEqual(['a: 3\n', 'c: 1\n']);
});

test('keeps the rights of a file, and leaves nothing beside it', async () => {
  chmodSync(join(dir, 'pages/a.yaml'), 0o640);
  await write(...changes);
  expect(statSync(join(dir, 'pages/a.yaml')).mode & 0o777).toBe(0o640);
  expect([readdirSync(join(dir, 'pages')), readdirSync(join(dir, '.portao'))]).toEqual([
    ['a.yaml', 'deep'],
    ['edits.json'],
  ]);
});

test('of two at once the second finds what the first wrote', async () => {
  const [first, second] = await Promise.allSettled([write(changes[0]!), write(changes[0]!)]);
  expect([first!.status, second!.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect(lastEdits(journal)!.files).toEqual([changes[0]]);
  await undoEdits(dir, lastEdits(journal)!, journal);
  expect(text('pages/a.yaml')).toBe('\uFEFFa: 1\r\n');
});

const counted = (from: number): FileChange => ({
  path: 'pages/b.yaml',
  before: `b: ${from}\n`,
  after: `b: ${from + 1}\n`,
});

test('takes edits back one after the other, the last one first', async () => {
  await write(counted(1));
  await write(changes[0]!);
  await write(counted(2));
  const seen: string[] = [];
  for (let last = lastEdits(journal); last; last = lastEdits(journal)) {
    await undoEdits(dir, last, journal);
    seen.push(text('pages/a.yaml') + text('pages/b.yaml'));
  }
  expect(seen).toEqual(['\uFEFFa: 2\r\nb: 2\n', '\uFEFFa: 1\r\nb: 2\n', '\uFEFFa: 1\r\nb: 1\n']);
});

test('keeps earlier edits where a later one cannot be written', async () => {
  await write(counted(1));
  writeFileSync(join(dir, 'pages/deep'), '');
  await expect(write(changes[0]!, changes[2]!)).rejects.toThrow();
  expect(lastEdits(journal)!.files).toEqual([counted(1)]);
});

test('keeps the last hundred edits, and a large one alone', async () => {
  for (let edit = 1; edit <= 102; edit += 1) await write(counted(edit));
  expect(readFileSync(journal, 'utf8').match(/\n/g)).toHaveLength(100);
  const large = { ...counted(103), after: `b: ${'x'.repeat(9 * 1024 * 1024)}\n` };
  await write(large);
  expect(readFileSync(journal, 'utf8').match(/\n/g)).toHaveLength(1);
  await undoEdits(dir, lastEdits(journal)!, journal);
  expect([text('pages/b.yaml'), lastEdits(journal)]).toEqual(['b: 103\n', null]);
});
