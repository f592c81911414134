import type { BlockProps } from '#engine/render/types';
import css from './near.module.css';

/** The places next door as chips, nearest first, each with its distance; nothing where a page has none. */
export function Near({ heading, text, near }: BlockProps<'near'>) {
  if (near.length === 0) return null;
  return (
    <nav className={`band plain ${css.near}`} aria-label={heading}>
      <div className="hold">
        <h2>{heading}</h2>
        {text ? <p>{text}</p> : null}
        <ul className={css.places}>
          {near.map(({ slug, name, href, km }) => (
            <li key={slug}>
              <a href={href}>
                {name}
                {km ? <small>{` ${km} km`}</small> : null}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
