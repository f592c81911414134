import type { BlockProps } from '#engine/render/types';
import { Action } from '../parts/Action.tsx';
import { Icon } from '../parts/Icon.tsx';
import css from './floating-chat.module.css';

/** The delay that the animation of the CSS module has by itself, ms (specification §9). */
const styledDelay = 3000;

/**
 * From 64rem a round chat button in the corner with a card on hover and focus; below it a bar with the main chat and
 * the main call (specification §2). The card is the button's name, so it needs no label of its own.
 */
export function FloatingChat({
  id,
  button,
  online,
  barChat,
  barCall,
  barLabel,
  quickContact,
  chatDelay,
}: BlockProps<'floating-chat'>) {
  return (
    <nav id={id} aria-label={barLabel}>
      <div className={css.bar}>
        <Action button={{ ...quickContact.chat, label: barChat }} />
        <Action button={{ ...quickContact.call, label: barCall }} />
      </div>
      <a
        className={`go ${css.float}`}
        href={button.href}
        target="_blank"
        rel="noopener"
        data-delay={chatDelay === styledDelay ? undefined : chatDelay}
      >
        <Icon name="chat" />
        <span>
          {button.label}
          <small>{online}</small>
        </span>
      </a>
    </nav>
  );
}
