import type { Command } from 'commander';
import { stateDir } from '../../engine/publish/output/state-dir.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import {
  createCommand,
  outFolder,
  siteFolder,
  type CommandContext,
} from '../command-line/command.ts';
import { announce } from '../start/announce.ts';

/** `portao ping`. */
export function pingCommand(context: CommandContext): Command {
  const { root, language, out, err, exit } = context;
  const words = commandWordsOf(language).build;
  return createCommand(
    'ping',
    { about: words.aboutPing, examples: ['ping', 'ping --out /var/www/site'] },
    context,
  )
    .option('--out <dir>', commandWordsOf(language).shared.outFolder, 'dist')
    .action(async (options: { site: string; out: string }) => {
      const outDir = outFolder(siteFolder(root, options.site), options.out);
      const { count, failure } = await announce(stateDir(outDir), language);
      if (failure !== null) err(`${failure}\n`);
      else out(`${count === null ? words.indexNowOff : words.announced({ count })}\n`);
      // What is public is public, whoever was told.
      exit(0);
    });
}
