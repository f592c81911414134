import type { Command } from 'commander';
import { changedFields } from '../../engine/edit/journal/changed-fields.ts';
import { allEdits, editsId, journalOf } from '../../engine/edit/write-changes.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { refuseNoSite } from '../site/generate.ts';
import { fileLines, momentOf, writerOf } from './edit-lines.ts';

/** Options of `portao history`. */
export interface HistoryOptions {
  readonly siteDir: string;
  readonly language: Language;
  readonly json: boolean;
  readonly out: (text: string) => void;
}

/** Files of a change that are shown; `--json` has all. */
const mostFiles = 10;

/** Lists what commands and the panel changed in documents, the last first; 0. Throws `WrongUse` where there is no site. */
export function runHistory(options: HistoryOptions): number {
  const { siteDir, language, json, out } = options;
  const words = commandWordsOf(language).edit.history;
  refuseNoSite(siteDir);
  const all = allEdits(journalOf(siteDir)).toReversed();
  if (json) {
    const records = all.map((edits) => ({
      id: editsId(edits),
      at: edits.at,
      by: edits.by,
      author: edits.panel?.author ?? null,
      files: edits.files.map((change) => ({
        path: change.path,
        is: change.before === null ? 'new' : change.after === null ? 'removed' : 'changed',
        fields: changedFields(change) ?? [],
      })),
    }));
    out(`${JSON.stringify(records, null, 2)}\n`);
  } else if (all.length === 0) out(`${words.nothing}\n`);
  else
    for (const edits of all) {
      const { files } = edits;
      const shown = files.slice(0, mostFiles).flatMap((change) => fileLines(change, options));
      const more = files.length - mostFiles;
      out(
        [
          `${editsId(edits)}  ${momentOf(edits, options)}  ${writerOf(edits, language)}`,
          ...shown,
          ...(more > 0 ? [`  ${words.andMore({ count: more })}`] : []),
          '\n',
        ].join('\n'),
      );
    }
  return 0;
}

/** `portao history`. */
export function historyCommand(context: CommandContext): Command {
  const { root, language, exit, out } = context;
  const { edit, shared } = commandWordsOf(language);
  const texts = { about: edit.history.about, examples: ['history', 'history --json'] };
  return createCommand('history', texts, context)
    .option('--json', shared.json)
    .action(({ site, json = false }: { site: string; json?: boolean }) =>
      exit(runHistory({ siteDir: siteFolder(root, site), language, json, out })),
    );
}
