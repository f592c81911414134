import type { PriceTag as PriceTagOfSite } from '#schemas/types';
import css from './price-tag.module.css';

/** What the page asks, in one line between promise and buttons: what it is, the price, and what comes with it. */
export function PriceTag({ tag: { label, value, notes } }: { readonly tag: PriceTagOfSite }) {
  return (
    <dl className={css.tag}>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
      </dd>
      <dd className={css.notes}>
        {notes.map((note, position) => [position > 0 ? ' ' : null, <span key={note}>{note}</span>])}
      </dd>
    </dl>
  );
}
