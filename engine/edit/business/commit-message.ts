import type { FieldChange } from '../../client/business.ts';

const writtenName = ({ at }: FieldChange) => at.join('.').replace(/\s+/g, ' ');

const writtenValue = (value: unknown) =>
  value === undefined ? '–' : (JSON.stringify(value) ?? '').slice(0, 200);

/** A line for each change: which value, what it was and what it is. */
export const changeLines = (
  changes: readonly FieldChange[],
  nameOf: (change: FieldChange) => string,
  said: (value: unknown) => string,
): string =>
  changes
    .map((change) => `${nameOf(change)}: ${said(change.before)} → ${said(change.after)}`)
    .join('\n');

/** What a commit says of changes: which values, and what they were. */
export const commitMessage = (changes: readonly FieldChange[]): string =>
  `${changes.map(writtenName).join(', ').slice(0, 72)}\n\n${changeLines(changes, writtenName, writtenValue)}\n`;
