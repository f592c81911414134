import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { contactSums, summaryOf } from '../contacts/contact-figures.ts';
import { Rich } from '../ui/Rich.tsx';
import { usePanel } from '../data/panel-context.ts';
import { useSpokenFirst } from '../data/panel-language.ts';
import css from './panel-today.module.css';
import { useContactReport } from '../data/queries.ts';
import ui from '../ui/panel-ui.module.css';

/** Days that the line tells of. */
const days = 7;

/** What the owner opens the panel for, in one line under the cards. Where it cannot be loaded the tab says so, not this. */
export function ContactLine() {
  const { cityOf, data: page, paths } = usePanel();
  const spoken = useSpokenFirst();
  const { contacts } = spoken.words;
  const { data, isError } = useContactReport(days);
  const sums = useMemo(
    () => (data ? contactSums(data, cityOf, spoken, page.panel, page.blockTitles) : null),
    [data, cityOf, spoken, page],
  );
  if (isError && !sums) return null;
  if (!sums)
    return (
      <p className={css.contacts}>
        <span className={`${css.late} ${ui.wait}`} />
      </p>
    );
  return (
    <p className={css.contacts}>
      <Rich text={contacts.line(summaryOf(sums, days, spoken.words))} />{' '}
      <Link to={paths.contacts}>{contacts.whereFrom}</Link>
    </p>
  );
}
