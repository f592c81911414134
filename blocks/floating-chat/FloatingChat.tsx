import type { BlockProps } from '#engine/render/types';
import { Action, newTab, WayName } from '../parts/Action.tsx';
import { Icon } from '../parts/Icon.tsx';
import css from './floating-chat.module.css';

/** The delay that the animation of the CSS module has by itself, ms (specification §9). */
const styledDelay = 3000;

/**
 * From 64rem a chat button at the edge, in the margin beside the content, with a card on hover and focus; below it a bar
 * with the main chat and the main call (specification §2), which takes the place of the header's own two. The card is
 * the button's name, so it needs no label of its own.
 */
export function FloatingChat({
  id,
  button,
  online,
  barCall,
  barLabel,
  quickContact,
  chatDelay,
}: BlockProps<'floating-chat'>) {
  return (
    <nav id={id} aria-label={barLabel}>
      <div className={css.bar}>
        <Action button={quickContact.chat} />
        <Action button={{ ...quickContact.call, label: barCall }} />
      </div>
      <a
        className={`go ${css.float}`}
        href={button.href}
        {...newTab(button)}
        data-delay={chatDelay === styledDelay ? undefined : chatDelay}
      >
        {button.kind === 'link' ? null : <Icon name={button.way} />}
        <span>
          {button.label}
          <WayName button={button} seen />
          <small>{online}</small>
        </span>
      </a>
    </nav>
  );
}
