import type { PanelWords } from '../../words/panel.ts';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useAccount } from '../data/account.ts';
import { ContactLine } from './ContactLine.tsx';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { LaunchNotice } from './LaunchNotice.tsx';
import { useHasEntries } from '../data/queries.ts';
import css from './panel-shell.module.css';
import { ServerNotice } from './ServerNotice.tsx';
import { SignOut } from './SignOut.tsx';
import { Summary } from './Summary.tsx';
import { useDuePost } from '../scheduler/due-post.ts';
import ui from '../ui/panel-ui.module.css';

/** The tabs; they are addresses, and so they are links. Editors have those that are not for admins alone. */
const tabs: readonly {
  name: keyof PanelWords['frame']['tabs'];
  admins?: true;
  /** The figures of the posts would only be in the way. */
  ownFigures?: true;
}[] = [
  { name: 'posts' },
  { name: 'generator' },
  { name: 'scheduler', admins: true },
  { name: 'analytics' },
  { name: 'contacts', admins: true },
  { name: 'entries', ownFigures: true },
  { name: 'business', admins: true, ownFigures: true },
  { name: 'people', admins: true, ownFigures: true },
  { name: 'history', admins: true, ownFigures: true },
  { name: 'account', ownFigures: true },
];

/** The panel: tabs, summary, and the tab that the address names. */
export function Bench() {
  const { data, paths } = usePanel();
  const { frame } = usePanelWords();
  const { role } = useAccount();
  const admin = role === 'admin';
  // Whoever writes wants the text at hand, on a phone above all.
  const { pathname } = useLocation();
  const writing = pathname.startsWith(paths.post({ id: '' }));
  const tab = tabs.find(({ name }) => paths[name] === pathname);
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
        {writing || tab?.ownFigures ? null : (
          <>
            <Summary />
            {admin ? <LaunchNotice /> : null}
            {tab?.name === 'contacts' || !admin ? null : <ContactLine />}
          </>
        )}
        {admin || !tab?.admins ? (
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
  const { paths } = usePanel();
  const { frame } = usePanelWords();
  const { pathname } = useLocation();
  const hasEntries = useHasEntries();
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={list} aria-label={frame.tabsName}>
      {tabs
        .filter(({ name, admins }) => (admin || !admins) && (name !== 'entries' || hasEntries))
        .map(({ name }) => (
          <NavLink key={name} to={paths[name]}>
            {frame.tabs[name]}
          </NavLink>
        ))}
    </nav>
  );
}
