// What a server published and was killed before it could commit it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commitNoted, noteCommit, notedCommits } from '../../../engine/edit/git/noted-commit.ts';
import { makeFolder } from '../../folders.ts';

const before = 'price: 890\nhours: 8h\n';
const after = 'price: 950\nhours: 8h\n';
const files = [{ path: 'site.yaml', before, after }];

/** A repository with a site in it, and a noted edit; `present` is what the folder holds. */
function noted(present: string) {
  const siteDir = makeFolder();
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: siteDir, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Dev');
  git('config', 'user.email', 'dev@exemplo.com.br');
  writeFileSync(join(siteDir, 'site.yaml'), before);
  git('add', '.');
  git('commit', '-qm', 'first');
  const journal = join(makeFolder(), 'edits.json');
  noteCommit(journal, { files, author: 'Rita', message: 'price' });
  writeFileSync(join(siteDir, 'site.yaml'), present);
  const committed = () => git('show', 'HEAD:site.yaml') + '\n';
  return {
    git,
    journal,
    committed,
    siteDir,
    commit: async () => (await commitNoted(siteDir, journal)).at(-1),
  };
}

test('it is committed by its author later, once', async () => {
  const { git, journal, committed, commit } = noted(after);
  expect(await commit()).toHaveProperty('commit');
  expect([committed(), git('log', '-1', '--format=%an %s')]).toEqual([after, 'Rita price']);
  expect(git('status', '--porcelain')).toBe('');
  expect(notedCommits(journal)).toEqual([]);
  expect(await commit()).toBeUndefined();
});

test('it is committed without what somebody changed beside it, which stays', async () => {
  const both = after.replace('8h', '9h');
  const { siteDir, committed, commit } = noted(both);
  expect(await commit()).toHaveProperty('commit');
  expect(committed()).toBe(after);
  expect(readFileSync(join(siteDir, 'site.yaml'), 'utf8')).toBe(both);
});

test.each([
  ['somebody changed the same value since', after.replace('950', '990'), { not: 'changed' }],
  ['it was never written', before, { nothing: true }],
])('nothing is committed where %s', async (_, present, outcome) => {
  const { git, committed, journal, commit } = noted(present);
  expect(await commit()).toEqual(outcome);
  expect([committed(), git('rev-list', '--count', 'HEAD')]).toEqual([before, '1']);
  expect(notedCommits(journal)).toEqual([]);
});

test('who was killed after the commit, and before the index followed, leaves nothing staged', async () => {
  const { git, journal, commit } = noted(after);
  await commit();
  noteCommit(journal, { files, author: 'Rita', message: 'price' });
  git('read-tree', 'HEAD^');
  expect(git('status', '--porcelain')).toBe('MM site.yaml');
  expect(await commit()).toEqual({ nothing: true });
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-list', '--count', 'HEAD')).toBe('2');
});

test('what a merge under way stood in the way of is committed when it is over, each set as a commit of its own', async () => {
  const { git, journal, committed, siteDir, commit } = noted(after);
  writeFileSync(join(siteDir, '.git/MERGE_HEAD'), `${git('rev-parse', 'HEAD')}\n`);
  expect(await commit()).toEqual({ not: 'under-way' });
  const second = { path: 'site.yaml', before: after, after: after.replace('8h', '9h') };
  noteCommit(journal, { files: [second], author: 'Ana', message: 'hours' });
  writeFileSync(join(siteDir, 'site.yaml'), second.after);
  expect(await commitNoted(siteDir, journal)).toEqual([{ not: 'under-way' }, { not: 'under-way' }]);
  expect(git('rev-list', '--count', 'HEAD')).toBe('1');
  rmSync(join(siteDir, '.git/MERGE_HEAD'));
  await commit();
  expect(git('log', '--format=%an %s', '-2')).toBe('Ana hours\nRita price');
  expect([committed(), git('show', 'HEAD^:site.yaml')]).toEqual([second.after, after.trimEnd()]);
  expect([notedCommits(journal), git('status', '--porcelain')]).toEqual([[], '']);
});

test('what is committed already beside other changes of the file is not told as missing', async () => {
  const many = Array.from({ length: 12 }, (_, at) => `line${at}: ${at}\n`).join('');
  const { git, journal, commit, siteDir } = noted(after);
  const edit = { path: 'long.yaml', before: many, after: many.replace('line3: 3', 'line3: x') };
  writeFileSync(join(siteDir, 'long.yaml'), edit.after.replace('line11: 11', 'line11: y'));
  git('add', 'long.yaml');
  git('commit', '-qm', 'both');
  writeFileSync(join(siteDir, 'long.yaml'), edit.after);
  noteCommit(journal, { files: [edit], author: 'Rita', message: 'x' });
  expect(await commit()).toEqual({ nothing: true });
});

test('a folder that is in no repository keeps no note', async () => {
  const siteDir = makeFolder();
  const journal = join(siteDir, '.portao/edits.json');
  mkdirSync(join(siteDir, '.portao'));
  writeFileSync(join(siteDir, 'site.yaml'), after);
  noteCommit(journal, { files, author: 'Rita', message: 'price' });
  onTestFinished(() => expect(existsSync(`${journal}.commit`)).toBe(false));
  expect(await commitNoted(siteDir, journal)).toEqual([{ nothing: true }]);
});
