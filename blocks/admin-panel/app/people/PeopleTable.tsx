import type { Person } from '#engine/blog/people';
import { useAccount } from '../data/account.ts';
import { roleNames } from '../data/rights.ts';
import { formatMoment } from '../ui/format.ts';
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
  return (
    <table
      className={`${ui.table} ${css.people}`}
      role="table"
      aria-label="Pessoas"
      aria-busy={!people}
    >
      <thead role="rowgroup">
        <tr role="row">
          {['Nome', 'E-mail', 'Papel', 'Entrou por último'].map((head) => (
            <th role="columnheader" scope="col" key={head}>
              {head}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="hidden">Ações</span>
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
  const { id, email, name, role, lastSignIn, invitedUntil, secondFactor } = person;
  const other = role === 'admin' ? 'editor' : 'admin';
  const actions: [PersonChange, string][] = invitedUntil
    ? [['cancel-invite', 'Cancelar convite']]
    : [
        [other, `Tornar ${roleNames[other].toLowerCase()}`],
        ['end-sessions', 'Encerrar sessões'],
        ...(secondFactor
          ? ([['remove-second-factor', 'Tirar segundo fator']] as [PersonChange, string][])
          : []),
        // Oneself: another admin does it.
        ...(id === userId ? [] : ([['remove', 'Remover']] as [PersonChange, string][])),
      ];
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name || <span className={ui.computed}>sem nome</span>}
        {id === userId ? <span className={ui.computed}> (você)</span> : null}
      </th>
      <td role="cell" className={css.mail}>
        {email}
      </td>
      <td role="cell">{roleNames[role]}</td>
      <td role="cell" className={ui.once}>
        <span className={css.word}>Entrou por último: </span>
        {invitedUntil
          ? `convite até ${formatMoment(invitedUntil)}`
          : lastSignIn
            ? formatMoment(lastSignIn)
            : 'nunca'}
      </td>
      <td role="cell" className={css.acts}>
        {actions.map(([what, label]) => (
          <button
            key={what}
            type="button"
            className={`${what === 'remove' || what === 'cancel-invite' ? ui.danger : ui.button} ${ui.quiet} ${ui.small}`}
            onClick={() => onChange(person, what)}
          >
            {label}
            <span className="hidden">: {nameOf(person)}</span>
          </button>
        ))}
      </td>
    </tr>
  );
}
