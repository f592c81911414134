import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WriteFailed, writeFiles, type Disk } from '../../cli/output/write-files.ts';
import { contentsOf, filesIn } from '../engine/fake-bundle.ts';
import { makeFolder } from '../engine/fixture.ts';

/** A disk that fails at its `at`th call (from 1), in the middle of it if it writes. */
function failingDisk(at: number, code = 'ENOSPC'): Disk & { calls: () => number } {
  let calls = 0;
  const fail = () => {
    throw Object.assign(new Error(code), { code });
  };
  return {
    calls: () => calls,
    writeFileSync: (file, data, options) => {
      calls += 1;
      if (calls !== at) return writeFileSync(file, data, options);
      writeFileSync(file, String(data).slice(0, 3));
      return fail();
    },
    renameSync: (from, to) => {
      calls += 1;
      return calls === at ? fail() : renameSync(from, to);
    },
  };
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
      const error = thrownBy(() => writeFiles(files, failingDisk(at)));
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
    const disk = failingDisk(4, 'EIO');
    expect(thrownBy(() => writeFiles(files, disk))).toMatchObject({
      code: 'EIO',
      written: [files[0]!.path],
      untouched: [files[1]!.path],
    });
    expect(disk.calls()).toBe(4);
    expect(contentsOf(dir)).toEqual({ 'old.yaml': 'new text' });
  });

  it('keeps a folder that was there before', () => {
    const { dir, files } = stand();
    mkdirSync(join(dir, 'deep'));
    thrownBy(() => writeFiles(files, failingDisk(2)));
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
