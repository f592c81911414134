// Who wrote the data of a business, where somebody changed its documents and git knows who.
import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { snapshotFiles } from '../../../engine/content/file-snapshot.ts';
import { businessState } from '../../../engine/edit/business/business-state.ts';
import { fileWriter } from '../../../engine/edit/git/file-writer.ts';
import { fieldWriters } from '../../../engine/edit/business/field-writers.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

afterEach(() => vi.unstubAllEnvs());

const longAgo = '2020-01-01T12:00:00Z';
const lately = new Date(Date.now() - 86_400_000).toISOString().slice(0, 19);

/** A site in a repository, with what is changed in it and who has written what then. */
function committedSite(edits: Edits = {}) {
  const site = new FixtureSite(edits);
  const git = (author: string, when: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd: site.dir,
      env: {
        PATH: process.env.PATH,
        GIT_AUTHOR_NAME: author,
        GIT_AUTHOR_EMAIL: '',
        GIT_AUTHOR_DATE: when,
        GIT_COMMITTER_NAME: 'Host',
        GIT_COMMITTER_EMAIL: '',
        GIT_COMMITTER_DATE: when,
      },
    });
  const commit = (author: string, changes: Edits, when = `${lately}Z`) => {
    site.apply(changes);
    git(author, when, 'add', '.');
    git(author, when, 'commit', '-qm', 'change');
  };
  git('Root', `${lately}Z`, 'init', '-q');
  commit('Root', {});
  return {
    site,
    commit,
    writers: async (dir = site.dir) =>
      (await fieldWriters(site.dir, businessState(snapshotFiles(dir), [], 'pt-BR'))).map(
        ({ at, ...by }) => ({
          at: at.join('.'),
          ...by,
        }),
      ),
  };
}

const when = `${lately}.000Z`;
const landline = '"+551130000000"';

test('names who changed a value, a list or all of a group last, and nobody for what is as it was at first', async () => {
  const { commit, writers } = committedSite();
  expect(await writers()).toEqual([]);
  commit('Caio', { 'site.yaml': [['value: 4.9', 'value: 4.8']] });
  commit('Bia', { 'site.yaml': [[landline, '"+551130000001"']] });
  commit('Ana', {
    'site.yaml': [
      [
        '  emergency:\n    - { days: [Sunday], opens',
        '  emergency:\n    - { days: [Sunday, Monday], opens',
      ],
      ['claims:\n', 'claims:\n  price:\n    value: R$10\n    context: Preço.\n'],
    ],
  });
  commit('Bia', { 'site.yaml': [['context: Preço.', 'context: Preço do pão.']] });
  expect(await writers()).toEqual([
    // What stands on one line is of one commit.
    { at: 'contacts.landline', author: 'Bia', when },
    { at: 'hours.emergency', author: 'Ana', when },
    { at: 'claims.price.value', author: 'Ana', when },
    { at: 'claims.price.context', author: 'Bia', when },
    { at: 'rating', author: 'Caio', when },
  ]);
});

test('a group that came with one commit is one entry', async () => {
  const { commit, writers } = committedSite();
  commit('Ana', {
    'site.yaml': [['claims:\n', 'claims:\n  price:\n    value: R$10\n    context: Preço.\n']],
  });
  expect(await writers()).toEqual([{ at: 'claims.price', author: 'Ana', when }]);
});

test('says nothing of what is not committed, or is another value in the folder than in the state', async () => {
  const { site, commit, writers } = committedSite();
  const published = new FixtureSite().dir;
  commit('Bia', { 'site.yaml': [['[Monday, Friday]', '[Monday]']] });
  expect(await writers()).toEqual([{ at: 'hours.business', author: 'Bia', when }]);
  expect(await writers(published)).toEqual([]);
  site.apply({ 'site.yaml': [['[Monday]', '[Friday]']] });
  expect(await writers()).toEqual([]);
});

test('says nothing of what was changed long ago, without git, or where git is switched off', async () => {
  const { commit, writers } = committedSite();
  commit('Bia', { 'site.yaml': [[landline, '"+551130000001"']] }, longAgo);
  expect(await writers()).toEqual([]);
  commit('Bia', { 'site.yaml': [['"+551130000001"', landline]] });
  expect(await writers()).toHaveLength(1);
  vi.stubEnv('PORTAO_GIT', 'off');
  expect(await writers()).toEqual([]);
  vi.unstubAllEnvs();
  const { dir } = new FixtureSite();
  expect(await fieldWriters(dir, businessState(snapshotFiles(dir), [], 'en'))).toEqual([]);
});

test('of a file as a whole git names who committed it last, or that somebody has not yet', async () => {
  const { site, commit } = committedSite();
  commit('Rita', { 'site.yaml': [[landline, '"+551130000001"']] });
  expect(await fileWriter(site.dir, 'site.yaml')).toEqual({ author: 'Rita', when });
  site.apply({ 'site.yaml': [['"+551130000001"', landline]] });
  expect(await fileWriter(site.dir, 'site.yaml')).toBe('uncommitted');
  vi.stubEnv('PORTAO_GIT', 'off');
  expect(await fileWriter(site.dir, 'site.yaml')).toBeUndefined();
  vi.unstubAllEnvs();
  expect(await fileWriter(new FixtureSite().dir, 'site.yaml')).toBeUndefined();
});
