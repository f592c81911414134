import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { CodeField, codeIn } from '../account/CodeField.tsx';
import { refusalOf } from '../account/refusal.ts';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import { accountKey } from '../data/queries.ts';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

/** The second door, for who has a second factor: the code that the app shows now. */
export function CodeDoor({ email }: { email: string }) {
  const { data, secondFactor, session, credentials } = usePanel();
  const client = useQueryClient();
  const words = useOpeningWords();
  const { frame } = words;
  const [wrong, setWrong] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const give = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (waiting) return;
    setWaiting(true);
    const failure = await secondFactor.give(codeIn(event.currentTarget));
    setWaiting(false);
    setWrong(failure && refusalOf(words, failure));
    if (!failure) return client.invalidateQueries({ queryKey: accountKey });
    form.current?.querySelector('input')?.select();
  };
  return (
    <div className={css.door}>
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <h1>{data.panel.heading}</h1>
      <p className="lead">{frame.openCodeApp({ email })}</p>
      <form ref={form} className={css.form} onSubmit={(event) => void give(event)}>
        <CodeField />
        <p className={`${ui.wrong} ${css.refused}`} role="alert">
          {wrong}
        </p>
        <button className={ui.main} aria-disabled={waiting}>
          {waiting ? frame.entering : frame.enter}
        </button>
        <p className={ui.hint}>{credentials.sendsMail ? frame.lostPhoneMail : frame.lostPhone}</p>
        <button type="button" className={ui.plain} onClick={() => void session.signOut()}>
          {frame.leave}
        </button>
      </form>
    </div>
  );
}
