// A gallery's picture at the size of the window.

/** How far a finger moves for the next picture, CSS px. */
const swipe = 40;

/** Galleries whose dialog answers already, and what shows one of their links in it. */
const ready = new WeakMap<HTMLElement, (link: HTMLAnchorElement) => void>();

/** Opens a picture of a gallery in the dialog beside it. Arrows, buttons and fingers go on to the others, in a circle. */
export function openViewer(gallery: HTMLElement, link: HTMLAnchorElement): void {
  let show = ready.get(gallery);
  if (!show) ready.set(gallery, (show = prepare(gallery)));
  show(link);
}

function prepare(gallery: HTMLElement): (link: HTMLAnchorElement) => void {
  const dialog = gallery.nextElementSibling as HTMLDialogElement;
  const figure = dialog.querySelector('figure')!;
  const links = [...gallery.querySelectorAll('a')];
  let at = 0;
  const show = (position: number) => {
    at = (position + links.length) % links.length;
    const link = links[at]!;
    const picture = link.firstElementChild!.cloneNode(true) as HTMLElement;
    const parts = [picture, ...picture.querySelectorAll<HTMLElement>('source, img')];
    for (const part of parts) {
      part.removeAttribute('loading');
      if (part.hasAttribute('sizes')) part.setAttribute('sizes', '100vw');
    }
    const caption = document.createElement('figcaption');
    caption.textContent = [link.dataset.caption, `${at + 1}/${links.length}`]
      .filter(Boolean)
      .join(' · ');
    figure.replaceChildren(picture, caption);
  };

  dialog.addEventListener('click', ({ target }) => {
    const step = (target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
    // Beside the picture is the dialog itself.
    if (step === '0' || target === dialog || target === figure) dialog.close();
    else if (step) show(at + Number(step));
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') show(at - 1);
    if (event.key === 'ArrowRight') show(at + 1);
  });
  let from: number | null = null;
  dialog.addEventListener('pointerdown', ({ pointerType, isPrimary, clientX }) => {
    from = pointerType !== 'mouse' && isPrimary ? clientX : null;
  });
  // The browser takes over where two fingers make the picture larger.
  dialog.addEventListener('pointercancel', () => (from = null));
  dialog.addEventListener('pointerup', ({ clientX }) => {
    const moved = from === null ? 0 : clientX - from;
    from = null;
    if (Math.abs(moved) >= swipe) show(at + (moved < 0 ? 1 : -1));
  });
  // Where one stopped, the page goes on.
  dialog.addEventListener('close', () => links[at]!.focus());

  return (link) => {
    show(links.indexOf(link));
    dialog.showModal();
  };
}
