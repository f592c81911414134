import { useEffect, useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { refusalOf } from '../account/refusal.ts';
import { PasswordField } from '../account/PasswordField.tsx';
import {
  passwordProblem,
  shortestPassword,
  type CredentialFailure,
  type LinkPurpose,
} from '../data/credentials.ts';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

/**
 * Where the link of an invitation or of a new password leads, `invitation#token`: what stands behind `#` is sent to no server,
 * and so into no log.
 */
export function Component() {
  const { data, credentials } = usePanel();
  const words = usePanelWords();
  const fragment = useLocation().hash.slice(1);
  const [purpose, setPurpose] = useState<LinkPurpose | CredentialFailure | null>(null);
  useEffect(() => {
    let gone = false;
    void credentials.readLink(fragment).then((read) => (gone ? undefined : setPurpose(read)));
    return () => {
      gone = true;
    };
  }, [credentials, fragment]);
  const known = typeof purpose === 'object' && purpose !== null;
  const title = known ? words.account.linkTitles[purpose.kind] : data.panel.heading;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={css.door} aria-busy={purpose === null}>
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <h1>{title}</h1>
      {purpose === null ? <p className="lead">{words.frame.opening}</p> : null}
      {typeof purpose === 'string' ? (
        <div className={ui.notice} role="alert">
          <p>{refusalOf(words, purpose)}</p>
          <div className={ui.row}>
            <Link className={ui.button} to="/admin">
              {words.account.linkToDoor}
            </Link>
          </div>
        </div>
      ) : null}
      {known ? <Choose purpose={purpose} fragment={fragment} /> : null}
    </div>
  );
}

/** Name (of whoever is new) and password; then the panel opens. */
function Choose({ purpose, fragment }: { purpose: LinkPurpose; fragment: string }) {
  const { credentials, paths } = usePanel();
  const words = usePanelWords();
  const { account } = words;
  const navigate = useNavigate();
  const [wrong, setWrong] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const invited = purpose.kind === 'invite';
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (waiting) return;
    const given = new FormData(event.currentTarget);
    const password = String(given.get('nova'));
    const problem = passwordProblem(words, password);
    setWrong(problem);
    if (problem) return;
    setWaiting(true);
    const failure = await credentials.useLink(fragment, {
      password,
      name: String(given.get('nome') ?? ''),
    });
    setWaiting(false);
    setWrong(failure && refusalOf(words, failure));
    if (!failure) await navigate(paths.posts, { replace: true });
  };
  return (
    <>
      <p className="lead">{invited ? account.linkInvite(purpose) : account.linkReset(purpose)}</p>
      <form className={css.form} onSubmit={(event) => void submit(event)}>
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={purpose.email}
          readOnly
        />
        {invited ? (
          <div className={ui.field}>
            <label htmlFor="nome">{words.shared.name}</label>
            <input
              className={ui.input}
              id="nome"
              name="nome"
              maxLength={100}
              autoComplete="name"
              required
            />
          </div>
        ) : null}
        <PasswordField
          id="nova"
          label={words.shared.password}
          isNew
          hint={account.linkHint({ least: shortestPassword })}
        />
        <p className={`${ui.wrong} ${css.refused}`} role="alert">
          {wrong}
        </p>
        <button className={ui.main} aria-disabled={waiting}>
          {waiting ? account.linkSaving : invited ? account.linkCreate : account.linkSave}
        </button>
      </form>
    </>
  );
}
