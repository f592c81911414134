// The player comes with the click on its poster: privacy, and nothing to load for who does not watch.

/** Lets the posters below `root` become players in place; without it they open the video in another tab. */
export function start(root: Document | HTMLElement): void {
  for (const poster of root.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
    poster.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const isFilm = 'film' in poster.dataset;
      const player = document.createElement(isFilm ? 'video' : 'iframe');
      player.className = poster.className;
      player.title = poster.dataset.video!;
      player.src = poster.href;
      if (player instanceof HTMLVideoElement) player.controls = player.autoplay = true;
      else player.allow = 'autoplay; fullscreen';
      poster.replaceWith(player);
      player.focus();
    });
  }
}
