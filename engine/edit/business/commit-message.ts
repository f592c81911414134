import type { FieldChange } from '../../client/business.ts';

const nameOf = ({ at }: FieldChange) => at.join('.').replace(/\s+/g, ' ');
const said = (value: unknown) =>
  value === undefined ? '–' : (JSON.stringify(value) ?? '').slice(0, 200);

/** A line for each change: which value, what it was and what it is. */
export const changeLines = (changes: readonly FieldChange[]): string =>
  changes
    .map((change) => `${nameOf(change)}: ${said(change.before)} → ${said(change.after)}`)
    .join('\n');

/** What a commit says of changes: which values, and what they were. */
export const commitMessage = (changes: readonly FieldChange[]): string =>
  `${changes.map(nameOf).join(', ').slice(0, 72)}\n\n${changeLines(changes)}\n`;
