import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { commandWordsOf } from '../engine/words/commands.ts';
import { packageRoot } from '../engine/files/package-root.ts';
import { languageOption, speakLanguage, type CommandContext } from './command-line/command.ts';

/** The commands in the order in which `--help` lists them; each is read only where it is asked for, because most of the time to start goes into reading. */
const commands: Readonly<Record<string, () => Promise<(context: CommandContext) => Command>>> = {
  start: async () => (await import('./commands/start.ts')).startCommand,
  dev: async () => (await import('./commands/dev.ts')).devCommand,
  new: async () => (await import('./new/new.ts')).newCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  upgrade: async () => (await import('./upgrade/upgrade.ts')).upgradeCommand,
  build: async () => (await import('./commands/build.ts')).buildCommand,
  ping: async () => (await import('./commands/ping.ts')).pingCommand,
  generate: async () => (await import('./commands/generate.ts')).generateCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  blocks: async () => (await import('./blocks/blocks.ts')).blocksCommand,
  routes: async () => (await import('./commands/routes.ts')).routesCommand,
  alike: async () => (await import('./commands/alike.ts')).alikeCommand,
  contacts: async () => (await import('./commands/contacts.ts')).contactsCommand,
  why: async () => (await import('./commands/why.ts')).whyCommand,
  find: async () => (await import('./edit/find.ts')).findCommand,
  set: async () => (await import('./edit/set.ts')).setCommand,
  move: async () => (await import('./edit/move.ts')).moveCommand,
  copy: async () => (await import('./edit/copy.ts')).copyCommand,
  remove: async () => (await import('./edit/remove.ts')).removeCommand,
  undo: async () => (await import('./edit/undo.ts')).undoCommand,
  history: async () => (await import('./edit/history.ts')).historyCommand,
  restore: async () => (await import('./edit/restore.ts')).restoreCommand,
  blog: async () => (await import('./blog/blog.ts')).blogCommand,
  data: async () => (await import('./data/data.ts')).dataCommand,
  user: async () => (await import('./user/user.ts')).userCommand,
  doctor: async () => (await import('./doctor/doctor.ts')).doctorCommand,
};

/** The command line with the command that `argv` begins with, or with all of them where it begins with none (`--help`, a typing mistake). */
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
  const named =
    argv[2] !== undefined && Object.hasOwn(commands, argv[2]) ? [argv[2]] : Object.keys(commands);
  for (const name of named) program.addCommand((await commands[name]!())(context));
  return program;
}
