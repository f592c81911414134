// The command line as people and programs call it: a process, its words, its exit code.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../structure/tree.ts';

/** What a command did. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What a command did, or what killed it. */
export interface KilledOutcome extends Outcome {
  readonly signal: NodeJS.Signals | null;
}

/** How a command is run: its environment and folder, flags of Node, and the command line of which project. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly nodeFlags?: readonly string[];
  readonly launcher?: string;
}

/** Starts a command, without a terminal; of the environment it gets `PATH` and what is given. */
export const started = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = root,
  nodeFlags: readonly string[] = [],
  launcher = join(root, 'cli/launch.mjs'),
) =>
  spawn(process.execPath, [...nodeFlags, launcher, ...args], {
    cwd,
    env: { PATH: process.env.PATH, LANG: 'C', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs a command to its end; `signal` if it was killed. */
export function runPortao(
  args: readonly string[],
  { env, cwd, nodeFlags, launcher }: RunOptions = {},
): Promise<KilledOutcome> {
  return new Promise((resolve, reject) => {
    const child = started(args, env, cwd, nodeFlags, launcher);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
}

/** The same in short. */
export async function portao(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd?: string,
): Promise<Outcome> {
  const { code, out, err } = await runPortao(args, { env, ...(cwd ? { cwd } : {}) });
  return { code, out, err };
}
