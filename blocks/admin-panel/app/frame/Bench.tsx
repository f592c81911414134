import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { AccountContext } from '../data/account.ts';
import { ContactLine } from './ContactLine.tsx';
import { usePanel } from '../data/panel-context.ts';
import css from './panel-shell.module.css';
import { Summary } from './Summary.tsx';
import { Tip } from '../ui/Tip.tsx';
import { useDuePost } from '../scheduler/due-post.ts';
import ui from '../ui/panel-ui.module.css';

/** The tabs; they are addresses, and so they are links. */
const tabs = [
  { to: '/admin/posts', label: 'Gerenciar Posts' },
  { to: '/admin/gerador', label: 'Gerador de Posts' },
  { to: '/admin/agendador', label: 'Agendador Automático' },
  { to: '/admin/analytics', label: 'Analytics' },
  { to: '/admin/contatos', label: 'Contatos' },
] as const;

/** The panel of an admin: tabs, summary, and the tab that the address names. */
export function Bench({ userId, email }: { userId: string; email: string }) {
  const { data, session } = usePanel();
  // Whoever writes wants the text at hand, on a phone above all.
  const { pathname } = useLocation();
  const writing = /^\/admin\/posts\/./.test(pathname);
  useDuePost();
  return (
    <AccountContext value={{ userId, email }}>
      <header className={css.bench}>
        <a className={css.brand} href="/">
          <img src="/favicon.svg" alt="" width="36" height="36" />
          <h1>{data.panel.heading}</h1>
        </a>
        <Tabs />
        <Tip text={`Sair da conta ${email}`}>
          <button
            type="button"
            className={`${ui.plain} ${css.leave}`}
            onClick={() => void session.signOut()}
          >
            Sair
          </button>
        </Tip>
      </header>
      <div className={css.desk}>
        {writing ? null : (
          <>
            <Summary />
            {pathname === '/admin/contatos' ? null : <ContactLine />}
          </>
        )}
        <Outlet />
      </div>
    </AccountContext>
  );
}

/** On a phone the tabs scroll sideways: the one at hand is brought into view. */
function Tabs() {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={list} aria-label="Abas">
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
