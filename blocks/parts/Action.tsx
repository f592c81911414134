import type { ResolvedButton } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { Icon } from './Icon.tsx';

/** How an action looks: a filled or outlined button, or a link in running text with an icon. */
export type ActionLook = 'button' | 'text';

/**
 * The link of an action. A chat opens in a new tab (`go`: green), a call dials in the same tab (`call`: outlined),
 * a link stays on the site. `label` replaces the visible text.
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
    look === 'text'
      ? button.kind === 'chat'
        ? 'ask chat'
        : 'ask'
      : button.kind === 'chat'
        ? 'go'
        : 'call';
  return (
    <a className={className ? `${base} ${className}` : base} href={button.href} {...newTab(button)}>
      {button.kind === 'link' ? null : <Icon name={button.way} />}
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

/** The attributes of a chat's link: it opens in a tab of its own, and the page stays. */
export const newTab = ({ kind }: ResolvedButton) =>
  kind === 'chat' ? { target: '_blank', rel: 'noopener' } : {};

/** By what a chat is held (`pelo WhatsApp`), after a label that does not say it: in small words, or only heard where the sign is seen. */
export function WayName({ button, seen = false }: { button: ResolvedButton; seen?: boolean }) {
  const { contactKinds } = useWords();
  if (button.kind !== 'chat') return null;
  const { label, by } = contactKinds[button.way];
  if (button.label.includes(label)) return null;
  return seen ? <small> {by}</small> : <span className="hidden"> {by}</span>;
}

/** Two or more actions side by side, wrapping on small screens. */
export function Actions({
  buttons,
  look = 'button',
}: {
  buttons: readonly ResolvedButton[] | undefined;
  look?: ActionLook;
}) {
  if (!buttons || buttons.length === 0) return null;
  return (
    <div className={look === 'text' ? 'asks' : 'pair'}>
      {buttons.map((button) => (
        <Action key={`${button.label} ${button.href}`} button={button} look={look} />
      ))}
    </div>
  );
}
