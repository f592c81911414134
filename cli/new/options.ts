import type { Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { CommandContext } from '../command-line/command.ts';
import type { NewPageSettings } from './places/add-place.ts';
import { terminalAsk } from './ask.ts';

/** Options that every command of `portao new` has. */
export interface WritingOptions {
  readonly site: string;
  readonly dryRun?: boolean;
  readonly force?: boolean;
}

/** Adds `--dry-run` and `--force`. */
export function addWritingOptions(command: Command, { language }: CommandContext): Command {
  const words = commandWordsOf(language).new;
  return command.option('--dry-run', words.dryRun).option('--force', words.force);
}

/** What a command of `portao new` works with, from its options and the world around it. */
export function settingsFrom(
  { dryRun = false, force = false }: WritingOptions,
  siteDir: string,
  { language, out }: CommandContext,
): NewPageSettings {
  return { siteDir, language, dryRun, force, today: today(), ask: terminalAsk(), out };
}

/** The day where the computer stands, year-month-day. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
