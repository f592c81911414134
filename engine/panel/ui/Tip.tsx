import { Tooltip } from 'radix-ui';
import type { ReactElement } from 'react';
import css from './panel-tip.module.css';

/** A tooltip on a button or link; it opens after 700 ms (the provider's delay) and at once on keyboard focus. */
export function Tip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={css.tip} sideOffset={6} collisionPadding={8}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
