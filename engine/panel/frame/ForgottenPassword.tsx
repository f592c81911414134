import { useState, type RefObject } from 'react';
import { refusalOf } from '../account/refusal.ts';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import { Rich } from '../ui/Rich.tsx';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

/** What to do about a forgotten password: a link by mail, or where there is none from whoever runs the server. */
export function ForgottenPassword({ email }: { email: RefObject<HTMLInputElement | null> }) {
  const { credentials } = usePanel();
  const words = useOpeningWords();
  return (
    <details className={css.forgotten}>
      <summary>{words.frame.forgotten}</summary>
      {credentials.sendsMail ? (
        <ByMail email={email} />
      ) : (
        <p>
          <Rich text={words.frame.forgottenAsk} />
        </p>
      )}
    </details>
  );
}

function ByMail({ email }: { email: RefObject<HTMLInputElement | null> }) {
  const { credentials } = usePanel();
  const words = useOpeningWords();
  const [said, setSaid] = useState('');
  const send = async () => {
    if (!email.current?.reportValidity()) return;
    const failure = await credentials.askReset(email.current.value.trim());
    setSaid(failure ? refusalOf(words, failure) : words.frame.linkSent);
  };
  return (
    <>
      <p>{words.frame.forgottenMail}</p>
      <button type="button" className={ui.button} onClick={() => void send()}>
        {words.frame.sendLink}
      </button>
      <p role="status">{said}</p>
    </>
  );
}
