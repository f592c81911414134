import type { BlockProps } from '#engine/render/types';
import css from './table.module.css';

/** From how many columns on a row is read as a list of its own on a phone, as in Markdown (parts/text/label-cells.ts). */
const wide = 4;

/** What can be compared, a row or a plate each; the first cell is the name of its row. */
export function Table({
  id,
  heading,
  text,
  variant = 'table',
  columns,
  rows,
  note,
}: BlockProps<'table'>) {
  const plates = variant === 'plates';
  const isWide = plates || columns.length >= wide;
  const look = [css.table, plates ? css.plates : isWide && css.wide].filter(Boolean).join(' ');
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {text ? <p className={`lead ${css.text}`}>{text}</p> : null}
        <table className={look} aria-label={heading}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells: [name, ...values] }) => (
              <tr key={[name, ...values].join()}>
                <th scope="row">{name}</th>
                {values.map((value, position) => {
                  const column = columns[position + 1];
                  return (
                    <td key={column} {...(isWide ? { 'data-th': column } : {})}>
                      {value}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
    </section>
  );
}
