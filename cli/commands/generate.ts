import { join } from 'node:path';
import type { Command } from 'commander';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { shownPath } from '../output/shown-path.ts';
import { generateFor } from '../site/generate.ts';

/** Options of `portao generate`. */
export interface Generate {
  readonly siteDir: string;
  /** Only looks. */
  readonly check: boolean;
  readonly language: Language;
  readonly out: (text: string) => void;
}

/** Generates schemas and types of a site's own blocks and drawings, or says which are out of date; 0, or 1 if any are. Rejects with `GeneratorFailed`, `SiteProblems`. */
export async function runGenerate({ siteDir, check, language, out }: Generate): Promise<number> {
  const words = commandWordsOf(language).generate;
  const stale = await generateFor(siteDir, check);
  if (stale.length === 0) {
    out(`${words.current}\n`);
    return 0;
  }
  const files = stale.map((file) => `  ${shownPath(join(siteDir, file))}\n`).join('');
  out(`${check ? words.outOfDate : words.written}\n${files}${check ? `${words.run}\n` : ''}`);
  return check ? 1 : 0;
}

/** `portao generate`. */
export function generateCommand(context: CommandContext): Command {
  const { root, language, exit, out } = context;
  const words = commandWordsOf(language).generate;
  return createCommand(
    'generate',
    { about: words.about, examples: ['generate', 'generate --check'] },
    context,
  )
    .option('--check', words.check)
    .action(async ({ site, check = false }: { site: string; check?: boolean }) =>
      exit(await runGenerate({ siteDir: siteFolder(root, site), check, language, out })),
    );
}
