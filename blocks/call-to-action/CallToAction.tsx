import type { BlockProps } from '#engine/render/types';
import { Actions } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Markdown } from '../parts/text/Markdown.tsx';
import css from './call-to-action.module.css';

const tones = {
  night: 'band night',
  amber: css.amber,
  wall: `band ${css.wall}`,
  paper: 'band plain',
} as const;

/**
 * A strong title with buttons, full bleed. `amber` is the price plate: flat, and without the drawing, whose one
 * lit point would not show on it.
 */
export function CallToAction({
  id,
  heading,
  text,
  buttons,
  tone,
  drawing,
  opening,
}: BlockProps<'call-to-action'>) {
  const actions = <Actions buttons={buttons} opening={opening} />;
  const pictured = drawing && tone !== 'amber';
  return (
    <section className={tones[tone]} id={id}>
      <div className={`hold ${css.hold} ${pictured ? css.pictured : ''}`}>
        <div>
          <h2 className={pictured && !text ? css.alone : undefined}>{heading}</h2>
          {text ? <Markdown className={`lead ${css.text}`} text={text} /> : null}
          {pictured ? actions : null}
        </div>
        {pictured ? <Drawing name={drawing} /> : actions}
      </div>
    </section>
  );
}
