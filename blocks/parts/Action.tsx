import type { Contact } from '#schemas/types';
import type { Facts, ResolvedButton } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { Icon } from './Icon.tsx';
import { Moment } from './Moment.tsx';

/** How an action looks: a filled or outlined button, or a link in running text with an icon. */
export type ActionLook = 'button' | 'text';

/**
 * The link of an action. A chat, or where one books an hour, opens in a new tab (`go`: filled), a call dials in the same tab
 * (`call`: outlined) and so does a letter begin, a link stays on the site. `label` replaces the visible text.
 */
export function Action({
  button,
  look = 'button',
  className,
}: {
  button: ResolvedButton;
  look?: ActionLook;
  className?: string | undefined;
}) {
  const base =
    look === 'text' ? (button.kind === 'chat' ? 'ask chat' : 'ask') : contactLook(button);
  return (
    <a
      className={className ? `${base} ${className}` : base}
      href={button.href}
      {...contactAttributes(button)}
    >
      <ContactIcon button={button} />
      {look === 'button' && button.kind === 'chat' ? (
        <span>
          {button.label}
          <WayName button={button} seen />
        </span>
      ) : (
        <>
          {button.label}
          <WayName button={button} />
        </>
      )}
    </a>
  );
}

/** The class of a button by what it does: what is done on the page of another is filled. */
export const contactLook = ({ kind }: ResolvedButton) =>
  kind === 'chat' || kind === 'book' ? 'go' : 'call';

/** The sign of a contact; nothing before another link. */
export function ContactIcon({ button }: { button: ResolvedButton }) {
  return button.kind === 'link' ? null : <Icon name={button.icon ?? button.way} />;
}

/** What the address of a link says by itself to who counts clicks (engine/client/contact-clicks.ts). */
const knownByAddress: readonly Contact['kind'][] = ['whatsapp', 'telephone'];

/** The attributes of a contact's link: what leads to another site opens in a tab of its own, and the page stays. */
export const contactAttributes = (button: ResolvedButton) => ({
  ...(['chat', 'book', 'find'].includes(button.kind) ? { target: '_blank', rel: 'noopener' } : {}),
  ...(button.kind === 'link' || knownByAddress.includes(button.way)
    ? {}
    : { 'data-use': button.kind }),
});

/** By what a chat is held (`pelo WhatsApp`) or a letter sent, after a label that does not say it: in small words, or only heard where the sign is seen. */
export function WayName({ button, seen = false }: { button: ResolvedButton; seen?: boolean }) {
  const { contactKinds } = useWords();
  if (button.kind !== 'chat' && button.kind !== 'write') return null;
  const { label, by } = contactKinds[button.way];
  if (button.label.includes(label)) return null;
  return seen ? <small> {by}</small> : <span className="hidden"> {by}</span>;
}

/**
 * Two or more actions side by side, wrapping on small screens. With `opening` the script of the page puts calls first while the
 * business is open, and the chat first while it is closed, with what is said of the moment below.
 */
export function Actions({
  buttons,
  look = 'button',
  opening,
}: {
  buttons: readonly ResolvedButton[] | undefined;
  look?: ActionLook;
  opening?: Facts['opening'];
}) {
  if (!buttons || buttons.length === 0) return null;
  const actions = (
    <div className={look === 'text' ? 'asks' : 'pair'}>
      {buttons.map((button) => (
        <Action key={`${button.label} ${button.href}`} button={button} look={look} />
      ))}
    </div>
  );
  if (!opening) return actions;
  return (
    <div className="by-hours">
      {actions}
      <Moment opening={opening} />
    </div>
  );
}
