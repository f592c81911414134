import { AlertDialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import css from './panel-confirm.module.css';
import ui from './panel-ui.module.css';

/** A question that must be answered before anything else. */
export interface ConfirmProps {
  readonly question: string;
  readonly text: string;
  /** Label of the button that does it, and whether it destroys something. */
  readonly confirm: string;
  readonly danger?: boolean;
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
  confirm,
  danger = false,
  cancel,
  instead,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  // On the first rendering, before the dialog takes the focus.
  const [before] = useState(() => document.activeElement);
  const box = useRef<HTMLDivElement>(null);
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
        <AlertDialog.Content ref={box} className={css.box} onCloseAutoFocus={giveBack}>
          <AlertDialog.Title className={css.title}>{question}</AlertDialog.Title>
          <AlertDialog.Description>{text}</AlertDialog.Description>
          <div className={css.buttons}>
            <AlertDialog.Cancel className={ui.button}>{cancel}</AlertDialog.Cancel>
            {instead ? (
              <button type="button" className={ui.button} onClick={instead.run}>
                {instead.label}
              </button>
            ) : null}
            {/* No AlertDialog.Action: it would report a close, which means cancel here. */}
            <button
              type="button"
              className={danger ? ui.doom : ui.main}
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
