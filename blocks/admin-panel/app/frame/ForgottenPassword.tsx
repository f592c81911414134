import { useState, type RefObject } from 'react';
import { failureWords } from '../account/failure-words.ts';
import { usePanel } from '../data/panel-context.ts';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

/** What to do about a forgotten password: a link by mail, or where there is none from whoever runs the server. */
export function ForgottenPassword({ email }: { email: RefObject<HTMLInputElement | null> }) {
  const { credentials } = usePanel();
  return (
    <details className={css.forgotten}>
      <summary>Esqueci a senha</summary>
      {credentials.sendsMail ? (
        <ByMail email={email} />
      ) : (
        <p>
          Peça um link para quem cuida do servidor. Ele sai do comando{' '}
          <code>npm run portao -- user reset SEU-E-MAIL</code> e funciona uma vez.
        </p>
      )}
    </details>
  );
}

function ByMail({ email }: { email: RefObject<HTMLInputElement | null> }) {
  const { credentials } = usePanel();
  const [said, setSaid] = useState('');
  const send = async () => {
    if (!email.current?.reportValidity()) return;
    const failure = await credentials.askReset(email.current.value.trim());
    setSaid(
      failure
        ? failureWords[failure]
        : 'Se houver uma conta com este e-mail, o link chega em alguns minutos.',
    );
  };
  return (
    <>
      <p>Escreva o e-mail acima, e mandamos um link para escolher outra senha.</p>
      <button type="button" className={ui.button} onClick={() => void send()}>
        Mandar o link
      </button>
      <p role="status">{said}</p>
    </>
  );
}
