import type { BlockProps } from '#engine/render/types';
import css from './near.module.css';

/** The places next door, set large, nearest first; nothing where a page has none. */
export function Near({ heading, text, near }: BlockProps<'near'>) {
  if (near.length === 0) return null;
  return (
    <nav className={`band plain ${css.near}`} aria-label={heading}>
      <div className="hold">
        <h2>{heading}</h2>
        {text ? <p>{text}</p> : null}
        <ul className={css.places}>
          {near.map(({ slug, name, href }) => (
            <li key={slug}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
