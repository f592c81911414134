import type { BlockProps } from '#engine/render/types';
import css from './trust-badges.module.css';

/**
 * Facts with what each of them covers. A ledger: what was promised in large type, what it counts and a sentence beside
 * it, one a row. A plate: small, right below the opening of a page, to be read as "title value text".
 */
export function TrustBadges({ id, heading, layout, badges }: BlockProps<'trust-badges'>) {
  const plate = layout === 'plate';
  return (
    <section className={plate ? css.fixed : 'band plain'} id={id}>
      <div className="hold">
        {heading ? <h2>{heading}</h2> : null}
        <dl className={plate ? css.plate : css.facts}>
          {badges.map(({ value, title, text }) =>
            plate ? (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <b>{value}</b> {text}
                </dd>
              </div>
            ) : (
              <div key={title}>
                <dt>{value}</dt>
                <dd>
                  <b>{title}</b> {text}
                </dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </section>
  );
}
