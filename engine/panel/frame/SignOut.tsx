import { lazy, Suspense, useState } from 'react';
import { useAccount } from '../data/account.ts';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import { createDraftStorage } from '../post/draft-storage.ts';
import { Tip } from '../ui/Tip.tsx';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** The way out. Where this browser keeps what was not saved, it is asked what becomes of it: others may use the machine. */
export function SignOut() {
  const { session } = usePanel();
  const { frame, shared } = useOpeningWords();
  const { userId, email } = useAccount();
  const [kept, setKept] = useState(0);
  const leave = () => {
    setKept(0);
    void session.signOut();
  };
  return (
    <>
      <Tip text={frame.leaveAccount({ email })}>
        <button
          type="button"
          className={`${ui.plain} ${css.leave}`}
          onClick={() => {
            const count = createDraftStorage(userId).count();
            if (count > 0) setKept(count);
            else leave();
          }}
        >
          {frame.leave}
        </button>
      </Tip>
      {kept > 0 ? (
        <Suspense>
          <ConfirmDialog
            question={frame.unsavedQuestion}
            text={frame.unsavedText({ count: kept })}
            confirm={frame.unsavedErase}
            danger
            cancel={shared.cancel}
            instead={{ label: frame.unsavedKeep, run: leave }}
            onCancel={() => setKept(0)}
            onConfirm={() => {
              createDraftStorage(userId).clear();
              leave();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
