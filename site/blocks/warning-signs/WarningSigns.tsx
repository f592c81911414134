import { Action, Drawing } from 'portao/blocks';
import type { BlockProps } from '../../generated/types.ts';
import css from './warning-signs.module.css';

/** Signs that a gate needs a technician, each beside a lit lamp; if one has a drawing, all have one. */
export function WarningSigns({ id, heading, lead, signs, button }: BlockProps<'warning-signs'>) {
  const pictured = signs.some((sign) => sign.drawing);
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {lead ? <p className={`lead ${css.lead}`}>{lead}</p> : null}
        <ul className={pictured ? `${css.signs} ${css.pictured}` : css.signs}>
          {signs.map((sign) => (
            <li key={sign.title}>
              {pictured ? <Drawing name={sign.drawing ?? 'lamp'} /> : <i className={css.lamp} />}
              <h3>{sign.title}</h3>
              <p>{sign.text}</p>
            </li>
          ))}
        </ul>
        {button ? <Action button={button} /> : null}
      </div>
    </section>
  );
}
