import type { AuditEntry } from '../../blog/people.ts';
import type { PanelWords } from '../../words/panel.ts';

/** What was done, in the words before its subject. */
export function deedOf(
  { people, shared }: PanelWords,
  { action, detail }: Pick<AuditEntry, 'action' | 'detail'>,
): string {
  const roles: Readonly<Record<string, string>> = shared.rolesInText;
  const deeds: Readonly<Record<string, string>> = people.deeds;
  const role = roles[detail] ?? '';
  if (action === 'role-given') return people.roleGiven({ role });
  if (action === 'person-invited') return people.personInvited({ role });
  return deeds[action] ?? action;
}
