import type { BlockProps } from '#engine/render/types';
import { Action } from '../parts/Action.tsx';
import css from './same-group.module.css';

/** The other places of the page's group, for a neighbourhood its zone; nothing where a page has no group. */
export function SameGroup({ heading, text, more, sameGroup }: BlockProps<'same-group'>) {
  if (!sameGroup || sameGroup.places.length === 0) return null;
  return (
    <nav className={`band plain ${css.group}`} aria-label={heading}>
      <div className="hold">
        <h2>{heading}</h2>
        {text ? <p className={`lead ${css.lead}`}>{text}</p> : null}
        <ul className={css.places}>
          {sameGroup.places.map(({ slug, name, href }) => (
            <li key={slug}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
        {more ? (
          <p className={css.more}>
            <Action button={more} />
          </p>
        ) : null}
      </div>
    </nav>
  );
}
