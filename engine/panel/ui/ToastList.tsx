import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import css from './panel-toasts.module.css';
import { toastDurations, type Toast } from '../data/toasts.ts';
import ui from './panel-ui.module.css';
import { useSwipe } from './use-swipe.ts';

/** The key that leads to the toasts. */
const hotkey = 'F8';

/** The toasts, bottom right; F8 leads to them, Escape and a swipe to the right dismiss one, and they wait while they are pointed at. */
export function ToastList() {
  const { toasts } = usePanel();
  const { shared } = useOpeningWords();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  const list = useRef<HTMLElement>(null);
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const lead = ({ key }: KeyboardEvent) => (key === hotkey ? list.current?.focus() : undefined);
    addEventListener('keydown', lead);
    return () => removeEventListener('keydown', lead);
  }, []);
  const close = (id: number, item: HTMLElement | null) => {
    // Whoever was in it stays with those that are left.
    if (item?.contains(document.activeElement)) list.current?.focus();
    toasts.dismiss(id);
  };
  return (
    <section
      ref={list}
      className={css.list}
      aria-label={shared.toasts.replace('{hotkey}', hotkey)}
      aria-live="polite"
      tabIndex={-1}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {shown.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          waits={isPointed || hasFocus}
          onClose={(item) => close(toast.id, item)}
        />
      ))}
    </section>
  );
}

/** Calls `onOver` after `duration` ms in which nothing had to wait. */
function useTimer(duration: number, waits: boolean, onOver: () => void): void {
  const left = useRef(duration);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (waits || left.current === Infinity) return;
    const began = Date.now();
    const timer = setTimeout(() => over.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [waits]);
}

function ToastItem({
  toast,
  waits,
  onClose,
}: {
  toast: Toast;
  waits: boolean;
  onClose: (item: HTMLElement | null) => void;
}) {
  const { kind, title, text, why, action } = toast;
  const { shared } = useOpeningWords();
  const item = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => onClose(item.current);
  useTimer(toastDurations[kind === 'success' && action ? 'undo' : kind], waits, close);
  const swipe = useSwipe(item, close);
  const wantsFocus = action?.focus === true;
  useEffect(() => {
    if (wantsFocus) button.current?.focus();
  }, [wantsFocus]);
  return (
    <div
      ref={item}
      className={`${css.toast} ${kind === 'error' ? css.bad : ''}`}
      // Read at once, whatever is being read.
      role={kind === 'error' ? 'alert' : 'group'}
      tabIndex={0}
      onKeyDown={({ key }) => (key === 'Escape' ? close() : undefined)}
      {...swipe}
    >
      <div className={css.title}>{title}</div>
      {text ? (
        <div className={css.text}>
          {text}
          {why ? <span className={css.why}>{why}</span> : null}
        </div>
      ) : null}
      <div className={css.buttons}>
        {action ? (
          <button
            ref={button}
            type="button"
            className={`${ui.button} ${ui.small}`}
            aria-description={action.altText}
            onClick={() => {
              action.run();
              close();
            }}
          >
            {action.label}
          </button>
        ) : null}
        <button type="button" className={css.close} aria-label={shared.closeToast} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </div>
  );
}
