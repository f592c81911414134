import type { ReactNode } from 'react';
import { usePanelWords } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import { bold, change, lines, link, type Change, type Chosen } from './markdown-marks.ts';
import css from './panel-editor.module.css';

const marks = {
  bold,
  heading: (chosen: Chosen) => lines(chosen, '## '),
  list: (chosen: Chosen) => lines(chosen, '- '),
  link,
} as const satisfies Readonly<Record<string, (chosen: Chosen) => Change>>;

/** Buttons that write the signs of Markdown into a field, and `children` beside them. */
export function FormatBar({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  const { editor } = usePanelWords();
  const apply = (mark: keyof typeof marks) => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart: start, selectionEnd: end } = field;
    change(field, marks[mark]({ value, start, end }));
  };
  return (
    <div className={css.format} role="group" aria-label={editor.format.name}>
      {(Object.keys(marks) as (keyof typeof marks)[]).map((mark) => (
        <button
          key={mark}
          type="button"
          className={[ui.button, css[mark]].filter(Boolean).join(' ')}
          // The field keeps what is chosen in it, and a phone its keys.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => apply(mark)}
        >
          {editor.format[mark]}
        </button>
      ))}
      {children}
    </div>
  );
}
