import type { FieldChange } from '../../client/business.ts';

/** What a commit says of changes: which values, and what they were; each is one line. */
export function commitMessage(changes: readonly FieldChange[]): string {
  const said = (value: unknown) =>
    value === undefined ? '–' : (JSON.stringify(value) ?? '').slice(0, 200);
  const names = changes.map(({ at }) => at.join('.').replace(/\s+/g, ' '));
  const lines = changes.map(
    ({ before, after }, index) => `${names[index]}: ${said(before)} → ${said(after)}`,
  );
  return `${names.join(', ').slice(0, 72)}\n\n${lines.join('\n')}\n`;
}
