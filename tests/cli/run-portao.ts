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

/** Starts a command; of the environment it gets `PATH` and what is given. */
export const started = (args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = root) =>
  spawn(process.execPath, [join(root, 'cli/launch.mjs'), ...args], { cwd, env: { PATH: process.env.PATH, LANG: 'C', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

/** Runs a command to its end. */
export function portao(args: readonly string[], env?: Readonly<Record<string, string>>, cwd?: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = started(args, env, cwd);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
