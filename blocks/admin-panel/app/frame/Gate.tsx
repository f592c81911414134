import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Bench } from './Bench.tsx';
import { Failure } from '../ui/Failure.tsx';
import { usePanel } from '../data/panel-context.ts';
import css from './panel-shell.module.css';
import { SignIn } from './SignIn.tsx';
import ui from '../ui/panel-ui.module.css';

/** Lets in whoever is signed in and an admin. The database keeps the rules all the same: this only says why nothing is shown. */
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

  if (state.status === 'opening') return <Opening />;
  if (state.status === 'signed-out') return <SignIn ended={state.ended} />;
  return <AdminsOnly key={state.userId} userId={state.userId} email={state.email} />;
}

function AdminsOnly({ userId, email }: { userId: string; email: string }) {
  const { data, store, session } = usePanel();
  const admin = useQuery({
    queryKey: ['admin', userId],
    queryFn: () => store.isAdmin(),
    staleTime: Infinity,
  });
  if (admin.data === true) return <Bench userId={userId} email={email} />;
  if (admin.isPending) return <Opening />;
  return (
    <div className={css.door}>
      <h1>{data.panel.heading}</h1>
      {admin.isError ? (
        <Failure
          text="Não foi possível abrir o painel."
          error={admin.error}
          onRetry={() => void admin.refetch()}
        />
      ) : (
        <div className={ui.notice} role="alert">
          <p>
            <b>Esta conta não é de administrador.</b>
          </p>
          <p>
            Você entrou como {email}, e por isso nada é mostrado aqui. Só administradores veem e
            mudam os posts. Peça acesso a quem cuida do site, ou entre com outra conta.
          </p>
        </div>
      )}
      <div className={ui.row}>
        <button type="button" className={ui.button} onClick={() => void session.signOut()}>
          Sair
        </button>
      </div>
    </div>
  );
}

/** The moment before it is known who is there: as the document looks, so that nothing flickers. */
function Opening() {
  const { data } = usePanel();
  return (
    <div className={css.door} aria-busy="true">
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <h1>{data.panel.heading}</h1>
      <p className="lead">Abrindo…</p>
    </div>
  );
}
