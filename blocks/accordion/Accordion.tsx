import type { BlockProps } from '#engine/render/types';
import { Action } from '../parts/Action.tsx';
import { Markdown } from '../parts/text/Markdown.tsx';
import css from './accordion.module.css';

/**
 * Questions and answers. `<details name>` keeps at most one open, over all accordions of a page; the
 * client module opens the question that the address names and does the same where `name` is not known.
 */
export function Accordion({
  id,
  heading,
  lead,
  variant,
  openFirst,
  items,
  more,
}: BlockProps<'accordion'>) {
  const form = variant === 'columns' ? css.columns : css.hold;
  const half = Math.ceil(items.length / 2);
  const questions = items.map((item, index) => (
    <details key={item.question} id={item.id} name="faq" open={openFirst === true && index === 0}>
      <summary className="fold">{item.question}</summary>
      <Markdown className={css.answer} text={item.answer} />
    </details>
  ));
  return (
    <section className={`band plain ${css.faq}`} id={id}>
      <div className={`hold ${form}`}>
        <div className={css.head}>
          <h2>{heading}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        <div>
          {variant === 'columns' && items.length > 1 ? (
            <div className={css.pair}>
              <div>{questions.slice(0, half)}</div>
              <div>{questions.slice(half)}</div>
            </div>
          ) : (
            questions
          )}
          {more ? (
            <p className={css.more}>
              <Action button={more} />
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
