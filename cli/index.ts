// Entry of the command line.
import { runProgram } from './command-line/run-program.ts';
import { createProgram } from './program.ts';

/** Runs the command in `argv` for the project in `root` (absolute); see `runProgram`. */
export const main = (root: string, argv: readonly string[]): Promise<void> =>
  runProgram(root, argv, createProgram);
