import { Outlet, useLocation } from 'react-router-dom';
import { useDuePost } from '../scheduler/due-post.ts';
import { useAccount } from '../data/account.ts';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import css from './panel-shell.module.css';
import { ServerNotice } from './ServerNotice.tsx';
import { SignOut } from './SignOut.tsx';
import { adminTabs, Tabs } from './Tabs.tsx';

/** The panel: its tabs, what the server failed at, and the tab that the address names. */
export function Bench() {
  const { data, paths } = usePanel();
  const { frame } = useOpeningWords();
  const admin = useAccount().role === 'admin';
  // Whoever writes wants the text at hand: on a phone the bar of tabs stays above it.
  const { pathname } = useLocation();
  const writing = pathname.startsWith(paths.post({ id: '' }));
  const mayOpen = admin || !adminTabs.some((name) => paths[name] === pathname);
  return (
    <>
      {admin ? <DuePost /> : null}
      <header className={writing ? css.bench : `${css.bench} ${css.thumb}`}>
        <a className={css.brand} href="/">
          <img src="/favicon.svg" alt="" width="36" height="36" />
          <h1>{data.panel.heading}</h1>
        </a>
        <Tabs admin={admin} />
        <SignOut />
      </header>
      <div className={css.desk}>
        <ServerNotice />
        {mayOpen ? (
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
