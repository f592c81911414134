/** What head and breadcrumb say of a page. */
export interface PageHead {
  readonly title: string;
  /** Its name on the breadcrumb, below the blog. */
  readonly crumb: string;
  readonly description?: string;
  /** Path of the page for search engines. */
  readonly path?: string;
}

/** Writes title, breadcrumb, description and canonical address; the document has elements for all of them. What is left out stays. */
export function describePage({ title, crumb, description, path }: PageHead): void {
  document.title = title;
  nameCrumb(crumb);
  const about = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (about && description) about.content = description;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical && path) canonical.href = new URL(path, canonical.href).href;
}

/** The document's last crumb is the blog: it becomes a link, as on a built post, and the page itself comes after it. */
function nameCrumb(name: string): void {
  const last = document.querySelector<HTMLElement>('ol > li[aria-current="page"]');
  if (!last) return;
  if (last.dataset.crumb === undefined) {
    const blog = last.cloneNode() as HTMLElement;
    blog.removeAttribute('aria-current');
    const link = document.createElement('a');
    link.href = '/blog';
    link.append(...last.childNodes);
    blog.append(link);
    last.before(blog);
    last.dataset.crumb = '';
  }
  last.textContent = name;
}
