// Edits of the panel as commits, beside whatever somebody does in the same repository.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commitEdits, type CommitOutcome } from '../../../engine/edit/git/commit-edits.ts';
import { makeFolder } from '../../folders.ts';

const path = 'site.yaml';
const lines = (changes: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: 30 }, (_, at) => changes[at] ?? `line${at}: ${at}`).join('\n') + '\n';
const before = lines();
const after = lines({ 5: 'line5: R$ 950' });

/** A repository with a site in a folder of it, one commit, and what git says there. */
function repository() {
  const top = makeFolder();
  const siteDir = join(top, 'site');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: top, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Dev');
  git('config', 'user.email', 'dev@exemplo.com.br');
  mkdirSync(siteDir);
  const write = (text: string, file = path) => writeFileSync(join(siteDir, file), text);
  write(before);
  write('um\n', 'outro.yaml');
  git('add', '.');
  git('commit', '-qm', 'first');
  /** Commits an edit that stands in the folder already. */
  const commit = (file = { path, before, after }): Promise<CommitOutcome> =>
    commitEdits({ siteDir, files: [file], author: 'Rita <x>', message: 'prices\n\n890 → 950' });
  const committed = (file = path) => git('show', `HEAD:site/${file}`) + '\n';
  return { top, siteDir, git, write, commit, committed };
}

test('an edit is a commit of its author with its file alone, and nothing is left to commit', async () => {
  const { git, write, commit, committed } = repository();
  write(after);
  expect(await commit()).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{40}$/) as string });
  expect(committed()).toBe(after);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%an|%cn|%s|%b')).toBe('Rita  x|Dev|prices|890 → 950');
  expect(git('show', '--name-only', '--format=', 'HEAD')).toBe('site/site.yaml');
  // Once more there is nothing to do.
  expect(await commit()).toEqual({ nothing: true });
  expect(git('rev-list', '--count', 'HEAD')).toBe('2');
});

test('what somebody staged, and changed without committing, stays theirs, in the same file too', async () => {
  const { siteDir, git, write, commit, committed } = repository();
  write('dois\n', 'outro.yaml');
  git('add', 'site/outro.yaml');
  write('novo\n', 'novo.yaml');
  const both = lines({ 5: 'line5: R$ 950', 20: 'line20: of theirs' });
  write(both);
  expect(
    await commit({ path, before: lines({ 20: 'line20: of theirs' }), after: both }),
  ).toHaveProperty('commit');
  expect(committed()).toBe(after);
  expect(committed('outro.yaml')).toBe('um\n');
  expect(git('status', '--porcelain').split('\n').sort()).toEqual(
    ['?? site/novo.yaml', 'M  site/outro.yaml', ' M site/site.yaml'].sort(),
  );
  expect(readFileSync(join(siteDir, path), 'utf8')).toBe(both);
});

test('a file of which something is staged keeps what is staged', async () => {
  const { git, write, commit, committed } = repository();
  const staged = lines({ 20: 'line20: of theirs' });
  write(staged);
  git('add', 'site/site.yaml');
  const both = lines({ 5: 'line5: R$ 950', 20: 'line20: of theirs' });
  write(both);
  expect(await commit({ path, before: staged, after: both })).toHaveProperty('commit');
  expect(committed()).toBe(after);
  expect(git('show', ':site/site.yaml') + '\n').toBe(staged);
});

test('of two at once both are committed', async () => {
  const { git, write, commit, committed } = repository();
  const second = lines({ 5: 'line5: R$ 950', 20: 'line20: 24 h' });
  write(second);
  const done = await Promise.all([commit(), commit({ path, before: after, after: second })]);
  expect(done.filter((one) => 'not' in one)).toEqual([]);
  expect(committed()).toBe(second);
  expect(git('rev-list', '--count', 'HEAD')).toBe('3');
});

test.each<[string, (stand: ReturnType<typeof repository>) => void, CommitOutcome]>([
  ['no branch is checked out', ({ git }) => git('checkout', '-q', '--detach'), { not: 'detached' }],
  [
    'a merge is under way',
    ({ top }) => writeFileSync(join(top, '.git/MERGE_HEAD'), ''),
    { not: 'under-way' },
  ],
  [
    'a rebase is under way',
    ({ top }) => mkdirSync(join(top, '.git/rebase-merge')),
    { not: 'under-way' },
  ],
  [
    'somebody committed the same lines otherwise',
    ({ git, write }) => {
      write(lines({ 5: 'line5: R$ 1.000' }));
      git('commit', '-qam', 'theirs');
      write(after);
    },
    { not: 'same-lines' },
  ],
  [
    'the file was never added',
    ({ git }) => {
      git('rm', '-q', '--cached', 'site/site.yaml');
      git('commit', '-qm', 'no longer kept');
    },
    { not: 'untracked' },
  ],
  ['it is switched off', () => vi.stubEnv('PORTAO_GIT', 'off'), { nothing: true }],
])('where %s nothing is committed, and that is said', async (_, prepare, outcome) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const stand = repository();
  stand.write(after);
  prepare(stand);
  const [head, status] = [stand.git('rev-parse', 'HEAD'), stand.git('status', '--porcelain')];
  expect(await stand.commit()).toEqual(outcome);
  expect(stand.git('rev-parse', 'HEAD')).toBe(head);
  expect(stand.git('status', '--porcelain')).toBe(status);
});

test('a folder without a repository, and a branch without a commit, are told apart', async () => {
  const siteDir = makeFolder();
  const edits = { siteDir, files: [{ path, before, after }], author: 'Rita', message: 'x' };
  expect(await commitEdits(edits)).toEqual({ nothing: true });
  execFileSync('git', ['init', '-q'], { cwd: siteDir });
  expect(await commitEdits(edits)).toEqual({ not: 'unborn' });
});

test('a server without an identity of its own commits all the same, whatever hooks and settings say', async () => {
  const { top, git, write, commit } = repository();
  git('config', '--unset', 'user.name');
  git('config', '--unset', 'user.email');
  git('config', 'user.useConfigOnly', 'true');
  git('config', 'commit.gpgSign', 'true');
  writeFileSync(join(top, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  vi.stubEnv('GIT_DIR', '/nowhere');
  vi.stubEnv('HOME', top);
  write(after);
  const done = await commit();
  vi.unstubAllEnvs();
  expect(done).toHaveProperty('commit');
  expect(git('log', '-1', '--format=%cn')).toBe('Portão');
});
