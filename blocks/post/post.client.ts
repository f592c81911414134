// A post after the page is there: counts this opening once, shows the figure of now, offers to share.
import { reader } from '#engine/blog/page-reader';

/** Counts the opening of a post; a page that the browser only prepares counts when it is shown. */
function countView(article: HTMLElement): void {
  const slug = article.dataset.post!;
  const count = () =>
    void reader()
      .then((posts) => posts.countView(slug))
      .then((views) => {
        const figure = article.querySelector('[data-views]');
        if (figure && views) figure.textContent = `${views}`;
      })
      .catch(console.error);
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', count, { once: true });
  else count();
}

/** Starts the posts below `root`. */
export function start(root: Document | HTMLElement): void {
  for (const article of root.querySelectorAll<HTMLElement>('article[data-post]')) {
    countView(article);
    const button = article.querySelector<HTMLButtonElement>('[data-share]')!;
    button.disabled = false;
    button.onclick = () => {
      if (navigator.share)
        void navigator.share({ title: document.title, url: location.href }).catch(() => undefined);
      else
        void navigator.clipboard
          .writeText(location.href)
          .then(() => (button.textContent = button.dataset.share!));
    };
  }
}
