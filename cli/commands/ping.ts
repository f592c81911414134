import type { Command } from 'commander';
import { stateDir } from '../../engine/publish/output/state-dir.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, outFolder, type CommandContext } from '../command-line/command.ts';
import { announce } from '../start/announce.ts';

/** `portao ping`. */
export function pingCommand(context: CommandContext): Command {
  const { root, language, out, err, exit } = context;
  const words = commandWordsOf(language).build;
  return createCommand(
    'ping',
    { about: words.aboutPing, examples: ['ping', 'ping --out /var/www/site'] },
    context,
    { site: false },
  )
    .option('--out <dir>', commandWordsOf(language).shared.outFolder, 'dist')
    .action(async (options: { out: string }) => {
      const { count, failure } = await announce(stateDir(outFolder(root, options.out)), language);
      if (failure !== null) err(`${failure}\n`);
      else out(`${count === null ? words.indexNowOff : words.announced({ count })}\n`);
      // What is public is public, whoever was told.
      exit(0);
    });
}
