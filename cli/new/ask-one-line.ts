import { createInterface } from 'node:readline/promises';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError } from '../command-line/command-error.ts';

/** Asks a person for one line; rejects with `Cancelled` when they give up. */
export type Ask = (question: string) => Promise<string>;

/** Thrown when a person ends a question with Ctrl+C or Ctrl+D. */
export class Cancelled extends CommandError {
  override explain(language: Language): string {
    return commandWordsOf(language).new.cancelled;
  }
}

/** Asks on the terminal; null where nobody sits at one. */
export function terminalAsk(): Ask | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const closed = new Promise<never>((_, reject) => {
      terminal.once('SIGINT', () => terminal.close());
      terminal.once('close', () => reject(new Cancelled()));
    });
    try {
      return (await Promise.race([terminal.question(question), closed])).trim();
    } finally {
      // What is left of `closed` is refused to nobody.
      closed.catch(() => undefined);
      terminal.close();
    }
  };
}
