import type { BlockProps } from '#engine/render/types';
import css from './table.module.css';

/** From how many columns on a row is read as a list of its own on a phone, as in Markdown (parts/text/label-cells.ts). */
const wide = 4;

/** What can be compared, a row each; the first cell is the name of its row. */
export function Table({ id, heading, text, columns, rows, note }: BlockProps<'table'>) {
  const isWide = columns.length >= wide;
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {text ? <p className={`lead ${css.text}`}>{text}</p> : null}
        <table className={isWide ? `${css.table} ${css.wide}` : css.table} aria-label={heading}>
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
