import type { BlockProps } from '#engine/render/types';
import css from './place-variants.module.css';

/** One line with what else the site says of a place, for those who look for just that; nothing where there is no more. */
export function PlaceVariants({ label, variants }: BlockProps<'place-variants'>) {
  if (variants.length === 0) return null;
  return (
    <nav className={css.variants} aria-label={label}>
      <div className={`hold ${css.line}`}>
        <p>{label}:</p>
        <ul className={css.links}>
          {variants.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
