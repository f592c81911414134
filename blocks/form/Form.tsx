import type { BlockProps } from '#engine/render/types';
import { MessageForm } from '../parts/message-form/MessageForm.tsx';
import { Markdown } from '../parts/text/Markdown.tsx';
import css from './form.module.css';

/** A section with a message to write, beside what it is for. */
export function Form({ heading, text, ...form }: BlockProps<'form'>) {
  return (
    <section className="band plain" id={form.id}>
      <div className={`hold ${css.hold}`}>
        <div>
          <h2>{heading}</h2>
          {text ? <Markdown className="lead" text={text} /> : null}
        </div>
        <MessageForm {...form} />
      </div>
    </section>
  );
}
