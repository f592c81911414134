import { useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { usePanel } from '../data/panel-context.ts';
import { useOpeningWords } from '../data/panel-language.ts';
import { useHasEntries } from '../data/queries.ts';
import type { PanelWords } from '../../words/panel.ts';
import css from './panel-shell.module.css';

type TabName = keyof PanelWords['frame']['tabs'];

/** The tabs, what a thumb wants most first. */
const tabs = [
  'today',
  'posts',
  'business',
  'contacts',
  'entries',
  'generator',
  'scheduler',
  'analytics',
  'people',
  'history',
  'account',
] as const satisfies readonly TabName[];

/** Tabs that editors do not have. */
export const adminTabs: readonly TabName[] = [
  'business',
  'contacts',
  'scheduler',
  'people',
  'history',
];

/** Tabs beside the button for the others, on a phone. */
const inBar = 3;

/** The tabs; they are addresses, and so they are links. On a phone they are a bar of four below the thumb: three tabs, and a button that shows the others above it. */
export function Tabs({ admin }: { admin: boolean }) {
  const { paths } = usePanel();
  const { frame } = useOpeningWords();
  const { pathname } = useLocation();
  const hasEntries = useHasEntries();
  // Where it was opened: another address shows it closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const more = useRef<HTMLButtonElement>(null);
  const restId = useId();
  const own = tabs.filter(
    (name) => (admin || !adminTabs.includes(name)) && (name !== 'entries' || hasEntries),
  );
  const rest = own.slice(inBar);
  const link = (name: TabName) => (
    <NavLink key={name} to={paths[name]} onClick={() => setOpenAt(null)}>
      {frame.tabs[name]}
    </NavLink>
  );
  return (
    <nav
      aria-label={frame.tabsName}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpenAt(null);
        more.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpenAt(null);
      }}
    >
      {own.slice(0, inBar).map(link)}
      <button
        ref={more}
        type="button"
        className={css.more}
        aria-expanded={isOpen}
        aria-controls={restId}
        data-holds={rest.some((name) => paths[name] === pathname) || undefined}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        {frame.moreTabs}
      </button>
      <div id={restId} className={isOpen ? css.rest : `${css.rest} ${css.closed}`}>
        {rest.map(link)}
      </div>
    </nav>
  );
}
