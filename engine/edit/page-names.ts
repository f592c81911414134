import { join } from 'node:path';
import { documentKind } from '../content/document-kind.ts';
import { readSource, type LoadedSite } from '../content/load.ts';
import { walkSchema } from '../content/schema-walk.ts';
import { filesBelow } from '../content/site-files.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { pathOfLink } from '../resolve/links.ts';
import { markdownLinks } from '../resolve/markdown-text.ts';
import { slugOf } from '../resolve/site-index.ts';
import { documentsOf } from './edit-site.ts';

/** A value of a document that names a page. */
export interface PageName {
  readonly file: SourceFile;
  readonly pointer: Pointer;
  /** A link and nothing else, links in a text, or the name of a place (`x-names`): the last segment of its path. */
  readonly kind: 'link' | 'text' | 'place';
  readonly value: string;
}

/** A page that is looked for. */
export interface NamedPage {
  readonly path: string;
  /** True where it is that of a place, which has a name. */
  readonly isPlace: boolean;
  /** Public address of the site. */
  readonly url: string;
}

/** Folders of a site whose YAML no page is made of, and which name pages all the same. */
const otherFolders = ['blog', 'templates'];

/** Every document of a site that may name a page; what cannot be read is left out. */
export const allDocuments = (loaded: LoadedSite): readonly SourceFile[] => [
  ...documentsOf(loaded),
  ...otherFolders.flatMap((folder) =>
    filesBelow(join(loaded.dir, folder))
      .files.filter((file) => /\.ya?ml$/.test(file))
      .flatMap((file) => readSource(loaded.dir, `${folder}/${file}`).file ?? []),
  ),
];

/** Where a page is called by its address without being linked to: its own path, and the redirects, which have an order of their own. */
const isAddress = (file: SourceFile, [first, ...rest]: Pointer) =>
  (file.path.startsWith('pages/') && first === 'path' && rest.length === 0) ||
  (file.path === 'site.yaml' && first === 'redirects');

/** Every value of the documents of a site that names a page, file by file. */
export function namesOfPage(
  documents: readonly SourceFile[],
  page: NamedPage,
  schemas: LoadedSite['schemas'],
): readonly PageName[] {
  return documents.flatMap((file) => [
    ...linksIn(file, page),
    ...(page.isPlace ? placesIn(file, slugOf(page.path), schemas) : []),
  ]);
}

function linksIn(file: SourceFile, { path, url }: NamedPage): PageName[] {
  const found: PageName[] = [];
  const look = (value: unknown, pointer: Pointer): void => {
    if (isAddress(file, pointer)) return;
    if (typeof value === 'string') {
      const kind = kindOf(value, path, url);
      if (kind) found.push({ file, pointer, kind, value });
    } else if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        look(inner, [...pointer, Array.isArray(value) ? Number(name) : name]);
  };
  look(file.value, []);
  return found;
}

function kindOf(value: string, path: string, url: string): 'link' | 'text' | null {
  const leads = (link: string) => pathOfLink(link, url) === path;
  if (/^(?:\/|https?:)\S*$/.test(value)) return leads(value) ? 'link' : null;
  return markdownLinks(value).some(({ target }) => leads(target)) ? 'text' : null;
}

function placesIn(file: SourceFile, slug: string, schemas: LoadedSite['schemas']): PageName[] {
  const kind = documentKind(file.path);
  const found: PageName[] = [];
  if (kind !== null)
    walkSchema(schemas, kind, file.value, (schema, value, pointer) => {
      if (schema['x-names'] === 'place' && value === slug)
        found.push({ file, pointer, kind: 'place', value: slug });
    });
  return found;
}

/** A link as it leads to the page at `to`, its query and its anchor as they were. */
export const turned = (link: string, to: string) =>
  link.replace(/^(https?:\/\/[^/?#]*)?[^?#]*/i, (_, origin: string = '') => `${origin}${to}`);

/** What is to stand in the place of a value that names a page, so that it names the one at `to`. */
export function renamed({ kind, value }: PageName, { path, url }: NamedPage, to: string): string {
  if (kind === 'place') return slugOf(to);
  if (kind === 'link') return turned(value, to);
  return markdownLinks(value)
    .filter(({ target }) => pathOfLink(target, url) === path)
    .sort((a, b) => b.from - a.from)
    .reduce(
      (text, { target, from }) =>
        text.slice(0, from) + turned(target, to) + text.slice(from + target.length),
      value,
    );
}
