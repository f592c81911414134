import type { Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { askYesNo, canAsk } from '../command-line/ask-yes-no.ts';
import { siteFolder, type CommandContext } from '../command-line/command.ts';

/** Options of all commands that change documents. */
export interface EditOptions {
  readonly siteDir: string;
  /** `--site` as it was typed; absent for the project's own site. */
  readonly site?: string | undefined;
  readonly language: Language;
  /** Shows every line that would change, and writes nothing. */
  readonly dryRun: boolean;
  /** Asks nothing. */
  readonly yes: boolean;
  /** Asks a person; null where there is none. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
  readonly colour: boolean;
  readonly out: (text: string) => void;
}

/** What commander reads of the options that all these commands have. */
export interface TypedOptions {
  readonly site: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

/** Gives a command the options that all these commands have. */
export function addEditOptions(command: Command, { language }: CommandContext): Command {
  const words = commandWordsOf(language);
  return command.option('--dry-run', words.edit.dryRun).option('--yes', words.shared.asksNothing);
}

/** The options as they were typed. */
export const editOptions = (
  { site, dryRun = false, yes = false }: TypedOptions,
  { root, language, colour, out }: CommandContext,
): EditOptions => ({
  siteDir: siteFolder(root, site),
  site: site === 'site' ? undefined : site,
  language,
  dryRun,
  yes,
  confirm: canAsk() ? (question) => askYesNo(question, language) : null,
  colour: colour === true,
  out,
});

/** Words of a command line as a shell reads them: in quotes where they need some. */
export const typed = (...words: readonly string[]) =>
  words
    .map((word) =>
      /^[\p{L}\p{N}_./:=@%+-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`,
    )
    .join(' ');

/** A command for the site of these options, as it can be typed. */
export const typedFor = ({ site }: EditOptions, command: string) =>
  site === undefined ? command : `${command} ${typed('--site', site)}`;
