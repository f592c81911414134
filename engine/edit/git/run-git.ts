import { execFile } from 'node:child_process';
import { childEnvironment } from '../../files/child-environment.ts';

/** Runs git with arguments and gives what it prints. Rejects where it ends with another code than 0, or takes too long. */
export type Git = (
  args: readonly string[],
  more?: { input?: string; env?: NodeJS.ProcessEnv },
) => Promise<string>;

/** How long one call of git may take, ms: on this machine, and where it asks another one. */
const [patience, patienceAfar] = [20_000, 120_000];

const settings = ['--literal-pathspecs', '-c', 'core.hooksPath=/dev/null'];
const quiet = { GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };

/** Git in a folder, with nothing of a hook that we may be called from, and no program that git would start. */
export function gitIn(dir: string): Git {
  const own = Object.entries(childEnvironment()).filter(([name]) => !name.startsWith('GIT_'));
  return run(dir, { ...Object.fromEntries(own), ...quiet }, patience);
}

/** Which repository a hook that we may be called from is in. */
const ofRepository = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|COMMON_DIR|NAMESPACE)$/;

/** Git that asks another machine, with what our environment may say of signing in there. */
export function gitAfar(dir: string): Git {
  const own = Object.entries(process.env).filter(([name]) => !ofRepository.test(name));
  return run(dir, { ...Object.fromEntries(own), ...quiet }, patienceAfar);
}

const run =
  (dir: string, base: NodeJS.ProcessEnv, timeout: number): Git =>
  (args, { input, env } = {}) =>
    new Promise((done, fail) => {
      const child = execFile(
        'git',
        [...settings, ...args],
        { cwd: dir, env: { ...base, ...env }, timeout, maxBuffer: 64 * 1024 * 1024 },
        (error, stdout) => (error ? fail(error) : done(stdout)),
      );
      // Git may be gone before it has read everything; its exit says so.
      child.stdin?.on('error', () => undefined).end(input ?? '');
    });

/** What git prints, or null where it does not do it. */
export const orNull = (asked: Promise<string>) =>
  asked.then((text) => text.trim()).catch(() => null);
