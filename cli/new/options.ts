import type { Command } from 'commander';
import { readLocale } from '../../engine/content/locale/site-locale.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { dayOf } from '../../engine/words/days.ts';
import type { CommandContext } from '../command-line/command.ts';
import type { NewPageSettings } from './places/add-place.ts';
import { terminalAsk } from './ask-one-line.ts';

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
  const today = dayOf(new Date(), readLocale(siteDir).timeZone);
  return { siteDir, language, dryRun, force, today, ask: terminalAsk(), out };
}
