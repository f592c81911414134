// The command line as a process, for tests.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../structure/tree.ts';

/** What a command did; `signal` if it was killed. */
export interface Outcome {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** How a command is run: its environment and folder, and flags of Node. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly nodeFlags?: readonly string[];
}

/** Runs a command to its end, without a terminal. */
export function runPortao(args: readonly string[], { env = {}, cwd = root, nodeFlags = [] }: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeFlags, join(root, 'cli/launch.mjs'), ...args], { cwd, env: { PATH: process.env.PATH, LANG: 'C', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
}
