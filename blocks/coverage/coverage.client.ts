// The field above the lists of places before anybody uses it: what offers places comes with the first focus.

/** Lets the fields below `root` offer places, those too that are in use already. */
export function start(root: Document | HTMLElement): void {
  for (const finder of root.querySelectorAll<HTMLElement>('[data-places]')) {
    const open = () =>
      void import('./place-finder.ts').then(({ offerPlaces }) => offerPlaces(finder));
    finder.addEventListener('submit', (event) => event.preventDefault());
    if (finder.contains(document.activeElement)) open();
    else finder.addEventListener('focusin', open, { once: true });
  }
}
