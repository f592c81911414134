import { useRef, type InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSpoken } from '../data/panel-language.ts';
import css from './panel-editor.module.css';
import ui from '../ui/panel-ui.module.css';

/**
 * Day and hour as text, `24/12/2026 09:00`, in the form that the field says. A browser's own field shows dates by the browser's language: in an English one
 * 10/11/2026 is another day. Its calendar is a button away, for a finger above all.
 */
export function MomentField({
  calendarLabel,
  field,
  registered,
  onTyped,
}: {
  /** Name of the button that opens the calendar. */
  calendarLabel: string;
  field: InputHTMLAttributes<HTMLInputElement>;
  registered: UseFormRegisterReturn;
  /** Takes a text in the form of the field: what was chosen in the calendar, or what was typed in other words. */
  onTyped: (text: string) => void;
}) {
  const {
    words: { editor },
    format,
  } = useSpoken();
  const calendar = useRef<HTMLInputElement>(null);
  const tidied = (text: string) => {
    const moment = format.fromTyped(text);
    return moment ? format.toTyped(moment) : text.trim();
  };
  return (
    <div className={css.moment}>
      <input
        {...field}
        {...registered}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={editor.momentForms[format.order]}
        onBlur={(event) => {
          const text = tidied(event.target.value);
          if (text !== event.target.value) onTyped(text);
          void registered.onBlur(event);
        }}
      />
      <button
        type="button"
        className={ui.button}
        aria-label={calendarLabel}
        onClick={() => calendar.current?.showPicker()}
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M4 6h16v14H4zM4 11h16M8 3v5M16 3v5" />
        </svg>
      </button>
      <input
        ref={calendar}
        className={css.calendar}
        type="datetime-local"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const { value } = event.target;
          if (value) onTyped(tidied(format.fromPicked(value)));
        }}
      />
    </div>
  );
}
