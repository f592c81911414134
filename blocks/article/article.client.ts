/**
 * Marks in the contents list the section that is being read (`aria-current`): the one that crosses a line a quarter
 * down the window. Without this script the list stays in view all the same, unmarked.
 */
export function start(root: Document | HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = root.querySelector(`[data-contents] a[href="#${target.id}"]`);
        if (link) link.ariaCurrent = isIntersecting ? 'true' : null;
      }
    },
    { rootMargin: '-25% 0px -75%' },
  );
  for (const section of root.querySelectorAll('article section[id]')) observer.observe(section);
}
