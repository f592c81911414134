// What would be at an address of the web root that is another's, and what must not be there.
import { join } from 'node:path';
import { claimsPath } from '../../blog/post-claims.ts';
import { svgFault } from '../../content/pictures/svg-fault.ts';
import type { Report } from '../../content/report.ts';
import type { PageOutline, Site, Sourced } from '../../content/validate.ts';
import { hashedFolders } from '../../hosting/headers.ts';
import { hostFiles } from '../../hosting/hosts.ts';
import { fileOf } from '../../hosting/site-path.ts';
import { checkRootPicture } from '../../media/check-root-picture.ts';
import { filmFault, isFilm } from '../../media/films/clean-film.ts';
import { readOrNull } from '../../media/media-library.ts';

/** What would take another's place without a word: regions whose paths end alike, files of `media/root` over pages. */
export function checkShadows(site: Site<PageOutline>, report: Report): void {
  const slugs = new Map<string, Sourced<PageOutline>>();
  for (const page of site.pages) {
    const { path, region } = page.document;
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const earlier = region && slugs.get(slug);
    if (earlier)
      report.add(
        { file: page.file, pointer: ['path'] },
        'name-duplicate',
        { name: slug, other: earlier.file.path, of: 'region' },
        { related: { file: earlier.file, pointer: ['path'] } },
      );
    else if (region) slugs.set(slug, page);
    const file = fileOf(path);
    if (site.media.includes(`root/${file}`))
      report.add({ file: page.file, pointer: ['path'] }, 'file-shadows-page', { file, path });
  }
  checkRootFiles(site, report);
}

/** True for a photograph by its name, shown by browsers or not. */
const isPublishedPicture = (file: string) =>
  /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?)$/i.test(file);

/** Files of `media/root` at addresses that are not the site's to give. Where the build makes a file for everybody, robots.txt or the feed, the site's own comes first. */
function checkRootFiles({ dir, media, pages, settings }: Site<PageOutline>, report: Report): void {
  const files = pages.map(({ document }) => fileOf(document.path));
  const needed = new Set(files.flatMap(foldersOf));
  if (settings.document.blog) needed.add('blog');
  for (const path of media.filter((one) => one.startsWith('root/'))) {
    const file = path.slice('root/'.length);
    const why = reservedFor(file) ?? (needed.has(file) ? 'folder' : null);
    if (why) report.addOfFile(`media/${path}`, 'root-file-reserved', { file, why });
    const fault = isFilm(file) ? filmFault(join(dir, 'media', path)) : null;
    if (fault)
      report.addOfFile(`media/${path}`, 'film-refused', { src: `/media/${path}`, is: fault });
    const bytes = isPublishedPicture(file) ? readOrNull(join(dir, 'media', path)) : null;
    if (bytes) checkRootPicture(file, bytes, report);
  }
}

/** The folders that a file lies in, `a` and `a/b` of `a/b/c.html`. */
const foldersOf = (file: string) =>
  file
    .split('/')
    .flatMap((_, index, names) => (index === 0 ? [] : names.slice(0, index).join('/')));

/** Whose address this is, if it is that of a file that hosts or scripts of ours read. */
function reservedFor(file: string): 'host' | 'engine' | null {
  const name = file.toLowerCase();
  if (hostFiles.some((one) => one === name)) return 'host';
  const isOurs = ['search.json', claimsPath.slice(1)].includes(name);
  const isBelowOurs = [...hashedFolders, '/search/'].some((folder) =>
    `/${name}`.startsWith(folder),
  );
  return isOurs || isBelowOurs ? 'engine' : null;
}

/** SVG of `media/`, whoever shows it: opened at its own address it is a document of the site. */
export function checkDrawnMedia({ dir, media }: Site<PageOutline>, report: Report): void {
  for (const name of media.filter((file) => /\.svgz?$/i.test(file))) {
    const path = `media/${name}`;
    const text = readOrNull(join(dir, path))?.toString('utf8');
    const found = text === undefined ? null : svgFault(text);
    if (found !== null) report.addOfFile(path, 'image-unsafe', { src: `/${path}`, found });
  }
}
