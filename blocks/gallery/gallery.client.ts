// The pictures of a gallery before anybody opens one: what shows them large comes with the first click.

/** Lets the links to pictures below `root` open them in place; without it they lead to the pictures. */
export function start(root: Document | HTMLElement): void {
  for (const gallery of root.querySelectorAll<HTMLElement>('[data-gallery]'))
    gallery.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      import('./viewer.ts').then(
        ({ openViewer }) => openViewer(gallery, link),
        () => location.assign(link.href),
      );
    });
}
