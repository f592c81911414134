import type { Link } from '#engine/blog/people';
import type { StaffRole } from '#engine/blog/post-store';
import { useRef, useState, type FormEvent } from 'react';
import { reasonOf } from '../data/error-text.ts';
import { roleNames } from '../data/rights.ts';
import { formatMoment } from '../ui/format.ts';
import ui from '../ui/panel-ui.module.css';
import css from './panel-people.module.css';
import { useInvite } from './use-people.ts';

/** How somebody comes to the panel: by a link that is shown here once, or where there is mail by the command line. */
export function Invite({ byMail }: { byMail: boolean }) {
  return (
    <div className={css.invite}>
      <h3 className={ui.sub}>Convidar</h3>
      {byMail ? (
        <p>
          O convite sai por e-mail, com a chave secreta do projeto, que o painel não tem. Quem cuida
          do servidor roda: <code>npm run portao -- user invite E-MAIL</code>
        </p>
      ) : (
        <InviteForm />
      )}
    </div>
  );
}

function InviteForm() {
  const invite = useInvite();
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
          <label htmlFor="convidada">E-mail de quem é convidada</label>
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
          <label htmlFor="papel">Papel</label>
          <select className={ui.input} id="papel" name="papel" defaultValue="editor">
            <option value="editor">{roleNames.editor}</option>
            <option value="admin">{roleNames.admin}</option>
          </select>
        </div>
        <button className={ui.main} aria-disabled={invite.isPending}>
          Criar convite
        </button>
      </form>
      {invite.isError ? (
        <p className={ui.wrong} role="alert">
          {reasonOf(invite.error)}
        </p>
      ) : null}
      {invite.data ? <InviteLink key={invite.data.token} link={invite.data} /> : null}
    </>
  );
}

function InviteLink({ link: { token, email, expiresAt } }: { link: Link }) {
  const address = `${location.origin}/admin/convite#${token}`;
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
        <b>Mande este link para {email}.</b>
      </p>
      <p>
        Ele funciona uma vez, até {formatMoment(expiresAt)}, e só aparece agora: quem o tem cria a
        conta.
      </p>
      <div className={css.link}>
        <input
          ref={field}
          className={ui.input}
          aria-label="Link do convite"
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className={ui.button} onClick={copy}>
          {copied ? 'Copiado' : 'Copiar'}
        </button>
      </div>
    </div>
  );
}
