import type { Language } from '../../engine/words/language.ts';

/**
 * A failure that a command foresees. It says itself what happened and what to do; the message is in the language of the
 * command, unless a kind of failure has words of its own.
 */
export class CommandError extends Error {
  explain(_language: Language): string {
    return this.message;
  }
}

/** Thrown for an option or a setting that cannot be understood; the process ends with the code 2. */
export class WrongUse extends CommandError {}
