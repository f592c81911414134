import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { speakLanguage, type CommandContext } from './command.ts';
import { blocksCommand } from './commands/blocks.ts';
import { blogCommand } from './commands/blog.ts';
import { buildCommand } from './commands/build.ts';
import { checkCommand } from './commands/check.ts';
import { contactsCommand } from './commands/contacts.ts';
import { devCommand } from './commands/dev.ts';
import { doctorCommand } from './commands/doctor.ts';
import { newCommand } from './commands/new.ts';
import { routesCommand } from './commands/routes.ts';
import { serveCommand } from './commands/serve.ts';
import { startCommand } from './commands/start.ts';
import { whyCommand } from './commands/why.ts';

/** The command line with all its commands, in the order in which `--help` lists them. */
export function createProgram(context: CommandContext): Command {
  const pt = context.language === 'pt';
  const { version } = JSON.parse(readFileSync(join(context.root, 'package.json'), 'utf8')) as { version: string };
  const program = speakLanguage(new Command('portao'), context.language)
    .description(pt ? 'Monta, confere e serve um site feito de documentos YAML.' : 'Builds, checks and serves a site made of YAML documents.')
    .version(version, '-V, --version', pt ? 'mostra a versão' : 'shows the version')
    .helpCommand(pt ? 'help [comando]' : 'help [command]', pt ? 'mostra a ajuda de um comando' : 'shows the help of a command')
    .addOption(new Option('--lang <lang>', pt ? 'língua das mensagens' : 'language of messages').choices(['pt', 'en']));
  const commands = [startCommand, devCommand, newCommand, checkCommand, buildCommand, serveCommand, blocksCommand, routesCommand, contactsCommand, whyCommand, blogCommand, doctorCommand];
  for (const command of commands) program.addCommand(command(context));
  return program;
}
