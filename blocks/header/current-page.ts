/** `aria-current` of a link to `href` on the page `path`: paths of this site, `/vila-nova`; null where no menu leads to the page. */
export function currentPage(href: string, path: string | null): 'page' | undefined {
  return href === path ? 'page' : undefined;
}
