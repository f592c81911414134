import type { ResolvedButton } from '#engine/render/types';
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
  const newTab = button.kind === 'chat' ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={className ? `${base} ${className}` : base} href={button.href} {...newTab}>
      {button.kind === 'link' ? null : <Icon name={button.kind} />}
      {button.label}
    </a>
  );
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
