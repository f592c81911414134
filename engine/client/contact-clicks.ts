import type { BlockType } from '#schemas/types';
import { countContactRequest } from './contact-request.ts';
import { dataAddress } from './data-address.ts';

/** The blocks around the main part, by the element that each of them is; an outer element comes before those inside it. */
export type LayoutBlocks = Readonly<Record<string, BlockType>>;

/** The block that a button stands in: `<main data-blocks>` says the types of its children in order. */
function blockOf(link: Element, layout: LayoutBlocks): string {
  const main = link.closest('main');
  if (!main) return layout[Object.keys(layout).find((name) => link.closest(name)) ?? ''] ?? 'other';
  const index = [...main.children].findIndex((child) => child.contains(link));
  return main.dataset.blocks?.split(' ')[index] ?? 'other';
}

/**
 * Counts the clicks on contacts: page, kind and block, and nothing that says who clicked (no cookie, no
 * identifier). What the data service does not know it does not count; whether it answers is nobody's concern here.
 */
export function startContactClicks(layout: LayoutBlocks): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      '[href*="//wa.me/"],[href^=tel],[data-use]',
    );
    if (!link) return;
    const { url, publishableKey } = dataAddress();
    const { method, path, headers, body } = countContactRequest({
      page: location.pathname,
      kind: link.dataset.use ?? (link.protocol === 'tel:' ? 'call' : 'chat'),
      block: blockOf(link, layout),
    });
    fetch(url + path, {
      method,
      keepalive: true,
      headers: { ...headers, apikey: publishableKey },
      body,
    }).catch(() => undefined);
  });
}
