import type { BlockProps } from '#engine/render/types';
import { Picture } from '../parts/Picture.tsx';
import css from './steps.module.css';

/** What the styles call each variant. */
const forms = { line: css.steps, cards: css.cards, timeline: css.timeline } as const;

/** Numbered steps along the rail: down on a phone, across on wide screens; or cards, or down on any screen. The numbers come from the list itself. */
export function Steps({ id, heading, lead, variant = 'line', steps }: BlockProps<'steps'>) {
  return (
    <section className="band plain" id={id}>
      <div className="hold">
        <h2>{heading}</h2>
        {lead ? <p className={`lead ${css.lead}`}>{lead}</p> : null}
        <ol className={forms[variant]}>
          {steps.map((step) => (
            <li key={step.title} className={step.image ? css.pictured : undefined}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {step.image ? <Picture image={step.image} className={css.image} /> : null}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
