// Edits of the panel as commits of the repository that the site lies in. Nothing that somebody has staged, or changed and not
// committed, is touched or taken along: the commit is made in an index of its own, from what is committed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { applyPatch, structuredPatch } from 'diff';
import type { NoCommit } from '../../client/business.ts';
import type { FileChange } from '../edit-site.ts';
import { gitIn, orNull, type Git } from './run-git.ts';

/** Edits that stand in the folder of a site, and what is said of them. */
export interface EditsToCommit {
  /** Absolute. */
  readonly siteDir: string;
  readonly files: readonly FileChange[];
  /** Pictures that came with them, or went, relative to the site's folder: they are committed as the folder has them. */
  readonly pictures?: readonly string[] | undefined;
  readonly author: string;
  readonly message: string;
}

/** What became of edits: a commit, by its hash; nothing to do (no repository, switched off, committed already); or why there is none. */
export type CommitOutcome =
  { readonly commit: string } | { readonly nothing: true } | { readonly not: NoCommit };

/** How often a branch that moves meanwhile is followed. */
const tries = 5;

const underWay = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
  'BISECT_LOG',
];

class Refused extends Error {
  constructor(readonly why: NoCommit) {
    super(why);
  }
}

/** Commits edits to the branch that is checked out. Rejects with nothing: what git refuses is `not: 'failed'`. */
export async function commitEdits(edits: EditsToCommit): Promise<CommitOutcome> {
  if (process.env.PORTAO_GIT === 'off' || edits.files.length === 0) return { nothing: true };
  const inSite = gitIn(edits.siteDir);
  const top = await inSite(['rev-parse', '--show-toplevel']).catch(String);
  // A repository of somebody else's is one that git does not work in.
  if (top.includes('dubious ownership')) return { not: 'failed' };
  if (!isAbsolute(top)) return { nothing: true };
  const repository = top.trim();
  const git = gitIn(repository);
  try {
    const prefix = (await inSite(['rev-parse', '--show-prefix'])).trim();
    const files = edits.files.map((file) => ({ ...file, path: prefix + file.path }));
    const pictures = edits.pictures?.map((path) => prefix + path);
    const inRepository = { ...edits, siteDir: repository, files, pictures };
    const folder = await orNull(git(['rev-parse', '--absolute-git-dir']));
    const branch = await orNull(git(['symbolic-ref', '-q', 'HEAD']));
    if (folder === null || branch === null) throw new Refused('detached');
    if (underWay.some((name) => existsSync(join(folder, name)))) throw new Refused('under-way');
    for (let round = 0; round < tries; round += 1) {
      const done = await commitOnce(git, branch, inRepository);
      if (done) return done;
    }
    throw new Refused('busy');
  } catch (error) {
    return { not: error instanceof Refused ? error.why : 'failed' };
  }
}

/** One file of a commit, by its path from the top of the repository. */
interface CommittedFile {
  readonly path: string;
  /** As git writes it: mode and blob; null for a file that goes. */
  readonly entry: { readonly mode: string; readonly blob: string } | null;
  /** The blob of before; null for a new file. */
  readonly old: string | null;
}

/** A commit of edits, whose folder is that of the repository, on top of what is committed now; null where somebody else committed. */
async function commitOnce(
  git: Git,
  branch: string,
  { siteDir: top, files, pictures = [], author, message }: EditsToCommit,
): Promise<CommitOutcome | null> {
  const head = await orNull(git(['rev-parse', '-q', '--verify', 'HEAD']));
  if (head === null) throw new Refused('unborn');
  const changed: CommittedFile[] = [];
  for (const file of files) {
    const one = await changedFile(git, head, file);
    if (one) changed.push(one);
  }
  for (const path of pictures) {
    const one = await changedPicture(git, head, path, existsSync(join(top, path)));
    if (one) changed.push(one);
  }
  if (changed.length === 0) {
    await followIndex(git, head, [...files.map(({ path }) => path), ...pictures]);
    return { nothing: true };
  }
  const scratch = mkdtempSync(join(tmpdir(), 'portao-git-'));
  try {
    const env = { GIT_INDEX_FILE: resolve(scratch, 'index') };
    await git(['read-tree', head], { env });
    for (const one of changed) await putIn(git, one, env);
    const tree = (await git(['write-tree'], { env })).trim();
    const name = author.replace(/[<>\n]/g, ' ').trim() || 'Portão';
    const committer = await orNull(git(['var', 'GIT_COMMITTER_IDENT']));
    const commit = (
      await git(['commit-tree', tree, '-p', head], {
        input: message,
        env: {
          GIT_AUTHOR_NAME: name,
          GIT_AUTHOR_EMAIL: '',
          // A server that has no identity of its own.
          ...(committer === null ? { GIT_COMMITTER_NAME: 'Portão', GIT_COMMITTER_EMAIL: '' } : {}),
        },
      })
    ).trim();
    const moved = await orNull(git(['update-ref', '-m', 'portao: /admin', branch, commit, head]));
    if (moved === null) return null;
    await keepIndex(git, changed);
    return { commit };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What becomes of a file in the commit: the edit on top of what is committed, whatever else stands in the folder. Null where it is committed already. */
async function changedFile(
  git: Git,
  head: string,
  { path, before, after }: FileChange,
): Promise<CommittedFile | null> {
  const committedAs = await entryIn(git, head, path);
  const { mode, blob: old } = committedAs ?? { mode: '100644', blob: null };
  if (old === null && before !== null) throw new Refused('untracked');
  if (after === null) return old === null ? null : { path, entry: null, old };
  if (old === null) await refuseIgnored(git, path);
  const committed = old === null ? null : await git(['cat-file', '--filters', `${head}:${path}`]);
  const mark = committed?.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = committed?.slice(mark.length) ?? null;
  if (text === after) return null;
  const merged =
    text === before ? after : applyPatch(text ?? '', structuredPatch('', '', before ?? '', after));
  if (merged === false) {
    if (isApplied(text ?? '', before ?? '', after)) return null;
    throw new Refused('same-lines');
  }
  const blob = await git(['hash-object', '-w', '--stdin', '--path', path], {
    input: mark + merged,
  });
  return { path, entry: { mode, blob: blob.trim() }, old };
}

/** What becomes of a picture in the commit; null where it is committed already. */
async function changedPicture(
  git: Git,
  head: string,
  path: string,
  isThere: boolean,
): Promise<CommittedFile | null> {
  const { mode, blob: old } = (await entryIn(git, head, path)) ?? { mode: '100644', blob: null };
  if (!isThere) return old === null ? null : { path, entry: null, old };
  const blob = (await git(['hash-object', '-w', '--', path])).trim();
  if (blob === old) return null;
  if (old === null) await refuseIgnored(git, path);
  return { path, entry: { mode, blob }, old };
}

/** A new file that the repository is not to have stays out of it. */
async function refuseIgnored(git: Git, path: string): Promise<void> {
  if ((await orNull(git(['check-ignore', '-q', path]))) !== null) throw new Refused('untracked');
}

/** A file as a commit has it; null where it has none. */
async function entryIn(git: Git, commit: string, path: string): Promise<CommittedFile['entry']> {
  const said = await git(['ls-tree', commit, '--', path]);
  const [, mode, blob] = /^(\d+) blob (\S+)/.exec(said) ?? [];
  return mode !== undefined && blob !== undefined ? { mode, blob } : null;
}

/** Who was killed just after a commit left the index as it was before it. */
async function followIndex(git: Git, head: string, paths: readonly string[]): Promise<void> {
  const committed: CommittedFile[] = [];
  for (const path of paths) {
    const old = (await entryIn(git, `${head}^`, path).catch(() => null))?.blob ?? null;
    committed.push({ path, entry: await entryIn(git, head, path), old });
  }
  await keepIndex(git, committed);
}

/** True where a text that others changed too has an edit already. */
const isApplied = (text: string, before: string, after: string) =>
  applyPatch(text, structuredPatch('', '', after, before)) !== false;

/** Puts a file into an index; that of whoever works in the folder if no other is named. */
const putIn = (git: Git, { path, entry }: CommittedFile, env: NodeJS.ProcessEnv = {}) =>
  entry
    ? git(['update-index', '--add', '--cacheinfo', `${entry.mode},${entry.blob},${path}`], { env })
    : git(['update-index', '--force-remove', '--', path], { env });

/** The index of whoever works in the folder follows, but for files of which something is staged. */
async function keepIndex(git: Git, files: readonly CommittedFile[]): Promise<void> {
  for (const file of files) {
    const [, staged = null] =
      /^\d+ (\S+) 0\t/.exec((await orNull(git(['ls-files', '-s', '--', file.path]))) ?? '') ?? [];
    // Where another git has the index just now, the file looks staged until somebody adds it.
    if (staged === file.old) await putIn(git, file).catch(() => undefined);
  }
}
