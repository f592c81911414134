import type { Link } from '../../blog/people.ts';
import type { StaffRole } from '../../blog/post-store.ts';
import { useRef, useState, type FormEvent } from 'react';
import { reasonOf } from '../data/error-text.ts';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords, useSpoken } from '../data/panel-language.ts';
import { Rich } from '../ui/Rich.tsx';
import ui from '../ui/panel-ui.module.css';
import css from './panel-people.module.css';
import { useInvite } from './use-people.ts';

/** How somebody comes to the panel: by a link that is shown here once, or where there is mail by the command line. */
export function Invite({ byMail }: { byMail: boolean }) {
  const { people } = usePanelWords();
  return (
    <div className={css.invite}>
      <h3 className={ui.sub}>{people.invite}</h3>
      {byMail ? (
        <p>
          <Rich text={people.inviteByMail} />
        </p>
      ) : (
        <InviteForm />
      )}
    </div>
  );
}

function InviteForm() {
  const invite = useInvite();
  const words = usePanelWords();
  const { people, shared } = words;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (invite.isPending) return;
    const given = new FormData(event.currentTarget);
    invite.mutate({
      email: String(given.get('convidada')),
      role: given.get('papel') as StaffRole,
    });
  };
  return (
    <>
      <form className={css.ask} onSubmit={submit}>
        <div className={ui.field}>
          <label htmlFor="convidada">{people.inviteEmail}</label>
          <input
            className={ui.input}
            id="convidada"
            name="convidada"
            type="email"
            autoComplete="off"
            required
          />
        </div>
        <div className={ui.field}>
          <label htmlFor="papel">{people.role}</label>
          <select className={ui.input} id="papel" name="papel" defaultValue="editor">
            <option value="editor">{shared.roles.editor}</option>
            <option value="admin">{shared.roles.admin}</option>
          </select>
        </div>
        <button className={ui.main} aria-disabled={invite.isPending}>
          {people.createInvite}
        </button>
      </form>
      {invite.isError ? (
        <p className={ui.wrong} role="alert">
          {reasonOf(words, invite.error)}
        </p>
      ) : null}
      {invite.data ? <InviteLink key={invite.data.token} link={invite.data} /> : null}
    </>
  );
}

function InviteLink({ link: { token, email, expiresAt } }: { link: Link }) {
  const {
    words: { people },
    format,
  } = useSpoken();
  const { paths } = usePanel();
  const address = `${location.origin}${paths.invitation}#${token}`;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    field.current?.select();
    // Without HTTPS browsers give no clipboard: the address is selected all the same.
    void navigator.clipboard?.writeText(address).then(() => setCopied(true));
  };
  return (
    <div className={ui.notice} role="status">
      <p>
        <b>{people.sendLink({ email })}</b>
      </p>
      <p>{people.linkHelp({ moment: format.moment(expiresAt) })}</p>
      <div className={css.link}>
        <input
          ref={field}
          className={ui.input}
          aria-label={people.link}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className={ui.button} onClick={copy}>
          {copied ? people.copied : people.copy}
        </button>
      </div>
    </div>
  );
}
