import { AlertDialog } from 'radix-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './panel-confirm.module.css';
import ui from './panel-ui.module.css';

/** A question that must be answered before anything else. */
export interface ConfirmProps {
  readonly question: string;
  readonly text: string;
  /** What stands below the text and is read with it. */
  readonly details?: ReactNode;
  /** Label of the button that does it, and whether it destroys something. */
  readonly confirm: string;
  readonly danger?: boolean;
  /** The button that does it has the focus, so that one Enter answers; else it is the one that cancels. */
  readonly byEnter?: boolean;
  readonly cancel: string;
  /** A third answer, between the two. */
  readonly instead?: { readonly label: string; readonly run: () => void };
  /** `byKeyboard` tells whether Enter or the space bar chose. */
  readonly onConfirm: (byKeyboard: boolean) => void;
  readonly onCancel: () => void;
}

/**
 * The question as a dialog; Escape cancels. Radix's own backdrop is left out: it injects a `<style>`, which the page's
 * policy blocks. Afterwards the focus goes back to where it was, unless something else took it.
 */
export function ConfirmDialog({
  question,
  text,
  details,
  confirm,
  danger = false,
  byEnter = false,
  cancel,
  instead,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  // On the first rendering, before the dialog takes the focus.
  const [before] = useState(() => document.activeElement);
  const box = useRef<HTMLDivElement>(null);
  const doer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Everything else on the page, what stands around the panel too.
    const others = [...document.body.children].filter(
      (child) => !child.contains(box.current) && !child.hasAttribute('inert'),
    );
    for (const other of others) other.setAttribute('inert', '');
    return () => others.forEach((other) => other.removeAttribute('inert'));
  }, []);
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
  };
  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : onCancel())}>
      <AlertDialog.Portal>
        <div className={css.veil} />
        <AlertDialog.Content
          ref={box}
          className={css.box}
          onCloseAutoFocus={giveBack}
          onOpenAutoFocus={(event) => {
            if (!byEnter) return;
            event.preventDefault();
            doer.current?.focus({ preventScroll: true });
          }}
        >
          <AlertDialog.Title className={css.title}>{question}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className={css.text}>
              <p>{text}</p>
              {details}
            </div>
          </AlertDialog.Description>
          <div className={css.buttons}>
            <AlertDialog.Cancel className={ui.button}>{cancel}</AlertDialog.Cancel>
            {instead ? (
              <button type="button" className={ui.button} onClick={instead.run}>
                {instead.label}
              </button>
            ) : null}
            {/* No AlertDialog.Action: it would report a close, which means cancel here. */}
            <button
              ref={doer}
              type="button"
              className={danger ? ui.doom : ui.main}
              // A key that is still held down from the question's own button answers nothing.
              onKeyDown={(event) => (event.repeat ? event.preventDefault() : undefined)}
              onClick={(event) => onConfirm(event.detail === 0)}
            >
              {confirm}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
