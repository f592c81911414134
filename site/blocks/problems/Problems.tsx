import { Action, Drawing } from 'portao/blocks';
import type { BlockProps } from '../../generated/types.ts';
import css from './problems.module.css';

/**
 * Problems with symptoms and solution. `Alta` comes first, a wide row each with the lamp lit; `Média` follows in
 * columns with the lamp dark. The word says it too, colour never alone.
 */
export function Problems({
  id,
  heading,
  lead,
  items,
  urgencyLabel,
  button,
}: BlockProps<'problems'>) {
  const lists = [
    { name: css.high, items: items.filter((item) => item.urgency === 'Alta') },
    { name: css.medium, items: items.filter((item) => item.urgency === 'Média') },
  ].filter((list) => list.items.length > 0);
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <div className={css.head}>
          <h2>{heading}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {lists.map((list) => (
          <ul key={list.name} className={list.name}>
            {list.items.map((item) => (
              <li key={item.id} id={item.id} className={item.drawing ? undefined : css.plain}>
                <div>
                  <h3>{item.problem}</h3>
                  <p className={css.lamp}>
                    {urgencyLabel}: <b>{item.urgency}</b>
                  </p>
                </div>
                <div className={css.body}>
                  <ul>
                    {item.symptoms.map((symptom) => (
                      <li key={symptom}>{symptom}</li>
                    ))}
                  </ul>
                  {item.steps ? (
                    <ul className={css.steps}>
                      {item.steps.map((step) => (
                        <li key={step}>{step}</li>
                      ))}
                    </ul>
                  ) : null}
                  <p>{item.solution}</p>
                  {item.note ? <p className={css.note}>{item.note}</p> : null}
                </div>
                {item.drawing ? <Drawing name={item.drawing} /> : null}
              </li>
            ))}
          </ul>
        ))}
        {button ? <Action button={button} /> : null}
      </div>
    </section>
  );
}
