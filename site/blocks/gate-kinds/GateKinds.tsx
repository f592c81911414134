import { Action, Drawing } from 'portao/blocks';
import type { BlockProps } from '../../generated/types.ts';
import css from './gate-kinds.module.css';

/** Gates side by side on one ground line, so that a visitor finds their own by its picture. */
export function GateKinds({ id, heading, lead, kinds }: BlockProps<'gate-kinds'>) {
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {lead ? <p className={`lead ${css.lead}`}>{lead}</p> : null}
        <ul className={css.kinds}>
          {kinds.map((kind) => (
            <li key={kind.name} id={kind.id}>
              <Drawing name={kind.drawing} />
              <h3>{kind.name}</h3>
              <p>{kind.text}</p>
              {kind.button ? <Action button={kind.button} look="text" /> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
