import type { Person } from '../../blog/people.ts';
import type { PanelWords } from '../../words/panel.ts';
import type { ConfirmProps } from '../ui/ConfirmDialog.tsx';

/** What an admin does with somebody. */
export type PersonChange = keyof PanelWords['people']['questions'];

/** How somebody is called. */
export const nameOf = ({ name, email }: Person) => name || email;

/** What takes something away that does not come back by itself. */
const dangerous: readonly PersonChange[] = ['remove-second-factor', 'remove', 'cancel-invite'];

/** What is asked before it is done. Somebody who was invited is known by the address alone. */
export function questionOf(
  { people }: PanelWords,
  what: PersonChange,
  person: Person,
): Pick<ConfirmProps, 'question' | 'text' | 'confirm' | 'danger'> {
  const { question, text, confirm } = people.questions[what];
  const name = what === 'cancel-invite' ? person.email : nameOf(person);
  return { question: question({ name }), text, confirm, danger: dangerous.includes(what) };
}
