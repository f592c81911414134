// The search form before anybody uses it: the search itself comes with the first focus or the first search.

declare global {
  interface Window {
    /** Another search that the page may bring; it is then asked instead of ours. */
    searchByKeyword?: (words: string) => void;
  }
}

/** Makes the search forms below `root` answer in place; without it they open the page that the document names. */
export function start(root: Document | HTMLElement): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[role=search]')) {
    const field = form.q as HTMLInputElement;
    let opened: Promise<(words: string) => void> | undefined;
    const open = () => (opened ??= import('./search.ts').then((module) => module.openSearch(form)));
    const search = (text: string) => {
      const words = text.trim();
      if (!words) return;
      field.value = words;
      if (typeof window.searchByKeyword === 'function') window.searchByKeyword(words);
      else
        open().then(
          (answer) => answer(words),
          () => {
            opened = undefined;
            // The page that a form without script opens; not twice.
            if (!location.search) form.submit();
          },
        );
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      search(field.value);
    });
    form.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-asks]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      search(link.text.trim());
    });
    const openAhead = () => void open().catch(() => (opened = undefined));
    field.addEventListener('focus', openAhead);
    if (document.activeElement === field) openAhead();
    search(new URLSearchParams(location.search).get('q') ?? '');
  }
}
