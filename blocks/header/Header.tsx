import { Fragment } from 'react';
import type { BlockProps, ResolvedButton } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { contactAttributes, ContactIcon, contactLook, WayName } from '../parts/Action.tsx';
import { Brand } from '../parts/Brand.tsx';
import { currentPage } from './current-page.ts';
import css from './header.module.css';
import { Panel } from './Panel.tsx';

/**
 * Brand, contacts and menus on every page. One list of menus serves both layouts: a row of panels from 64rem, below it
 * a list in groups that the button `menuLabel` shows. Everything that opens is a `<details>` and works without a script;
 * `header.client.ts` adds hover, Escape and the click outside.
 */
export function Header({
  id,
  chat,
  call,
  callShort,
  menuLabel,
  closeLabel,
  business,
  quickContact,
  headerMenu,
  mobileMenu,
  mobilePlaces,
  allLabel,
  menuPath: path,
}: BlockProps<'header'>) {
  const { contactKinds, ...words } = useWords();
  const first = chat ?? quickContact.chat;
  const dial = quickContact.call;
  const second = call ?? (dial && { ...dial, label: quickContact.number ?? dial.label });
  const items = headerMenu.filter((item) => item.kind === 'link' || item.columns.length > 0);
  const hasMenu = items.length + mobileMenu.length > 0;
  const link = (label: string, href: string) => (
    <a key={href} href={href} aria-current={currentPage(href, path)}>
      {label}
    </a>
  );
  return (
    <header className={css.top} id={id}>
      <div>
        <Brand {...business} />
        {first ? (
          <Tool
            button={first}
            short={first.kind === 'link' || !chat ? first.label : contactKinds[first.way].label}
          />
        ) : null}
        {second ? (
          <Tool button={second} short={callShort ?? (call ? call.label : words.call)} />
        ) : null}
        {hasMenu ? (
          <details className={css.more} name="menus">
            <summary className={`fold ${css.tool}`}>
              <b>{menuLabel}</b> <span>{closeLabel}</span>
            </summary>
          </details>
        ) : null}
        {hasMenu ? (
          <nav className={css.nav} aria-label={words.mainMenu}>
            {items.map((item, position) => (
              <Fragment key={item.label}>
                <Heading text={item.heading} />
                {position === 0 && mobilePlaces.length > 0 ? (
                  <ul className={css.small}>
                    {mobilePlaces.map(({ label, href }) => (
                      <li key={href}>{link(label, href)}</li>
                    ))}
                  </ul>
                ) : null}
                {item.kind === 'link' ? (
                  link(item.label, item.href)
                ) : (
                  <Panel panel={item} allLabel={allLabel} path={path} />
                )}
              </Fragment>
            ))}
            {mobileMenu.length > 0 ? (
              <div className={css.small}>
                {mobileMenu.map(({ label, href, heading }) => (
                  <Fragment key={href}>
                    <Heading text={heading} />
                    {link(label, href)}
                  </Fragment>
                ))}
              </div>
            ) : null}
          </nav>
        ) : null}
      </div>
    </header>
  );
}

/** What a group of the small screens' menu begins with. */
function Heading({ text }: { text: string | undefined }) {
  return text ? <b className={css.small}>{text}</b> : null;
}

/**
 * A contact of the header, once in the markup for both layouts: below 64rem an icon over the short text, above it
 * a button with the whole label (the number is hidden on small screens).
 */
function Tool({ button, short }: { button: ResolvedButton; short: string }) {
  return (
    <a
      className={`${contactLook(button)} ${css.tool} ${css.contact}`}
      href={button.href}
      {...contactAttributes(button)}
    >
      <ContactIcon button={button} />
      {short === button.label ? (
        short
      ) : (
        <>
          <b>{short}</b>
          <span>
            {button.label}
            <WayName button={button} />
          </span>
        </>
      )}
    </a>
  );
}
