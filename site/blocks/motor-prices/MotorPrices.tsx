import { Actions, Picture } from 'portao/blocks';
import type { BlockProps } from '../../generated/types.ts';
import css from './motor-prices.module.css';

/**
 * One image of the motors in a row, which is pushed from one to the next on a phone; under each its name and price, or
 * `askPrice` where the owner gave none, once for all where no motor has one: no price is invented. Below, the way of paying,
 * quieter than a price.
 */
export function MotorPrices({
  id,
  heading,
  lead,
  image,
  motors,
  askPrice,
  note,
  buttons,
}: BlockProps<'motor-prices'>) {
  const priced = motors.some(({ price }) => price);
  return (
    <section id={id}>
      <div className={`band ${css.lineup}`}>
        <div className="hold">
          <div className={css.intro}>
            <h2>{heading}</h2>
            <p className="lead">{lead}</p>
          </div>
          <div className={css.rack} tabIndex={0} role="group" aria-label={heading}>
            <Picture image={image} className={css.rail} />
            <ul className={css.names}>
              {motors.map(({ name, price, text }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  {priced ? (
                    <p className={price ? css.price : css.ask}>{price ?? askPrice}</p>
                  ) : null}
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
          {priced ? null : <p className={css.ask}>{askPrice}</p>}
        </div>
      </div>
      <div className={css.plate}>
        <div className="hold">
          <p>{note}</p>
          <Actions buttons={buttons} />
        </div>
      </div>
    </section>
  );
}
