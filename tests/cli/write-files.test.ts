import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WriteFailed, writeFiles } from '../../cli/output/write-files.ts';
import { contentsOf, filesIn } from '../engine/fake-bundle.ts';
import { makeFolder } from '../engine/fixture.ts';

/** Lets the `at`th call that writes or renames (from 1) fail while `work` runs, in the middle of it if it writes; the error of `work`, and how many calls there were. */
function onFailingDisk(
  at: number,
  code: string,
  work: () => void,
): { error: unknown; calls: number } {
  const { writeFileSync: write, renameSync: rename } = fs;
  let calls = 0;
  const failsNow = () => (calls += 1) === at;
  const fail = () => {
    throw Object.assign(new Error(code), { code });
  };
  fs.writeFileSync = (file, data, options) => {
    if (!failsNow()) return write(file, data, options);
    write(file, String(data).slice(0, 3));
    return fail();
  };
  fs.renameSync = (from, to) => (failsNow() ? fail() : rename(from, to));
  syncBuiltinESMExports();
  try {
    return { error: thrownBy(work), calls };
  } finally {
    Object.assign(fs, { writeFileSync: write, renameSync: rename });
    syncBuiltinESMExports();
  }
}

/** A folder with an old file, and what is to be written into it. */
function stand() {
  const dir = makeFolder();
  writeFileSync(join(dir, 'old.yaml'), 'old text');
  return {
    dir,
    files: [
      { path: join(dir, 'old.yaml'), text: 'new text' },
      { path: join(dir, 'deep/er/new.yaml'), text: 'another' },
    ],
  };
}

/** The error that `work` throws. */
function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('writing a set of files', () => {
  it('writes all of them, makes their folders and leaves nothing else', () => {
    const { dir, files } = stand();
    writeFiles(files);
    expect(contentsOf(dir)).toEqual({ 'old.yaml': 'new text', 'deep/er/new.yaml': 'another' });
  });

  it('keeps the permissions of a file and follows a link to it', () => {
    const { dir } = stand();
    chmodSync(join(dir, 'old.yaml'), 0o600);
    symlinkSync(join(dir, 'old.yaml'), join(dir, 'link.yaml'));
    writeFiles([{ path: join(dir, 'link.yaml'), text: 'through the link' }]);
    expect(readFileSync(join(dir, 'old.yaml'), 'utf8')).toBe('through the link');
    expect(statSync(join(dir, 'old.yaml')).mode & 0o777).toBe(0o600);
  });

  it('changes nothing where the disk is full, at any of the texts', () => {
    for (const at of [1, 2]) {
      const { dir, files } = stand();
      const { error } = onFailingDisk(at, 'ENOSPC', () => writeFiles(files));
      expect(error).toMatchObject({
        code: 'ENOSPC',
        written: [],
        untouched: files.map(({ path }) => path),
      });
      expect(contentsOf(dir)).toEqual({ 'old.yaml': 'old text' });
      expect(existsSync(join(dir, 'deep'))).toBe(false);
    }
  });

  it('says which files are new where a rename fails between them, and leaves each whole', () => {
    const { dir, files } = stand();
    const { error, calls } = onFailingDisk(4, 'EIO', () => writeFiles(files));
    expect(error).toMatchObject({
      code: 'EIO',
      written: [files[0]!.path],
      untouched: [files[1]!.path],
    });
    expect(calls).toBe(4);
    expect(contentsOf(dir)).toEqual({ 'old.yaml': 'new text' });
  });

  it('keeps a folder that was there before', () => {
    const { dir, files } = stand();
    mkdirSync(join(dir, 'deep'));
    onFailingDisk(2, 'ENOSPC', () => writeFiles(files));
    expect(existsSync(join(dir, 'deep'))).toBe(true);
    expect(existsSync(join(dir, 'deep/er'))).toBe(false);
  });

  it('fails in the same words where a folder cannot be made', () => {
    const { dir } = stand();
    expect(
      thrownBy(() => writeFiles([{ path: join(dir, 'old.yaml/below.yaml'), text: '' }])),
    ).toBeInstanceOf(WriteFailed);
    expect(contentsOf(dir)).toEqual({ 'old.yaml': 'old text' });
  });

  it('clears away what a killed process left of the same file, and of no other', () => {
    const { dir } = stand();
    const nobody = 2 ** 22 + 1;
    writeFileSync(join(dir, `.old.yaml.${nobody}.tmp`), 'hal');
    writeFileSync(join(dir, `.other.yaml.${nobody}.tmp`), 'hal');
    writeFileSync(join(dir, `.old.yaml.${process.ppid}.tmp`), 'hal');
    writeFiles([{ path: join(dir, 'old.yaml'), text: 'new text' }]);
    expect(filesIn(dir).sort()).toEqual(
      [`.old.yaml.${process.ppid}.tmp`, `.other.yaml.${nobody}.tmp`, 'old.yaml'].sort(),
    );
  });
});
