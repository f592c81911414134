import type { BlockProps } from '#engine/render/types';
import { contactAttributes, WayName } from '../parts/Action.tsx';
import css from './link-strip.module.css';

/** The rail with its rack: links to special pages, scrolling sideways on small screens. */
export function LinkStrip({ id, label, links }: BlockProps<'link-strip'>) {
  return (
    <nav className={css.strip} id={id} aria-label={label}>
      <ul className={css.list}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} {...contactAttributes(link)}>
              {link.label}
              <WayName button={link} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
