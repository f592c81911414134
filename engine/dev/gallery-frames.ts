/** Height of a frame while its page is measured, of one whose page is not there yet, and the most that is shown of a page without scrolling in it; px on the screen. */
const heights = { measured: 800, waiting: 320, most: 640 };
/** A page of which nothing is in the flow (a floating button) still wants a window, px. */
const least = 240;

/** Puts a dark frame, which is called so (`isDark`), beside every frame below `root` and keeps all of them as wide as is chosen; returns what chooses (px). */
export function keepFrames(root: HTMLElement, isDark: string): (width: number) => void {
  let width = 360;
  const all = [...root.querySelectorAll('iframe')].flatMap((light) => [
    light,
    darkOf(light, isDark),
  ]);

  /** The page is as wide as was chosen, and scaled to the room that there is. */
  const place = (iframe: HTMLIFrameElement, heightOf: (scale: number) => number) => {
    const frame = iframe.parentElement!;
    frame.style.maxWidth = `${width}px`;
    const scale = Math.min(1, frame.clientWidth / width);
    if (scale === 0) return;
    const height = heightOf(scale);
    iframe.style.cssText = `width:${width}px;height:${height}px;transform:scale(${scale})`;
    frame.style.height = `${height * scale}px`;
  };
  const fit = (iframe: HTMLIFrameElement) => {
    const page = pageOf(iframe);
    if (!page) return place(iframe, (scale) => heights.waiting / scale);
    // A page may depend on the height of its window: it is measured in one that is always the same.
    place(iframe, () => heights.measured);
    place(iframe, (scale) => Math.min(heights.most / scale, Math.max(least, page.offsetHeight)));
  };

  for (const iframe of all) {
    iframe.addEventListener('load', () => {
      fit(iframe);
      // What opens in a page makes its frame grow; it does not shrink again, or the two could go on for ever.
      const page = pageOf(iframe);
      if (page)
        new ResizeObserver(
          () =>
            page.offsetHeight > iframe.offsetHeight &&
            place(iframe, (scale) => Math.min(heights.most / scale, page.offsetHeight)),
        ).observe(page);
    });
  }
  let room = 0;
  new ResizeObserver(() => {
    if (room === root.clientWidth) return;
    room = root.clientWidth;
    all.forEach(fit);
  }).observe(root);
  return (chosen) => {
    width = chosen;
    all.forEach(fit);
  };
}

/** The same example once more: the page in a frame takes the colour scheme of its frame. */
function darkOf(light: HTMLIFrameElement, isDark: string): HTMLIFrameElement {
  const frame = light.parentElement!.cloneNode(true) as HTMLElement;
  const dark = frame.querySelector('iframe')!;
  light.className = 'light';
  dark.className = 'dark';
  dark.title += ` ${isDark}`;
  light.parentElement!.after(frame);
  return dark;
}

/** Root element of the page in a frame; null before it came. */
function pageOf({ contentDocument }: HTMLIFrameElement): HTMLElement | null {
  return contentDocument && contentDocument.URL !== 'about:blank'
    ? contentDocument.documentElement
    : null;
}
