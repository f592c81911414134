import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { languages, nearestLanguage, type Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { helpIn, usageError } from './usage-words.ts';

/** What every command is told: where the project lies, the language, and whom to tell its exit code. */
export interface CommandContext {
  /** Absolute folder of the project. */
  readonly root: string;
  readonly language: Language;
  /** Told the exit code of a command that has ended: 0 done, 1 problems. The process does not wait for what is still under way. */
  readonly exit: (code: number) => void;
  /** Writes to standard output. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly err: (text: string) => void;
  /** True where standard output is a terminal that shows colours. */
  readonly colour?: boolean;
}

/** The texts that `--help` shows of a command. */
export interface CommandTexts {
  readonly about: string;
  /** Lines that can be copied, each without `begin`; a function where they name something of the site: only the help asks it. */
  readonly examples?: readonly string[] | (() => readonly string[]);
  /** What their lines begin with. */
  readonly begin?: string;
}

/** A command with the options that all share (`--lang`, and `--site` unless it reads none), its help in the language of the context. */
export function createCommand(
  name: string,
  { about, examples, begin = 'npm run portao --' }: CommandTexts,
  { language }: CommandContext,
  { site = true }: { site?: boolean } = {},
): Command {
  const words = commandWordsOf(language).shared;
  const command = speakLanguage(new Command(name), language).description(about);
  if (site) command.option('--site <dir>', words.siteFolder, 'site');
  command.addOption(languageOption(words.languageOption));
  if (examples)
    command.addHelpText('after', () => {
      const lines = typeof examples === 'function' ? examples() : examples;
      return `\n${words.examples}:\n${lines.map((line) => `  ${begin} ${line}`).join('\n')}`;
    });
  return command;
}

/** `--lang`: a language that there is, or one that is near to it. */
export const languageOption = (about: string) =>
  choiceOption('--lang <lang>', about, languages, nearestLanguage);

/** An option that takes what `meant` understands; `choices` are those that its help and its error name. */
export const choiceOption = (
  flags: string,
  about: string,
  choices: readonly string[],
  meant: (text: string) => string | undefined,
): Option =>
  new Option(flags, about).choices(choices).argParser((text) => {
    const value = meant(text);
    if (value === undefined)
      throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
    return value;
  });

/** Makes a command throw instead of ending the process, and speak the language in its help and its errors. */
export function speakLanguage(command: Command, language: Language): Command {
  const words = commandWordsOf(language).usage;
  return command
    .exitOverride()
    .configureHelp(helpIn(words))
    .configureOutput({ outputError: (text, write) => write(usageError(text, words)) })
    .helpOption('-h, --help', words.help);
}

/** Absolute folder of the project's own site: the project's folder where that has a `site.yaml`, else `site/` in it. */
export const projectSite = (root: string) =>
  existsSync(join(root, 'site.yaml')) ? root : join(root, 'site');

/** Absolute folder of the site: the project's own unless `--site` names another, which is then relative to where one stands. */
export const siteFolder = (root: string, site: string) =>
  site === 'site' ? projectSite(root) : resolve(site);

/** The folder that a site's output, state and data lie in: the project around a `site/`, else the site's own. */
export const siteHome = (siteDir: string) =>
  basename(siteDir) === 'site' ? dirname(siteDir) : siteDir;

/** Absolute output folder of a site: `dist` in its home unless `--out` names another, which is then relative to where one stands. */
export const outFolder = (siteDir: string, out: string) =>
  out === 'dist' ? join(siteHome(siteDir), 'dist') : resolve(out);
