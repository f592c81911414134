import type { BlockProps } from '#engine/render/types';
import css from './trust-badges.module.css';

/** A ledger of facts: what was promised in large type, what it counts and a sentence beside it, one a row. */
export function TrustBadges({ id, heading, badges }: BlockProps<'trust-badges'>) {
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        {heading ? <h2>{heading}</h2> : null}
        <dl className={css.facts}>
          {badges.map(({ value, title, text }) => (
            <div key={title}>
              <dt>{value}</dt>
              <dd>
                <b>{title}</b> {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
