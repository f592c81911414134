// The field above the lists of places before anybody uses it: what offers places comes with the first focus.

/** Shows the fields below `root`, which offer places; without it there are the lists, and no field. */
export function start(root: Document | HTMLElement): void {
  for (const finder of root.querySelectorAll<HTMLElement>('[data-places]')) {
    finder.hidden = false;
    finder.addEventListener('submit', (event) => event.preventDefault());
    finder.addEventListener(
      'focusin',
      () => void import('./place-finder.ts').then(({ offerPlaces }) => offerPlaces(finder)),
      { once: true },
    );
  }
}
