import type { BlockProps } from '#engine/render/types';
import { Prose } from '../parts/text/Prose.tsx';
import css from './text.module.css';

/** Running text at reading width, with a short box beside it on wide screens. */
export function Text({ id, heading, body, aside }: BlockProps<'text'>) {
  return (
    <section className="band plain" id={id}>
      <div className={`hold ${css.hold}`}>
        {heading ? <h2>{heading}</h2> : null}
        <Prose className={css.body} text={body} />
        {aside ? (
          <aside className={css.aside} aria-label={aside.heading}>
            <h3>{aside.heading}</h3>
            <Prose className={css.small} text={aside.body} />
          </aside>
        ) : null}
      </div>
    </section>
  );
}
