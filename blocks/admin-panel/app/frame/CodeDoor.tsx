import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { CodeField, codeIn } from '../account/CodeField.tsx';
import { failureWords } from '../account/failure-words.ts';
import { usePanel } from '../data/panel-context.ts';
import { accountKey } from '../data/queries.ts';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

/** The second door, for who has a second factor: the code that the app shows now. */
export function CodeDoor({ email }: { email: string }) {
  const { data, secondFactor, session, credentials } = usePanel();
  const client = useQueryClient();
  const [wrong, setWrong] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const give = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (waiting) return;
    setWaiting(true);
    const failure = await secondFactor.give(codeIn(event.currentTarget));
    setWaiting(false);
    setWrong(failure && failureWords[failure]);
    if (!failure) return client.invalidateQueries({ queryKey: accountKey });
    form.current?.querySelector('input')?.select();
  };
  return (
    <div className={css.door}>
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <h1>{data.panel.heading}</h1>
      <p className="lead">Abra o aplicativo de códigos no telefone. A conta é {email}.</p>
      <form ref={form} className={css.form} onSubmit={(event) => void give(event)}>
        <CodeField />
        <p className={`${ui.wrong} ${css.refused}`} role="alert">
          {wrong}
        </p>
        <button className={ui.main} aria-disabled={waiting}>
          {waiting ? 'Entrando…' : 'Entrar'}
        </button>
        <p className={ui.hint}>
          Perdeu o telefone? Uma administradora tira o segundo fator em Pessoas
          {credentials.sendsMail
            ? '.'
            : ', ou quem cuida do servidor faz um link com npm run portao -- user reset SEU-E-MAIL.'}
        </p>
        <button type="button" className={ui.plain} onClick={() => void session.signOut()}>
          Sair
        </button>
      </form>
    </div>
  );
}
