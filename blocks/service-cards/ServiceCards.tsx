import type { BlockProps } from '#engine/render/types';
import { Action } from '../parts/Action.tsx';
import { Picture } from '../parts/Picture.tsx';
import css from './service-cards.module.css';

/** A price board: one service a row, prices and buttons in one column; or cards side by side. */
export function ServiceCards({
  id,
  heading,
  variant = 'rows',
  cards,
}: BlockProps<'service-cards'>) {
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        <ul className={variant === 'cards' ? css.cards : css.board}>
          {cards.map(({ name, text, items, price, button, image }) => (
            <li key={name} className={image ? css.pictured : undefined}>
              {image ? <Picture image={image} className={css.image} /> : null}
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
              {items ? (
                <ul className={css.items}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : null}
              <div className={css.ask}>
                {price ? <p>{price}</p> : null}
                <Action button={button} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
