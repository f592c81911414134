import type { Person } from '../../blog/people.ts';
import { useAccount } from '../data/account.ts';
import { usePanelWords, useSpoken } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import css from './panel-people.module.css';
import { nameOf, type PersonChange } from './questions.ts';

/** Everybody as a table (null while they load); on a phone each is a small block, and the roles say what the layout no longer shows. */
export function PeopleTable({
  people,
  onChange,
}: {
  people: readonly Person[] | null;
  onChange: (person: Person, what: PersonChange) => void;
}) {
  const { people: texts, frame, shared } = usePanelWords();
  return (
    <table
      className={`${ui.table} ${css.people}`}
      role="table"
      aria-label={frame.tabs.people}
      aria-busy={!people}
    >
      <thead role="rowgroup">
        <tr role="row">
          {[shared.name, shared.email, texts.role, texts.lastSignIn].map((head) => (
            <th role="columnheader" scope="col" key={head}>
              {head}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="hidden">{shared.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {people
          ? people.map((person) => <Row key={person.email} person={person} onChange={onChange} />)
          : [0, 1].map((row) => (
              <tr role="row" key={row}>
                {[0, 1, 2, 3, 4].map((cell) => (
                  <td role="cell" key={cell}>
                    <span className={ui.wait} />
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

function Row({
  person,
  onChange,
}: {
  person: Person;
  onChange: (person: Person, what: PersonChange) => void;
}) {
  const { userId } = useAccount();
  const {
    words: { people, shared },
    format,
  } = useSpoken();
  const { id, email, name, role, lastSignIn, invitedUntil, secondFactor } = person;
  const other = role === 'admin' ? 'editor' : 'admin';
  const actions: readonly PersonChange[] = invitedUntil
    ? ['cancel-invite']
    : [
        other,
        'end-sessions',
        ...(secondFactor ? (['remove-second-factor'] as const) : []),
        // Oneself: another admin does it.
        ...(id === userId ? [] : (['remove'] as const)),
      ];
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name || <span className={ui.computed}>{people.noName}</span>}
        {id === userId ? <span className={ui.computed}>{people.you}</span> : null}
      </th>
      <td role="cell" className={css.mail}>
        {email}
      </td>
      <td role="cell">{shared.roles[role]}</td>
      <td role="cell" className={ui.once}>
        <span className={css.word}>{people.lastSignInWord}</span>
        {invitedUntil
          ? people.invitedUntil({ moment: format.moment(invitedUntil) })
          : lastSignIn
            ? format.moment(lastSignIn)
            : shared.never}
      </td>
      <td role="cell" className={css.acts}>
        {actions.map((what) => (
          <button
            key={what}
            type="button"
            className={`${what === 'remove' || what === 'cancel-invite' ? ui.danger : ui.button} ${ui.quiet} ${ui.small}`}
            onClick={() => onChange(person, what)}
          >
            {people.actions[what]}
            <span className="hidden">: {nameOf(person)}</span>
          </button>
        ))}
      </td>
    </tr>
  );
}
