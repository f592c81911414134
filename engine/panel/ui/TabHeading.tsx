import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePanel } from '../data/panel-context.ts';
import ui from './panel-ui.module.css';

/**
 * Heading of a tab. It names the document, and takes the focus when the tab was come to from another one, so that whoever
 * works by keyboard or hears the page goes on from there.
 */
export function TabHeading({ title, children }: { title: string; children?: ReactNode }) {
  const { data } = usePanel();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // The first address of a visit has the key 'default': the page was loaded, and the focus stays where pages begin.
  const arrived = useRef(key !== 'default');
  useEffect(() => {
    document.title = `${title} | ${data.panel.heading}`;
    if (arrived.current) heading.current?.focus({ preventScroll: true });
  }, [title, data.panel.heading]);
  return (
    <div className={ui.head}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
