import { useState } from 'react';
import type { ContactColumn } from './contact-columns.ts';
import type { ContactSum } from './contact-figures.ts';
import { changeText } from './contact-figures.ts';
import { useSpoken } from '../data/panel-language.ts';
import css from './panel-contacts.module.css';
import ui from '../ui/panel-ui.module.css';

/** Rows shown before 'Ver todas'. */
const firstRows = 10;

interface ContactTableProps {
  readonly caption: string;
  /** What the rows are. */
  readonly column: string;
  readonly columns: readonly ContactColumn[];
  /** Most clicks first. */
  readonly sums: readonly ContactSum[];
  /** True where the names are paths of the site. */
  readonly asLinks?: boolean;
}

/** Clicks by page, city or block: figures, how they changed, and a bar of all kinds. On a phone the name has a line of its own; the roles say what the layout no longer shows. */
export function ContactTable({
  caption,
  column,
  columns,
  sums,
  asLinks = false,
}: ContactTableProps) {
  const { words, format } = useSpoken();
  const { contacts } = words;
  const [all, setAll] = useState(false);
  const most = sums.reduce((top, { clicks }) => Math.max(top, clicks), 1);
  return (
    <div className={css.table} data-kinds={columns.length}>
      <table className={ui.table} role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {column}
            </th>
            {columns.map(({ use, names, short }) => (
              <th key={use} role="columnheader" scope="col" className={ui.num}>
                {short === names ? names : <abbr title={names}>{short}</abbr>}
              </th>
            ))}
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
              {columns.map(({ use }) => (
                <td key={use} role="cell" className={ui.num}>
                  {format.number(sum.byUse[use] ?? 0)}
                </td>
              ))}
              <td role="cell" className={ui.num}>
                {format.number(sum.before)}
              </td>
              <td role="cell" className={css.grow}>
                <Bar sum={sum} most={most} columns={columns} />
                <small>
                  {sum.before === 0 ? contacts.new : changeText(words, sum.clicks, sum.before)}
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

/** In shades of ink, because colour has a meaning on the site. */
function Bar({
  sum,
  most,
  columns,
}: {
  sum: ContactSum;
  most: number;
  columns: readonly ContactColumn[];
}) {
  const widths = columns.map(({ use }) => ((sum.byUse[use] ?? 0) / most) * 100);
  return (
    <svg className={css.bar} width="100%" height="10" aria-hidden="true">
      {columns.map(({ use }, index) => (
        <rect
          key={use}
          className={css[use]}
          x={`${widths.slice(0, index).reduce((sum, width) => sum + width, 0)}%`}
          width={`${widths[index]}%`}
          height="10"
        />
      ))}
    </svg>
  );
}
