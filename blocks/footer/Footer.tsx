import type { BlockProps, ResolvedButton } from '#engine/render/types';
import { Brand } from '../parts/Brand.tsx';
import css from './footer.module.css';

/** The end of every page: brand, a large sentence, columns of links, a note. */
export function Footer({ id, slogan, columns, note, business }: BlockProps<'footer'>) {
  return (
    <footer className={`night ${css.foot}`} id={id}>
      <div className={`hold ${css.hold}`}>
        <div>
          <Brand {...business} />
          <p className={css.say}>
            {slogan.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </p>
        </div>
        <div className={css.columns}>
          {columns.map(({ heading, items }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <ul className={css.list}>
                {items.map((item) => (
                  <li key={`${item.label} ${item.href}`}>
                    <FooterLink item={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className={css.note}>{note}</p>
      </div>
    </footer>
  );
}

/** A link of any kind as plain words: down here neither a call nor a chat looks like a button. */
function FooterLink({ item }: { item: ResolvedButton }) {
  return (
    <a href={item.href} {...(item.kind === 'chat' ? { target: '_blank', rel: 'noopener' } : {})}>
      {item.label}
    </a>
  );
}
