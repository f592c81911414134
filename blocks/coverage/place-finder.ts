/** Most places that are offered for what was typed. */
const mostOffered = 6;

/** A name, or what is typed, as the two are compared. Nothing of the search: what two scripts share is a file of its own to wait for. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Lets the field in `finder` offer the links of the lists around it whose names have what is typed, and follow the first when it is sent. */
export function offerPlaces(finder: HTMLElement): void {
  const field = finder.querySelector('input')!;
  const offers = finder.querySelector('ul')!;
  const none = finder.querySelector('output')!;
  const links = [...finder.parentElement!.querySelectorAll<HTMLAnchorElement>('details li a')];
  const places = links.map((link) => ({ link, name: plain(link.firstChild!.textContent!) }));
  const offer = () => {
    const words = plain(field.value);
    const found = words ? places.filter(({ name }) => name.includes(words)) : [];
    // Those that begin with the words come first.
    found.sort((a, b) => Number(b.name.startsWith(words)) - Number(a.name.startsWith(words)));
    const items = found.slice(0, mostOffered).map(({ link }) => {
      const item = document.createElement('li');
      item.append(link.cloneNode(true));
      return item;
    });
    offers.replaceChildren(...items);
    none.textContent = words && items.length === 0 ? finder.dataset.none! : '';
  };
  field.addEventListener('input', offer);
  finder.addEventListener('submit', () => offers.querySelector('a')?.click());
  offer();
}
