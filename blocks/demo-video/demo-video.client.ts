// The player comes with the click on its poster: privacy, and nothing to load for who does not watch.

/** Lets the posters below `root` become players in place; without it they open the video in another tab. */
export function start(root: Document | HTMLElement): void {
  for (const poster of root.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
    poster.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // A film of the site opens in no tab of its own. What is no property of one of the two does nothing there.
      const player = Object.assign(document.createElement(poster.target ? 'iframe' : 'video'), {
        className: poster.className,
        title: poster.dataset.video,
        allow: 'autoplay; fullscreen',
        autoplay: true,
        controls: true,
        src: poster.href,
      });
      poster.replaceWith(player);
      player.focus();
    });
  }
}
