import type { BlockProps } from '#engine/render/types';
import css from './offer-bar.module.css';

/** What is on offer at the moment, one line each, and until when. Nothing where nothing is. */
export function OfferBar({ id, label, notices }: BlockProps<'offer-bar'>) {
  if (notices.length === 0) return null;
  return (
    <aside className={css.offers} id={id} aria-label={label}>
      {notices.map(({ name, notice, until }) => (
        <p key={name}>
          <b>{notice}</b> <span>{until}</span>
        </p>
      ))}
    </aside>
  );
}
