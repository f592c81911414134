import type { PanelWords } from '../../words/panel.ts';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useAccount } from '../data/account.ts';
import { ContactLine } from './ContactLine.tsx';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { LaunchNotice } from './LaunchNotice.tsx';
import css from './panel-shell.module.css';
import { ServerNotice } from './ServerNotice.tsx';
import { SignOut } from './SignOut.tsx';
import { Summary } from './Summary.tsx';
import { useDuePost } from '../scheduler/due-post.ts';
import ui from '../ui/panel-ui.module.css';

/** The tabs; they are addresses, and so they are links. Editors have those that are not for admins alone. */
const tabs: readonly {
  to: string;
  name: keyof PanelWords['frame']['tabs'];
  admins?: true;
}[] = [
  { to: '/admin/posts', name: 'posts' },
  { to: '/admin/gerador', name: 'generator' },
  { to: '/admin/agendador', name: 'scheduler', admins: true },
  { to: '/admin/analytics', name: 'analytics' },
  { to: '/admin/contatos', name: 'contacts', admins: true },
  { to: '/admin/pessoas', name: 'people', admins: true },
  { to: '/admin/historico', name: 'history', admins: true },
  { to: '/admin/conta', name: 'account' },
];

/** Tabs in which the figures of the posts would only be in the way. */
const ownFigures = ['/admin/pessoas', '/admin/historico', '/admin/conta'];

/** The panel: tabs, summary, and the tab that the address names. */
export function Bench() {
  const { data } = usePanel();
  const { frame } = usePanelWords();
  const { role } = useAccount();
  const admin = role === 'admin';
  // Whoever writes wants the text at hand, on a phone above all.
  const { pathname } = useLocation();
  const writing = /^\/admin\/posts\/./.test(pathname);
  return (
    <>
      {admin ? <DuePost /> : null}
      <header className={css.bench}>
        <a className={css.brand} href="/">
          <img src="/favicon.svg" alt="" width="36" height="36" />
          <h1>{data.panel.heading}</h1>
        </a>
        <Tabs admin={admin} />
        <SignOut />
      </header>
      <div className={css.desk}>
        <ServerNotice />
        {writing || ownFigures.includes(pathname) ? null : (
          <>
            <Summary />
            {admin ? <LaunchNotice /> : null}
            {pathname === '/admin/contatos' || !admin ? null : <ContactLine />}
          </>
        )}
        {admin || !tabs.some(({ to, admins }) => admins && to === pathname) ? (
          <Outlet />
        ) : (
          <p className={ui.notice} role="alert">
            {frame.adminsOnly}
          </p>
        )}
      </div>
    </>
  );
}

/** Sees to the scheduler while an admin has the panel open. */
function DuePost() {
  useDuePost();
  return null;
}

/** On a phone the tabs scroll sideways: the one at hand is brought into view. */
function Tabs({ admin }: { admin: boolean }) {
  const list = useRef<HTMLElement>(null);
  const { frame } = usePanelWords();
  const { pathname } = useLocation();
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={list} aria-label={frame.tabsName}>
      {tabs
        .filter(({ admins }) => admin || !admins)
        .map(({ to, name }) => (
          <NavLink key={to} to={to}>
            {frame.tabs[name]}
          </NavLink>
        ))}
    </nav>
  );
}
