import type { BlockProps } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import css from './breadcrumb.module.css';

/** Where the page is; the last crumb is the page itself and no link. Nothing on the home page. On the fallback page the browser writes the crumbs, of the names in `data-crumbs` (`engine/client/unknown-page.ts`). */
export function Breadcrumb({ id, homeLabel, breadcrumb, crumbNames }: BlockProps<'breadcrumb'>) {
  if (breadcrumb.length < 2) return null;
  return (
    <nav
      className={`hold ${css.trail}`}
      id={id}
      aria-label={useWords().breadcrumb}
      data-crumbs={crumbNames ? JSON.stringify(crumbNames) : undefined}
    >
      <ol className={css.list}>
        {breadcrumb.map(({ name, href }, index) => (
          <li
            key={href ?? name}
            aria-current={index === breadcrumb.length - 1 ? 'page' : undefined}
          >
            {href ? <a href={href}>{href === '/' ? homeLabel : name}</a> : name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
