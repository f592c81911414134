/** File of a page below the web root: `/` is `index.html`, `/barueri` is `barueri.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
