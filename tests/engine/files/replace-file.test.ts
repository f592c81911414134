// Files that are replaced whole.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeLeftovers, replaceFile, stageFile } from '../../../engine/files/replace-file.mjs';
import { makeFolder } from '../fixture.ts';

/** Past the largest number that Linux gives a process. */
const nobody = 2 ** 22 + 1;

const fileWith = (content: string) => {
  const folder = makeFolder();
  const file = join(folder, 'a.json');
  writeFileSync(file, content);
  return { folder, file };
};

describe('a file that is replaced', () => {
  it('holds texts, bytes and texts in parts, and is alone in its folder', () => {
    const { folder, file } = fileWith('old');
    for (const content of ['new', Buffer.from('new'), ['n', 'e', 'w']]) {
      writeFileSync(file, 'old');
      replaceFile(file, content, { durable: true });
      expect(readFileSync(file, 'utf8')).toBe('new');
    }
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('has the permissions that are asked for, and keeps a link a link', () => {
    const { folder, file } = fileWith('old');
    symlinkSync(file, join(folder, 'link'));
    replaceFile(join(folder, 'link'), 'new', { mode: 0o600 });
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['new', 0o600]);
  });

  it('is as it was until its new content is put in its place', () => {
    const { folder, file } = fileWith('old');
    const staged = stageFile(file, 'new');
    expect(readFileSync(file, 'utf8')).toBe('old');
    staged.discard();
    expect(readdirSync(folder)).toEqual(['a.json']);
  });

  it('is as it was where its content breaks off, or it cannot be replaced', () => {
    const { folder, file } = fileWith('old');
    function* broken() {
      yield 'ne';
      throw new Error('broken off');
    }
    expect(() => replaceFile(file, broken())).toThrow('broken off');
    mkdirSync(join(folder, 'b.json'));
    expect(() => replaceFile(join(folder, 'b.json'), 'new')).toThrow();
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual([
      'old',
      ['a.json', 'b.json'],
    ]);
  });

  it('loses what killed processes left beside it, and nothing of others', () => {
    const { folder, file } = fileWith('old');
    const left = [`.a.json.${nobody}.tmp`, `.a.json.${process.pid}.tmp`];
    const others = [`.a.json.${process.ppid}.tmp`, `.b.json.${nobody}.tmp`, '.a.json.x.tmp'];
    for (const name of [...left, ...others]) writeFileSync(join(folder, name), 'hal');
    removeLeftovers(file);
    expect(readdirSync(folder).sort()).toEqual([...others, 'a.json'].sort());
  });
});
