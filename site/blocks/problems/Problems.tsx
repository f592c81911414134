import { Action, Drawing } from 'portao/blocks';
import type { BlockProps } from '../../generated/types.ts';
import css from './problems.module.css';

/**
 * Problems, a row each: what one notices beside the drawing, then what to do and what is done. `Alta` comes first, with the
 * lamp lit; `Média` follows with the lamp dark. The word says it too, colour never alone.
 */
export function Problems({
  id,
  heading,
  lead,
  items,
  urgencyLabel,
  button,
}: BlockProps<'problems'>) {
  const urgentFirst = items.toSorted(
    (one, other) => Number(other.urgency === 'Alta') - Number(one.urgency === 'Alta'),
  );
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <div className={css.head}>
          <h2>{heading}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        <ul className={css.rows}>
          {urgentFirst.map((item) => (
            <li key={item.id} id={item.id}>
              {item.drawing ? <Drawing name={item.drawing} /> : null}
              <div className={css.signs}>
                <h3>{item.problem}</h3>
                <p className={item.urgency === 'Alta' ? `${css.lamp} ${css.lit}` : css.lamp}>
                  {urgencyLabel}: <b>{item.urgency}</b>
                </p>
                <ul>
                  {item.symptoms.map((symptom) => (
                    <li key={symptom}>{symptom}</li>
                  ))}
                </ul>
              </div>
              <div className={css.work}>
                {item.steps ? (
                  <ul>
                    {item.steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ul>
                ) : null}
                <p>{item.solution}</p>
                {item.note ? <p className={css.note}>{item.note}</p> : null}
              </div>
            </li>
          ))}
        </ul>
        {button ? <Action button={button} /> : null}
      </div>
    </section>
  );
}
