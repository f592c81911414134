// What HTML cannot do for the menus, all of them `<details name="menu">`: hover with delays, Escape, the click outside.

/** The pointer rests on an item this long before its panel opens, ms (specification §4 and §9). */
const openDelay = 200;
/** For this long after a panel closed the next one opens at once, ms (specification §4 and §9). */
const skipDelay = 300;
/** The pointer may leave this long before the panel closes, ms (specification §4 and §9). */
const closeDelay = 150;

/** Gives the menus below `root` their behaviour; without it they still open and close on click. */
export function start(root: Document | HTMLElement): void {
  const menus = [...root.querySelectorAll<HTMLDetailsElement>('details[name=menu]')];
  let timer = 0;
  let closedAt = -skipDelay;
  let hovered: HTMLDetailsElement | undefined;

  const openMenu = () => menus.find((menu) => menu.open);
  const later = (action: () => void, delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  const close = () => {
    clearTimeout(timer);
    hovered = undefined;
    const menu = openMenu();
    if (menu) {
      menu.open = false;
      closedAt = performance.now();
    }
    return menu;
  };
  const closeFromOutside = ({ target }: Event) => {
    if (!openMenu()?.contains(target as Node)) close();
  };

  for (const menu of menus) {
    menu.addEventListener('click', (event) => {
      const target = event.target as Element;
      clearTimeout(timer);
      if (target.closest('a')) close();
      // Hover has just opened it: the click that meant to open must not close it.
      else if (hovered === menu && menu.open && target.parentElement === menu) {
        event.preventDefault();
        hovered = undefined;
      }
    });
    if (!menu.closest('nav')) continue; // The small screens' menu does not open on hover.
    menu.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      const open = () => {
        if (menu.open) return;
        close();
        hovered = menu;
        menu.open = true;
      };
      later(open, openMenu() || performance.now() - closedAt < skipDelay ? 0 : openDelay);
    });
    menu.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') later(() => hovered === menu && close(), closeDelay); // A click has pinned the others.
    });
  }
  document.addEventListener('click', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const hadFocus = openMenu()?.contains(document.activeElement);
    const summary = close()?.querySelector('summary');
    if (hadFocus) summary?.focus();
  });
}
