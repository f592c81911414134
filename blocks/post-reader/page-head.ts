/** What the head says of a page. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Path of the page for search engines. */
  readonly path?: string;
}

/** Writes title, description and canonical address; the document has elements for all of them. What is left out stays. */
export function describePage({ title, description, path }: PageHead): void {
  document.title = title;
  const about = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (about && description) about.content = description;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical && path) canonical.href = new URL(path, canonical.href).href;
}
