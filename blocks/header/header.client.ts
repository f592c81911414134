// What HTML cannot do for the menus, which are all `<details>`: hover with delays, Escape, the click outside. On small
// screens `<details name="menus">` shows the list of them, above 64rem they stand in a row.

/** The pointer rests on an item this long before its panel opens, ms; set by the owner. */
const openDelay = 200;
/** For this long after a panel closed the next one opens at once, ms; set by the owner. */
const skipDelay = 300;
/** The pointer may leave this long before the panel closes, ms; set by the owner. */
const closeDelay = 150;

/** Gives the menus below `root` their behaviour; without it they still open and close on click. */
export function start(root: Document | HTMLElement): void {
  const menus = [...root.querySelectorAll<HTMLDetailsElement>('details[name^=menu]')];
  /** The list of them on small screens: it stands first, and what it shows stands beside it. */
  const [list] = menus;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = 0;
  let hovered: HTMLDetailsElement | undefined;

  const openMenu = () => menus.find((menu) => menu.open);
  const openHolds = (target: EventTarget | null) => {
    const menu = openMenu();
    return (menu === list ? menu?.parentElement : menu)?.contains(target as Node);
  };
  const later = (action: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const close = () => {
    clearTimeout(timer);
    hovered = undefined;
    const menu = openMenu();
    if (menu) {
      menu.open = false;
      closedAt = Date.now();
    }
    return menu;
  };
  const closeFromOutside = ({ target }: Event) => {
    if (!openHolds(target)) close();
  };

  for (const menu of menus.slice(1)) {
    menu.addEventListener('click', (event) => {
      clearTimeout(timer);
      // Hover has just opened it: the click that meant to open must not close it.
      if (hovered === menu && menu.open && (event.target as Element).parentElement === menu) {
        event.preventDefault();
        hovered = undefined;
      }
    });
    menu.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse' || list!.open) return;
      const open = () => {
        if (menu.open) return;
        close();
        hovered = menu;
        menu.open = true;
      };
      later(open, openMenu() || Date.now() - closedAt < skipDelay ? 0 : openDelay);
    });
    menu.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') later(() => hovered === menu && close(), closeDelay); // A click has pinned the others.
    });
  }
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) close();
    else closeFromOutside(event);
  });
  document.addEventListener('focusin', closeFromOutside);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const hadFocus = openHolds(document.activeElement);
    const summary = close()?.querySelector('summary');
    if (hadFocus) summary?.focus();
  });
}
