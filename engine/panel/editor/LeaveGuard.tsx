import { lazy, Suspense, useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { usePanelWords } from '../data/panel-language.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

/**
 * Asks before an address with unsaved changes is left, and lets the browser ask before the page is. A reload and a session
 * that ends lose nothing, because the draft is kept; leaving by choice drops it (`onLeave`).
 */
export function LeaveGuard({
  active,
  mayLeave,
  onLeave,
}: {
  active: boolean;
  mayLeave: RefObject<boolean>;
  onLeave: () => void;
}) {
  const { editor } = usePanelWords();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        question={editor.leaveQuestion}
        text={editor.leaveText}
        confirm={editor.leave}
        cancel={editor.stay}
        danger
        onCancel={() => blocker.reset()}
        onConfirm={() => {
          onLeave();
          blocker.proceed();
        }}
      />
    </Suspense>
  );
}
