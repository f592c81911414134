import { gitIn, orNull } from './run-git.ts';

/** Who wrote something last, as git knows it. */
export interface LineAuthor {
  readonly author: string;
  /** ISO 8601. */
  readonly when: string;
}

/** By file, of each of its lines who changed it in the last weeks; null for one that is older, or not committed. */
export type LineAuthors = ReadonlyMap<string, readonly (LineAuthor | null)[]>;

/** Nobody asks who changed something longer ago; without an end git would read the whole history. */
const since = '--since=90.days';

/**
 * Who changed the lines of files, which are relative to `dir` and as they stand there; only of files of which a line was changed
 * in the last weeks. Empty where git does not say, or is switched off.
 */
export async function lineAuthors(dir: string, files: readonly string[]): Promise<LineAuthors> {
  const found = new Map<string, readonly (LineAuthor | null)[]>();
  if (process.env.PORTAO_GIT === 'off') return found;
  const git = gitIn(dir);
  const log = ['log', since, '--format=', '--name-only', '--relative', '-z', '--', ...files];
  const changed = new Set((await orNull(git(log)))?.split('\0'));
  for (const file of files.filter((one) => changed.has(one))) {
    const said = await orNull(git(['blame', since, '--line-porcelain', '--', file]));
    if (said !== null) found.set(file, said.split(/^\t[^\n]*\n?/m).flatMap(authorIn));
  }
  return found;
}

/** What git says before a line; nothing behind the last one. */
function authorIn(header: string): (LineAuthor | null)[] {
  const of = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(header)?.[1];
  const [author, seconds] = [of('author'), of('author-time')];
  if (author === undefined || seconds === undefined) return [];
  const isKnown = !/^boundary$/m.test(header) && !header.startsWith('0'.repeat(40));
  return [isKnown ? { author, when: new Date(Number(seconds) * 1000).toISOString() } : null];
}
