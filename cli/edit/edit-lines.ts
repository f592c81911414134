import { join } from 'node:path';
import { changedFields } from '../../engine/edit/journal/changed-fields.ts';
import type { FileChange } from '../../engine/edit/edit-site.ts';
import { changedBy, type ChangedSince } from '../../engine/edit/journal/take-back.ts';
import type { WrittenEdits } from '../../engine/edit/write-changes.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { siteTimeZone } from '../command-line/arguments.ts';
import { shownPath } from '../output/shown-path.ts';

/** Whose words and clock are spoken. */
interface Reader {
  readonly siteDir: string;
  readonly language: Language;
}

/** Letters of a value that are shown. */
const longest = 80;

/** A value of a document in one line; of a long one the beginning. */
function shownValue(value: unknown, language: Language): string {
  if (value === undefined) return commandWordsOf(language).edit.history.nowhere;
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Who wrote edits: a person at the panel, or a command. */
export const writerOf = ({ by, panel }: WrittenEdits, language: Language) =>
  panel ? commandWordsOf(language).edit.history.atPanel({ author: panel.author }) : `portao ${by}`;

/** When edits were written, by the clock of the site. */
export const momentOf = ({ at }: WrittenEdits, { siteDir, language }: Reader) =>
  new Date(at).toLocaleString(language, {
    timeZone: siteTimeZone(siteDir),
    dateStyle: 'medium',
    timeStyle: 'short',
  });

/** Pictures that went, relative to the site's folder, a line for each. */
export const goneLines = (pictures: readonly string[], { siteDir, language }: Reader) =>
  pictures
    .map((path) => `${shownPath(join(siteDir, path))}  ${commandWordsOf(language).edit.removed}\n`)
    .join('');

/** What edits changed in a file: a line for it, and one for each field with the values of before and after. */
export function fileLines(change: FileChange, { siteDir, language }: Reader): readonly string[] {
  const { edit } = commandWordsOf(language);
  const { path, before, after } = change;
  const file = shownPath(join(siteDir, path));
  if (before === null || after === null)
    return [`  ${file}  ${before === null ? edit.added : edit.removed}`];
  const fields = changedFields(change) ?? [];
  const lines = fields.map(
    (field) =>
      `    ${field.at.join('.')}: ${shownValue(field.before, language)} → ${shownValue(field.after, language)}`,
  );
  return [`  ${file}`, ...(lines.length > 0 ? lines : [`    ${edit.history.noField}`])];
}

/** Fields that stand in the way of taking edits back: both values, and who wrote the later one where one of `later` did. */
export const sinceLines = (
  conflicts: readonly ChangedSince[],
  edits: WrittenEdits,
  later: readonly WrittenEdits[],
  reader: Reader,
) =>
  conflicts
    .map((conflict) => {
      const { language } = reader;
      const words = commandWordsOf(language).edit.restore;
      const { file, pointer, wrote, present } = conflict;
      const since = changedBy(conflict, later);
      return [
        `- ${shownPath(join(reader.siteDir, file))}  ${pointer.join('.')}`.trimEnd(),
        ...(pointer.length === 0
          ? [words.wholeFile]
          : [
              words.wrote({
                writer: writerOf(edits, language),
                value: shownValue(wrote, language),
              }),
              words.now({ value: shownValue(present, language) }),
            ]),
        since
          ? words.since({ writer: writerOf(since, language), at: momentOf(since, reader) })
          : words.byHand,
      ].join('\n    ');
    })
    .join('\n');
