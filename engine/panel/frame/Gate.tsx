import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Bench } from './Bench.tsx';
import { AccountContext } from '../data/account.ts';
import { CodeDoor } from './CodeDoor.tsx';
import { worthRetrying } from '../data/error-text.ts';
import { Failure } from '../ui/Failure.tsx';
import { Opening } from './Opening.tsx';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import { accountKey } from '../data/queries.ts';
import { retries } from '../data/query-client.ts';
import css from './panel-shell.module.css';
import { SignIn } from './SignIn.tsx';
import ui from '../ui/panel-ui.module.css';

/** Time after which no further try is made by itself, ms: tries that fail one by one after seconds are told as a failure. */
const longestOpening = 8000;

/** Lets in whoever is signed in and has a role. The database keeps the rules all the same: this only says why nothing is shown. */
export function Gate() {
  const { data, session } = usePanel();
  const state = useSyncExternalStore(session.subscribe, session.current);
  const client = useQueryClient();
  const userId = state.status === 'signed-in' ? state.userId : null;
  useEffect(() => {
    if (userId !== null) return;
    document.title = data.panel.heading;
    // What one account saw is not shown to the next, nor what was read without one.
    client.clear();
  }, [userId, client, data.panel.heading]);

  if (state.status === 'opening') return <Opening onRetry={() => location.reload()} />;
  if (state.status === 'signed-out') return <SignIn ended={state.ended} />;
  return <StaffOnly key={state.userId} userId={state.userId} email={state.email} />;
}

function StaffOnly({ userId, email }: { userId: string; email: string }) {
  const { data, store, session } = usePanel();
  const { frame } = useOpeningWords();
  const client = useQueryClient();
  const since = useRef<number | null>(null);
  const account = useQuery({
    queryKey: accountKey,
    queryFn: () => {
      since.current ??= Date.now();
      return store.account();
    },
    retry: (count, error) =>
      count < retries && worthRetrying(error) && Date.now() - since.current! < longestOpening,
    staleTime: Infinity,
  });
  const askAnew = () => {
    since.current = null;
    void client.resetQueries({ queryKey: accountKey });
  };
  if (account.data?.role)
    return (
      <AccountContext value={{ userId, email, name: account.data.name, role: account.data.role }}>
        <Bench />
      </AccountContext>
    );
  if (account.isPending) return <Opening failed={account.failureCount > 0} onRetry={askAnew} />;
  if (account.data?.lacksSecondFactor) return <CodeDoor email={email} />;
  return (
    <div className={css.door}>
      <h1>{data.panel.heading}</h1>
      {account.isError ? (
        <Failure text={frame.notOpened} error={account.error} onRetry={askAnew} />
      ) : (
        <div className={ui.notice} role="alert">
          <p>
            <b>{frame.noStaff}</b>
          </p>
          <p>{frame.noStaffHelp({ email })}</p>
        </div>
      )}
      <div className={ui.row}>
        <button type="button" className={ui.button} onClick={() => void session.signOut()}>
          {frame.leave}
        </button>
      </div>
    </div>
  );
}
