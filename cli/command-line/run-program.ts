import { CommanderError, type Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { mayColour } from '../output/colour.ts';
import { languageOf } from './arguments.ts';
import { WrongUse } from './command-error.ts';
import type { CommandContext } from './command.ts';

/** Makes the program that understands `argv`. */
export type CreateProgram = (context: CommandContext, argv: readonly string[]) => Promise<Command>;

/** What came of a command: its exit code, and whether it said itself that it is done. */
export interface CommandResult {
  code: number;
  ended: boolean;
}

/** Runs the command in `argv`: 0 done, 1 problems or stopped halfway, 2 wrong use. `tellFailure` is called with what it throws. */
export async function runCommand(
  context: Omit<CommandContext, 'exit'>,
  argv: readonly string[],
  createProgram: CreateProgram,
  tellFailure: (error: unknown) => Promise<void>,
): Promise<CommandResult> {
  const result = { code: 0, ended: false };
  const exit = (code: number) => {
    result.code = code;
    result.ended = true;
  };
  try {
    await (await createProgram({ ...context, exit }, argv)).parseAsync([...argv]);
  } catch (error) {
    if (error instanceof CommanderError) result.code = error.exitCode === 0 ? 0 : 2;
    else {
      await tellFailure(error);
      result.code = error instanceof WrongUse ? 2 : 1;
    }
  }
  return result;
}

/** Runs the command in `argv` for the project in `root` (absolute); sets the exit code (`runCommand`). The only place that does. */
export async function runProgram(
  root: string,
  argv: readonly string[],
  createProgram: CreateProgram,
): Promise<void> {
  const language = languageOf(argv, process.env, root);
  const context = {
    root,
    language,
    out: (text: string) => void process.stdout.write(text),
    err: (text: string) => void process.stderr.write(text),
    colour: mayColour(process.stdout),
  };
  const tellFailure = async (error: unknown) => {
    const { describeFailure } = await import('./failure.ts');
    process.stderr.write(`${describeFailure(error, language, mayColour(process.stderr))}\n`);
  };
  const stoppedHalfway = () => {
    context.err(commandWordsOf(language).failures.stoppedHalfway);
    process.exitCode = 1;
  };
  // Told when nothing is left that could go on.
  process.once('beforeExit', stoppedHalfway);
  let unwritten: Error | null = null;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever read the answer has enough (`portao routes | head`): that is no fault. A full disk is one, but no reason for a server to stop.
    if (error.code !== 'EPIPE') unwritten ??= error;
  });
  const result = await runCommand(context, argv, createProgram, tellFailure);
  process.off('beforeExit', stoppedHalfway);
  process.exitCode = result.code;
  if (!result.ended) return;
  await Promise.all([process.stdout, process.stderr].map(written));
  if (unwritten) {
    await tellFailure(unwritten);
    process.exitCode = 1;
  }
  // Nothing else is waited for: a name that is being looked up cannot be called off, and tidying up the memory takes a
  // thirtieth of a build.
  process.exit();
}

/** Waits until what was printed is with its reader, or nobody reads any more; errors have been told by then. */
const written = (stream: NodeJS.WriteStream) =>
  new Promise<void>((resolve) => void stream.write('', () => setImmediate(resolve)));
