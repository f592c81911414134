import { createInterface } from 'node:readline/promises';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';

/** True if there is a person to ask: both ends are a terminal. */
export const canAsk = () => process.stdin.isTTY === true && process.stderr.isTTY === true;

/** Where a person is asked, and answers. */
export interface Ends {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Asks on standard error; true for yes, false for anything else, the end of input and Ctrl+C included. */
export async function askYesNo(
  question: string,
  language: Language,
  { input, output }: Ends = { input: process.stdin, output: process.stderr },
): Promise<boolean> {
  const terminal = createInterface({ input, output });
  try {
    const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
    const answer = await Promise.race([
      terminal.question(`${question} ${commandWordsOf(language).shared.yesOrNo} `).catch(() => ''),
      ended,
    ]);
    return /^\s*(?:s|sim|y|yes)\s*$/i.test(answer);
  } finally {
    terminal.close();
  }
}
