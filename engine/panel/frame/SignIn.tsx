import { useRef, useState, type FormEvent } from 'react';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import css from './panel-shell.module.css';
import type { SignInFailure } from '../data/session.ts';
import ui from '../ui/panel-ui.module.css';

/** The door. It stands at whatever address was asked for, so that signing in leads back to where one was. */
export function SignIn({ ended }: { ended: boolean }) {
  const { data, session } = usePanel();
  const { frame, shared } = useOpeningWords();
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [waiting, setWaiting] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (waiting) return;
    const fields = new FormData(event.currentTarget);
    setWaiting(true);
    const refused = await session.signIn(
      String(fields.get('email')).trim(),
      String(fields.get('password')),
    );
    setWaiting(false);
    setFailure(refused);
    if (refused === 'credentials') password.current?.select();
  }

  return (
    <div className={css.door}>
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <h1>{data.panel.heading}</h1>
      <p className="lead">{data.panel.intro}</p>
      {ended ? (
        <p className={ui.notice} role="status">
          {frame.sessionEnded}
        </p>
      ) : null}
      <form className={css.form} onSubmit={(event) => void enter(event)}>
        <div className={ui.field}>
          <label htmlFor="email">{shared.email}</label>
          <input
            ref={email}
            className={ui.input}
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            required
          />
        </div>
        <div className={ui.field}>
          <label htmlFor="password">{shared.password}</label>
          <input
            ref={password}
            className={ui.input}
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </div>
        <p className={`${ui.wrong} ${css.refused}`} role="alert">
          {failure ? frame.refusals[failure] : null}
        </p>
        <button className={ui.main} aria-disabled={waiting}>
          {waiting ? frame.entering : frame.enter}
        </button>
        <ForgottenPassword email={email} />
      </form>
    </div>
  );
}
