import type { Show } from '#schemas/types';
import type { SiteSettings } from '../../content/site-settings.ts';
import type { Showing } from './showing.ts';

/** Where an entry stands in its list as it is written, where others before it are not shown. */
const written = new WeakMap<object, number>();

/** The position in `site.yaml` of an entry of a menu or a redirect that stands at `position` among those that are shown. */
export const writtenPosition = (entry: object, position: number) => written.get(entry) ?? position;

function shownOf<Entry extends { readonly show?: Show }>(
  entries: readonly Entry[],
  showing: Showing,
): Entry[] {
  return entries.flatMap((entry, position): Entry[] => {
    if (!showing.isShown(entry.show)) return [];
    const { show: _, ...rest } = entry;
    const kept = rest as Entry;
    written.set(kept, position);
    return [kept];
  });
}

const mayHide = (entries: readonly { readonly show?: Show }[]) =>
  entries.some(({ show }) => show !== undefined);

/** Settings with the entries of menus and the redirects that are shown; the same ones where none says when. */
export function shownSettings(settings: SiteSettings, showing: Showing): SiteSettings {
  const { menus, redirects = [] } = settings;
  if (![menus.header, menus.mobile, redirects].some(mayHide)) return settings;
  return {
    ...settings,
    menus: {
      ...menus,
      header: shownOf(menus.header, showing),
      mobile: shownOf(menus.mobile, showing),
    },
    redirects: shownOf(redirects, showing),
  };
}
