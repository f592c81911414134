import type { AuditEntry } from '../../blog/people.ts';
import type { PanelWords } from '../../words/panel.ts';

/** What was done in words: the deed, to what, and what there is to add, line by line. */
export interface SaidDeed {
  readonly deed: string;
  readonly subject: string;
  readonly note: string;
}

/** Tells an entry of what was done; of what has no words its name. */
export function deedOf(
  { people, shared, posts }: PanelWords,
  { action, subject, detail }: Pick<AuditEntry, 'action' | 'subject' | 'detail'>,
): SaidDeed {
  const called = (words: object, names: string) =>
    names
      .split(' ')
      .map((name) => {
        const word = (words as Readonly<Record<string, unknown>>)[name];
        return typeof word === 'string' ? word : name;
      })
      .join(', ');
  const deed = called(people.deeds, action);
  if (action === 'post-edited')
    return {
      deed,
      subject,
      note: called({ ...posts.summary.changed, content: people.text }, detail),
    };
  if (action.startsWith('business-'))
    return { deed, subject: called(people.sections, subject), note: detail };
  if (action === 'role-given' || action === 'person-invited') {
    const withRole = action === 'role-given' ? people.roleGiven : people.personInvited;
    return { deed: withRole({ role: called(shared.rolesInText, detail) }), subject, note: '' };
  }
  return { deed, subject, note: detail.startsWith('/') ? detail : '' };
}
