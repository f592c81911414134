import type { BlockProps } from '#engine/render/types';
import { Actions } from '../parts/Action.tsx';
import { Markdown } from '../parts/text/Markdown.tsx';
import css from './promo.module.css';

/** An offer: what it is on the left, the price plate with name, price and validity on the right. */
export function Promo({
  id,
  heading,
  name,
  price,
  text,
  validity,
  conditions,
  buttons,
}: BlockProps<'promo'>) {
  return (
    <section className={`band ${css.promo}`} id={id}>
      <div className={`hold ${css.hold}`}>
        <h2>{heading}</h2>
        <div className={css.plate}>
          <h3>{name}</h3>
          <p className={css.price}>{price}</p>
          <p>{validity}</p>
        </div>
        <div className={css.offer}>
          <Markdown className={css.text} text={text} />
          <Actions buttons={buttons} />
          {conditions ? <p className={css.conditions}>{conditions}</p> : null}
        </div>
      </div>
    </section>
  );
}
