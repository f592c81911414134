// Entry of the command line: the only place that sets an exit code.
import { CommanderError } from 'commander';
import type { CommandContext } from './command.ts';
import { createProgram } from './program.ts';
import { describeFailure } from './failure.ts';
import { wantsColour } from './problem-view.ts';
import { languageOf, WrongUse } from './terminal.ts';

/** Runs the command in `argv` for the project in `root` (absolute); sets the exit code: 0 done, 1 problems, 2 wrong use. */
export async function main(root: string, argv: readonly string[]): Promise<void> {
  const result: { code: number } = { code: 0 };
  // `| head` reads as much as it wants, and that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const language = languageOf(argv, process.env);
  const context: CommandContext = {
    root,
    language,
    exit: (code, { leave = false } = {}) => {
      result.code = code;
      // A name that is being looked up, say, cannot be called off and would hold the process for many seconds.
      if (leave) setTimeout(() => process.exit(), 100).unref();
    },
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    colour: wantsColour(process.stdout.isTTY, process.env),
  };
  process.stdout.on('error', ignoreClosedPipe);
  try {
    await (await createProgram(context, argv)).parseAsync([...argv]);
  } catch (error) {
    if (error instanceof CommanderError) result.code = error.exitCode === 0 ? 0 : 2;
    else {
      process.stderr.write(`${describeFailure(error, language, wantsColour(process.stderr.isTTY, process.env))}\n`);
      result.code = error instanceof WrongUse ? 2 : 1;
    }
  }
  process.exitCode = result.code;
}

/** Whoever read the answer has enough (`portao routes | head`): that is no fault. Throws any other error. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
