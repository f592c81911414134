import type { BlockProps } from '#engine/render/types';
import css from './link-strip.module.css';

/** The rail with its rack: links to special pages, scrolling sideways on small screens. */
export function LinkStrip({ id, label, links }: BlockProps<'link-strip'>) {
  return (
    <nav className={css.strip} id={id} aria-label={label}>
      <ul className={css.list}>
        {links.map(({ label: text, href, kind }) => (
          <li key={href}>
            <a href={href} {...(kind === 'chat' ? { target: '_blank', rel: 'noopener' } : {})}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
