// The field above the lists of places: what is typed picks from the links that are in the lists.
import { foldText } from '#engine/blog/slug';

/** Most places that are offered for what was typed. */
const mostOffered = 6;

/** Lets the fields below `root` offer places; without it there are the lists, and no field. */
export function start(root: Document | HTMLElement): void {
  for (const finder of root.querySelectorAll<HTMLElement>('[data-places]')) {
    const field = finder.querySelector('input')!;
    const offers = finder.querySelector('ul')!;
    const none = finder.querySelector('output')!;
    const links = [...finder.parentElement!.querySelectorAll<HTMLAnchorElement>('details li a')];
    const names = links.map((link) => foldText(link.textContent));
    const offer = () => {
      const words = foldText(field.value).trim();
      const found = links.filter((_, index) => words && names[index]!.includes(words));
      // Those that begin with the words come first.
      const begins = (link: HTMLAnchorElement) => foldText(link.textContent).startsWith(words);
      found.sort((a, b) => Number(begins(b)) - Number(begins(a)));
      const items = found.slice(0, mostOffered).map((link) => {
        const item = document.createElement('li');
        item.append(link.cloneNode(true));
        return item;
      });
      offers.replaceChildren(...items);
      none.textContent = words && items.length === 0 ? finder.dataset.none! : '';
    };
    field.addEventListener('input', offer);
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') offers.querySelector('a')?.click();
    });
    finder.hidden = false;
  }
}
