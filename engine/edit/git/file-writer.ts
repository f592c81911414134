import type { FileWriter } from '../../client/business.ts';
import { gitIn, orNull } from './run-git.ts';

/**
 * Who committed a file last, which is relative to `dir`; `uncommitted` where it was changed since, or has no commit. Undefined where
 * git does not say, or is switched off.
 */
export async function fileWriter(dir: string, file: string): Promise<FileWriter | undefined> {
  if (process.env.PORTAO_GIT === 'off') return undefined;
  const git = gitIn(dir);
  // Whoever works in the folder has the index.
  const env = { GIT_OPTIONAL_LOCKS: '0' };
  const changed = await orNull(git(['status', '--porcelain', '--', file], { env }));
  if (changed === null) return undefined;
  if (changed !== '') return 'uncommitted';
  const said = await orNull(git(['log', '-1', '--format=%at %an', '--', file]));
  const [, seconds, author] = /^(\d+) (.+)$/.exec(said ?? '') ?? [];
  if (seconds === undefined || author === undefined) return undefined;
  return { author, when: new Date(Number(seconds) * 1000).toISOString() };
}
