import type { BlockProps } from '#engine/render/types';
import { Action, contactAttributes, ContactIcon, WayName } from '../parts/Action.tsx';
import css from './floating-chat.module.css';

/** The delay that the animation of the CSS module has by itself, ms. */
const styledDelay = 3000;

/**
 * From 64rem a button of the main contact at the edge, in the margin beside the content, with a card on hover and focus; below it a bar
 * with the main contacts, which takes the place of the header's own two. The card is
 * the button's name, so it needs no label of its own.
 */
export function FloatingChat({
  id,
  button,
  online,
  barCall,
  barLabel,
  quickContact: { chat, call },
  chatDelay,
  opening,
}: BlockProps<'floating-chat'>) {
  const floating = button ?? chat ?? call;
  if (!floating) return null;
  return (
    <nav id={id} aria-label={barLabel}>
      <div className={css.bar}>
        {chat ? <Action button={chat} /> : null}
        {call ? <Action button={{ ...call, label: barCall ?? call.label }} /> : null}
        {chat || call ? null : <Action button={floating} />}
      </div>
      <a
        className={`go ${css.float}`}
        href={floating.href}
        {...contactAttributes(floating)}
        data-delay={chatDelay === styledDelay ? undefined : chatDelay}
      >
        <ContactIcon button={floating} />
        <span>
          {floating.label}
          <WayName button={floating} seen />
          {online ? <small className={opening ? css.open : undefined}>{online}</small> : null}
          {online && opening ? <small className={css.soon}>{opening.soon}</small> : null}
        </span>
      </a>
    </nav>
  );
}
