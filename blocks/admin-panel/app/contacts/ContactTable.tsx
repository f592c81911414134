import { useState } from 'react';
import type { ContactSum } from './contact-figures.ts';
import { changeText } from './contact-figures.ts';
import { useSpoken } from '../data/panel-language.ts';
import css from './panel-contacts.module.css';
import ui from '../ui/panel-ui.module.css';

/** Rows shown before 'Ver todas'. */
const firstRows = 10;

interface ContactTableProps {
  readonly caption: string;
  readonly column: string;
  /** Most clicks first. */
  readonly sums: readonly ContactSum[];
  /** True where the names are paths of the site. */
  readonly asLinks?: boolean;
}

/** Clicks by page, city or block: figures, how they changed, and a bar of both kinds. On a phone the name has a line of its own; the roles say what the layout no longer shows. */
export function ContactTable({ caption, column, sums, asLinks = false }: ContactTableProps) {
  const { words, format } = useSpoken();
  const { contacts } = words;
  const [all, setAll] = useState(false);
  const most = sums.reduce((top, { chat, call }) => Math.max(top, chat + call), 1);
  return (
    <div className={css.table}>
      <table className={ui.table} role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {column}
            </th>
            <th role="columnheader" scope="col" className={ui.num}>
              {contacts.kinds.chat}
            </th>
            <th role="columnheader" scope="col" className={ui.num}>
              <abbr title={contacts.calls}>{contacts.callsShort}</abbr>
            </th>
            <th role="columnheader" scope="col" className={ui.num}>
              {contacts.before}
            </th>
            <th role="columnheader" scope="col" className={css.grow}>
              <span className="hidden">{contacts.changeColumn}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {(all ? sums : sums.slice(0, firstRows)).map((sum) => (
            <tr role="row" key={sum.name}>
              <th role="rowheader" scope="row">
                {asLinks ? (
                  <a href={sum.name} target="_blank" rel="noopener">
                    {sum.name}
                  </a>
                ) : (
                  sum.name
                )}
              </th>
              <td role="cell" className={ui.num}>
                {format.number(sum.chat)}
              </td>
              <td role="cell" className={ui.num}>
                {format.number(sum.call)}
              </td>
              <td role="cell" className={ui.num}>
                {format.number(sum.before)}
              </td>
              <td role="cell" className={css.grow}>
                <Bar sum={sum} most={most} />
                <small>
                  {sum.before === 0
                    ? contacts.new
                    : changeText(words, sum.chat + sum.call, sum.before)}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sums.length > firstRows ? (
        <button type="button" className={ui.plain} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? contacts.showLess : contacts.showAll({ count: sums.length })}
        </button>
      ) : null}
    </div>
  );
}

/** Chat in ink, calls in the colour of edges, because colour has a meaning on the site. */
function Bar({ sum, most }: { sum: ContactSum; most: number }) {
  const chat = (sum.chat / most) * 100;
  return (
    <svg className={css.bar} width="100%" height="10" aria-hidden="true">
      <rect width={`${chat}%`} height="10" />
      <rect
        className={css.second}
        x={`${chat}%`}
        width={`${(sum.call / most) * 100}%`}
        height="10"
      />
    </svg>
  );
}
