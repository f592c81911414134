// The branch of another repository that the one of a site follows, in a folder of its own: whatever somebody does in the
// repository of the site is left alone, and a process that is killed leaves nothing but that folder, which the next one makes anew.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { projectState } from '../../content/own-code/kept-file.ts';
import { withLock } from '../../files/lock.mjs';
import { gitAfar, gitIn, orNull } from './run-git.ts';

/** Thrown where the site is in no repository, or its branch follows none of another one. */
export class NoRemoteBranch extends Error {
  constructor() {
    super('the branch that is checked out follows no branch of a remote');
    this.name = 'NoRemoteBranch';
  }
}

/** Thrown where the remote does not give the branch, or does not take a commit; `message` is what git says. */
export class RemoteRefused extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message.trim() : String(cause), { cause });
    this.name = 'RemoteRefused';
  }
}

/** A branch of a remote. What it does rejects with `RemoteRefused`, and what git says. */
export interface RemoteBranch {
  /** The folder of the site in it, absolute; it is there after the first `follow`. */
  readonly siteDir: string;
  /** Fetches the branch: the folder is what it is now. */
  follow(): Promise<void>;
  /** True if one of its commits has this trailer (`name: value`, without signs that a pattern would have). */
  hasTrailer(trailer: string): Promise<boolean>;
  /** Makes a commit its head. Rejects too where somebody pushed since `follow`. */
  push(commit: string): Promise<void>;
}

/** The branch and the ref that a copy has in the repository of the site. */
const [copyBranch, fetchedRef] = ['portao-changes', 'refs/portao/changes'];

/**
 * Does `work` with the branch that the one that is checked out follows; the folder of it is gone afterwards. Of two processes one
 * waits. Rejects with `NoRemoteBranch`, `LockBusy`, and what `work` rejects with.
 */
export async function withRemoteBranch<T>(
  siteDir: string,
  work: (branch: RemoteBranch) => Promise<T>,
): Promise<T> {
  const top = await orNull(gitIn(siteDir)(['rev-parse', '--show-toplevel']));
  if (top === null || !isAbsolute(top)) throw new NoRemoteBranch();
  const git = gitIn(top);
  const ask = (args: readonly string[]) =>
    gitAfar(top)(args).catch((error: unknown) => {
      throw new RemoteRefused(error);
    });
  const own = await orNull(git(['symbolic-ref', '-q', '--short', 'HEAD']));
  const remote = await orNull(git(['config', `branch.${own}.remote`]));
  const branch = await orNull(git(['config', `branch.${own}.merge`]));
  if (own === null || remote === null || branch === null) throw new NoRemoteBranch();
  const prefix = (await gitIn(siteDir)(['rev-parse', '--show-prefix'])).trim();
  // In the project, so that what its own code imports is found.
  const folder = join(projectState(siteDir), 'changes');

  async function remove(): Promise<void> {
    rmSync(folder, { recursive: true, force: true });
    await git(['worktree', 'prune']);
    await orNull(git(['branch', '-D', copyBranch]));
  }
  async function fetch(): Promise<void> {
    const isShallow = (await git(['rev-parse', '--is-shallow-repository'])).trim() === 'true';
    // Of commits that are not here nobody knows what they say.
    const whole = isShallow ? ['--unshallow'] : [];
    await ask(['fetch', '-q', '--no-tags', ...whole, remote!, `+${branch}:${fetchedRef}`]);
  }
  mkdirSync(dirname(folder), { recursive: true });
  return withLock(`${folder}.lock`, async () => {
    await remove();
    try {
      return await work({
        siteDir: join(folder, prefix),
        async follow() {
          await fetch();
          if (existsSync(folder)) await gitIn(folder)(['reset', '-q', '--hard', fetchedRef]);
          else await git(['worktree', 'add', '-q', '-B', copyBranch, folder, fetchedRef]);
        },
        async hasTrailer(trailer) {
          const found = await git(['log', '-1', '--format=%H', `--grep=^${trailer}$`, fetchedRef]);
          return found.trim() !== '';
        },
        push: async (commit) => void (await ask(['push', '-q', remote, `${commit}:${branch}`])),
      });
    } finally {
      await remove();
    }
  });
}
