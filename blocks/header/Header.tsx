import type { BlockProps, ResolvedButton } from '#engine/render/types';
import { Brand } from '../parts/Brand.tsx';
import { Icon } from '../parts/Icon.tsx';
import { currentPage } from './current-page.ts';
import css from './header.module.css';
import { Panel } from './Panel.tsx';

/**
 * Brand, menus and contacts, sticky on every page. All menus are `<details name="menu">`: they work without a script,
 * `header.client.ts` adds hover, Escape and the click outside.
 */
export function Header({
  id,
  call,
  chat,
  callShort,
  chatShort,
  menuLabel,
  business,
  headerMenu,
  mobileMenu,
  allLabel,
  path,
}: BlockProps<'header'>) {
  return (
    <header className={css.top} id={id}>
      <div>
        <Brand {...business} />
        <nav className={css.nav} aria-label="Principal">
          {headerMenu.map((item) =>
            item.kind === 'link' ? (
              <a key={item.label} href={item.href} aria-current={item.current ? 'page' : undefined}>
                {item.label}
              </a>
            ) : (
              <Panel key={item.label} panel={item} allLabel={allLabel} path={path} />
            ),
          )}
        </nav>
        <Tool button={call} short={callShort} />
        <Tool button={chat} short={chatShort} />
        <details className={css.more} name="menu">
          <summary className={css.tool}>{menuLabel}</summary>
          <nav aria-label={menuLabel}>
            {mobileMenu.map((link) => (
              <a key={link.href} href={link.href} aria-current={currentPage(link.href, path)}>
                {link.label}
              </a>
            ))}
          </nav>
        </details>
      </div>
    </header>
  );
}

/**
 * A contact of the header, once in the markup for both layouts: below 64rem an icon over the short text, above it
 * a button with the whole label (specification §1: the number is hidden on small screens).
 */
function Tool({ button, short }: { button: ResolvedButton; short: string }) {
  const chat = button.kind === 'chat';
  return (
    <a
      className={`${chat ? 'go' : 'call'} ${css.tool}`}
      href={button.href}
      {...(chat ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {button.kind === 'link' ? null : <Icon name={button.kind} />}
      {short === button.label ? (
        short
      ) : (
        <>
          <b>{short}</b>
          <span>{button.label}</span>
        </>
      )}
    </a>
  );
}
