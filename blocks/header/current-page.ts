/** `aria-current` of a link to `href` on the page `path`: both are paths of this site, `/vila-nova`. */
export function currentPage(href: string, path: string): 'page' | undefined {
  return href === path ? 'page' : undefined;
}
