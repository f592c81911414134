// The button appears by a CSS animation after the usual delay; only another delay of `site.yaml` needs this.

/** Lets the floating buttons below `root` appear `data-delay` ms after the page was shown. */
export function start(root: Document | HTMLElement): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-delay]'))
    button.style.animationDelay = `${button.dataset.delay}ms`;
}
