import type { BlockProps, Facts, ResolvedButton } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { contactAttributes, WayName } from '../parts/Action.tsx';
import { Brand } from '../parts/Brand.tsx';
import css from './footer.module.css';

/** The end of every page: brand, a sentence, hours and payment, columns of links, who answers, a note. */
export function Footer({
  id,
  variant = 'night',
  slogan,
  rows = [],
  columns,
  legal = [],
  note,
  business,
  company,
}: BlockProps<'footer'>) {
  return (
    <footer className={`${variant === 'plain' ? css.plain : 'night'} ${css.foot}`} id={id}>
      <div className={`hold ${variant === 'centred' ? css.centred : css.hold}`}>
        <div>
          <Brand {...business} />
          <p className={css.say}>
            {slogan.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </p>
          {rows.map(({ name, text }) => (
            <p key={name} className={css.row}>
              <b>{name}</b> {text}
            </p>
          ))}
        </div>
        <div className={css.columns}>
          {columns.map(({ heading, items }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <Links items={items} />
            </div>
          ))}
        </div>
        <div className={css.end}>
          <Company {...company} />
          {legal.length > 0 ? <Links items={legal} /> : null}
          <p>{note}</p>
        </div>
      </div>
    </footer>
  );
}

/** Who answers for the site; what is missing has a mark, which only who writes the site sees. */
function Company({ legalName, cnpj, address, email, responsible, missing }: Facts['company']) {
  const words = useWords();
  const said = [
    legalName,
    cnpj && words.companyNumber({ number: cnpj }),
    address,
    responsible && words.responsible({ name: responsible }),
  ].filter((text) => text !== null);
  if (said.length + missing.length === 0 && email === null) return null;
  return (
    <address>
      {said.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {missing.map((what) => (
        <mark key={what}>{words.missing({ what })}</mark>
      ))}
    </address>
  );
}

/** Links of any kind as plain words: down here neither a call nor a chat looks like a button. */
function Links({ items }: { items: readonly ResolvedButton[] }) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={`${item.label} ${item.href}`}>
          <a href={item.href} {...contactAttributes(item)}>
            {item.label}
            <WayName button={item} />
          </a>
        </li>
      ))}
    </ul>
  );
}
