import { Toast } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import css from './panel-toasts.module.css';
import { toastDurations, type Toast as ToastOnShow } from '../data/toasts.ts';
import ui from './panel-ui.module.css';

/** The toasts, bottom right; F8 leads to them, Escape and a swipe to the right dismiss one, and they wait while they are pointed at. */
export function ToastList() {
  const { toasts } = usePanel();
  const { shared } = usePanelWords();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <Toast.Provider label={shared.toast} swipeDirection="right">
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={() => toasts.dismiss(toast.id)} />
      ))}
      <Toast.Viewport className={css.list} label={shared.toasts} />
    </Toast.Provider>
  );
}

function ToastItem({ toast, onClose }: { toast: ToastOnShow; onClose: () => void }) {
  const { kind, title, text, why, action } = toast;
  const { shared } = usePanelWords();
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = action?.focus === true;
  useEffect(() => {
    if (wantsFocus) button.current?.focus();
  }, [wantsFocus]);
  return (
    <Toast.Root
      className={`${css.toast} ${kind === 'error' ? css.bad : ''}`}
      type={kind === 'error' || action ? 'foreground' : 'background'}
      duration={toastDurations[kind === 'success' && action ? 'undo' : kind]}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Toast.Title className={css.title}>{title}</Toast.Title>
      {text ? (
        <Toast.Description className={css.text}>
          {text}
          {why ? <span className={css.why}>{why}</span> : null}
        </Toast.Description>
      ) : null}
      <div className={css.buttons}>
        {action ? (
          <Toast.Action
            ref={button}
            className={`${ui.button} ${ui.small}`}
            altText={action.altText}
            onClick={action.run}
          >
            {action.label}
          </Toast.Action>
        ) : null}
        <Toast.Close className={css.close} aria-label={shared.closeToast}>
          <span aria-hidden="true">×</span>
        </Toast.Close>
      </div>
    </Toast.Root>
  );
}
