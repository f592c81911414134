import { join } from 'node:path';
import { structuredPatch } from 'diff';
import type { FileChange } from '../../engine/edit/edit-site.ts';
import type { CommandWords } from '../../engine/words/commands.ts';
import { coloursOf } from './colour.ts';
import { shownPath } from './shown-path.ts';

/** A change as it is shown: of a file that got another name, both names. */
interface ShownChange {
  readonly title: string;
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** What changes in files, for a person: each file, its first line, and the lines as they are (-) and as they will be (+). */
export function changedLines(
  files: readonly FileChange[],
  siteDir: string,
  words: CommandWords['edit'],
  coloured: boolean,
): string {
  const { good, bad, faint } = coloursOf(coloured);
  return shownChanges(files, siteDir, words)
    .map(({ title, path, before, after }) => {
      const { hunks } = structuredPatch(path, path, before, after, '', '', { context: 0 });
      const [first] = hunks;
      const at = first && before !== '' && after !== '' ? `:${first.oldStart}` : '';
      const lines = hunks
        .flatMap((hunk) => hunk.lines)
        .filter((line) => !line.startsWith('\\'))
        .map((line) => `  ${(line.startsWith('-') ? bad : good)(line.replace(/\r$/, ''))}\n`);
      return `${faint(title.replace('%', at))}\n${lines.join('')}`;
    })
    .join('');
}

/** A file that goes and one that comes in its place are one file with another name. */
function shownChanges(
  files: readonly FileChange[],
  siteDir: string,
  words: CommandWords['edit'],
): ShownChange[] {
  const shown = (path: string) => shownPath(join(siteDir, path));
  const gone = files.filter(({ after }) => after === null);
  const come = files.filter(({ before }) => before === null);
  const isRenamed = gone.length === 1 && come.length === 1;
  return files.flatMap(({ path, before, after }) => {
    if (isRenamed && before === null) return [];
    if (isRenamed && after === null)
      return [
        {
          title: `${shown(path)}% → ${shown(come[0]!.path)}`,
          path,
          before: before!,
          after: come[0]!.after!,
        },
      ];
    const kind = before === null ? words.added : words.removed;
    const title = before === null || after === null ? `${shown(path)}  ${kind}` : `${shown(path)}%`;
    return [{ title, path, before: before ?? '', after: after ?? '' }];
  });
}
