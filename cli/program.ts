import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { commandWordsOf, type CommandWords } from '../engine/words/commands.ts';
import { packageRoot } from '../engine/files/package-root.ts';
import {
  createCommand,
  languageOption,
  speakLanguage,
  type CommandContext,
} from './command-line/command.ts';

/** A command as `--help` lists it, and where the rest of it is. */
interface Listed {
  readonly about: (words: CommandWords) => string;
  /** As commander writes them: `<needed>`, `[not needed]`. */
  readonly arguments?: (words: CommandWords) => readonly string[];
  readonly load: () => Promise<(context: CommandContext) => Command>;
}

/** The commands in the order in which `--help` lists them; each is read only where it is asked for, because most of the time to start goes into reading. */
export const commands: Readonly<Record<string, Listed>> = {
  start: {
    about: (words) => words.build.aboutStart,
    load: async () => (await import('./commands/start.ts')).startCommand,
  },
  dev: {
    about: (words) => words.build.aboutDev,
    load: async () => (await import('./commands/dev.ts')).devCommand,
  },
  new: {
    about: (words) => words.new.about,
    load: async () => (await import('./new/new.ts')).newCommand,
  },
  check: {
    about: (words) => words.check.about,
    arguments: () => ['[paths...]'],
    load: async () => (await import('./commands/check.ts')).checkCommand,
  },
  upgrade: {
    about: (words) => words.upgrade.about,
    load: async () => (await import('./upgrade/upgrade.ts')).upgradeCommand,
  },
  build: {
    about: (words) => words.build.aboutBuild,
    load: async () => (await import('./commands/build.ts')).buildCommand,
  },
  ping: {
    about: (words) => words.build.aboutPing,
    load: async () => (await import('./commands/ping.ts')).pingCommand,
  },
  generate: {
    about: (words) => words.generate.about,
    load: async () => (await import('./commands/generate.ts')).generateCommand,
  },
  serve: {
    about: (words) => words.build.aboutServe,
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  blocks: {
    about: (words) => words.blocks.about,
    arguments: (words) => [words.blocks.typeArgument],
    load: async () => (await import('./blocks/blocks.ts')).blocksCommand,
  },
  routes: {
    about: (words) => words.routes.about,
    load: async () => (await import('./commands/routes.ts')).routesCommand,
  },
  alike: {
    about: (words) => words.alike.about,
    load: async () => (await import('./commands/alike.ts')).alikeCommand,
  },
  contacts: {
    about: (words) => words.contacts.about,
    load: async () => (await import('./commands/contacts.ts')).contactsCommand,
  },
  why: {
    about: (words) => words.why.about,
    arguments: (words) => [words.why.pathArgument],
    load: async () => (await import('./commands/why.ts')).whyCommand,
  },
  find: {
    about: (words) => words.edit.find.about,
    arguments: (words) => [words.edit.find.textArgument],
    load: async () => (await import('./edit/find.ts')).findCommand,
  },
  set: {
    about: (words) => words.edit.set.about,
    arguments: (words) => [words.edit.set.wordsArgument],
    load: async () => (await import('./edit/set.ts')).setCommand,
  },
  move: {
    about: (words) => words.edit.move.about,
    arguments: (words) => [words.edit.pathArgument, words.edit.newPathArgument],
    load: async () => (await import('./edit/move.ts')).moveCommand,
  },
  copy: {
    about: (words) => words.edit.copy.about,
    arguments: (words) => [words.edit.pathArgument, words.edit.newPathArgument],
    load: async () => (await import('./edit/copy.ts')).copyCommand,
  },
  remove: {
    about: (words) => words.edit.remove.about,
    arguments: (words) => [words.edit.pathArgument],
    load: async () => (await import('./edit/remove.ts')).removeCommand,
  },
  undo: {
    about: (words) => words.edit.undo.about,
    load: async () => (await import('./edit/undo.ts')).undoCommand,
  },
  history: {
    about: (words) => words.edit.history.about,
    load: async () => (await import('./edit/history.ts')).historyCommand,
  },
  restore: {
    about: (words) => words.edit.restore.about,
    arguments: (words) => [words.edit.restore.idArgument],
    load: async () => (await import('./edit/restore.ts')).restoreCommand,
  },
  blog: {
    about: (words) => words.blog.help.about,
    load: async () => (await import('./blog/blog.ts')).blogCommand,
  },
  data: {
    about: (words) => words.data.help.about,
    load: async () => (await import('./data/data.ts')).dataCommand,
  },
  user: {
    about: (words) => words.user.help.about,
    load: async () => (await import('./user/user.ts')).userCommand,
  },
  doctor: {
    about: (words) => words.doctor.about,
    load: async () => (await import('./doctor/doctor.ts')).doctorCommand,
  },
};

/** A command that is listed and not run: what `--help` and a typing mistake need of it. */
function listedCommand(
  name: string,
  { about, arguments: named }: Listed,
  context: CommandContext,
): Command {
  const words = commandWordsOf(context.language);
  const command = createCommand(name, { about: about(words) }, context);
  for (const argument of named?.(words) ?? []) command.argument(argument);
  return command;
}

/** The command line: the command that `argv` names whole, the others as they are listed. */
export async function createProgram(
  context: CommandContext,
  argv: readonly string[] = [],
): Promise<Command> {
  const words = commandWordsOf(context.language).shared;
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const program = speakLanguage(new Command('portao'), context.language)
    .description(words.about)
    .version(version, '-V, --version', words.version)
    .helpCommand(words.helpCommand, words.helpAbout)
    .addOption(languageOption(words.languageOption));
  const asked = argv.slice(2).find((argument) => Object.hasOwn(commands, argument));
  for (const [name, listed] of Object.entries(commands))
    program.addCommand(
      name === asked ? (await listed.load())(context) : listedCommand(name, listed, context),
    );
  return program;
}
