import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { change, contactSums } from '../contacts/contact-figures.ts';
import { counted, formatNumber } from '../ui/format.ts';
import { usePanel } from '../data/panel-context.ts';
import css from './panel-shell.module.css';
import { useContactReport } from '../data/queries.ts';
import ui from '../ui/panel-ui.module.css';

/** What the owner opens the panel for, in one line under the cards. Where it cannot be loaded the tab says so, not this. */
export function ContactLine() {
  const { cityOf } = usePanel();
  const { data, isError } = useContactReport(7);
  const total = useMemo(() => (data ? contactSums(data, cityOf).total : null), [data, cityOf]);
  if (isError && !total) return null;
  if (!total)
    return (
      <p className={css.contacts}>
        <span className={`${css.late} ${ui.wait}`} />
      </p>
    );
  const now = total.chat + total.call;
  return (
    <p className={css.contacts}>
      Últimos 7 dias: <b>{counted(now, 'contato', 'contatos')}</b>,{' '}
      <b>{formatNumber(total.chat)}</b> no WhatsApp e <b>{formatNumber(total.call)}</b> por
      telefone; antes, {formatNumber(total.before)} ({change(now, total.before)}).{' '}
      <Link to="/admin/contatos">Ver de onde vêm</Link>
    </p>
  );
}
