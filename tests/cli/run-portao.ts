// The command line as people and programs call it: a process, its words, its exit code.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { CommandContext } from '../../cli/command-line/command.ts';
import { languageOf } from '../../cli/command-line/arguments.ts';
import { describeFailure } from '../../cli/command-line/failure.ts';
import { runCommand } from '../../cli/command-line/run-program.ts';
import { createProgram } from '../../cli/program.ts';
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

/** Help and wrong use are written by commander itself, to the terminal unless it is told otherwise. */
function writesTo(command: Command, streams: Pick<CommandContext, 'out' | 'err'>): Command {
  command.configureOutput({ writeOut: streams.out, writeErr: streams.err });
  for (const one of command.commands) writesTo(one, streams);
  return command;
}

/** Runs a command in this process, which loads it once: for what ends by itself, and neither starts something nor reads the environment. */
export async function callPortao(args: readonly string[]): Promise<Outcome> {
  const argv = ['node', 'portao', ...args];
  const language = languageOf(argv, { LANG: 'C' }, root);
  let out = '';
  let err = '';
  const context = {
    root,
    language,
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    colour: false,
  };
  const { code } = await runCommand(
    context,
    argv,
    async (...asked) => writesTo(await createProgram(...asked), context),
    async (error) => {
      err += `${describeFailure(error, language)}\n`;
    },
  );
  return { code, out, err };
}
