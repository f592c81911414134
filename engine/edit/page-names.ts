import { join } from 'node:path';
import { isRead } from '#schemas/roles';
import type { FieldRole } from '#schemas/types';
import { fieldsOf } from '../content/fields.ts';
import { readSource, type LoadedSite } from '../content/load.ts';
import type { Schemas } from '../content/schemas.ts';
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
  /** A link and nothing else, links in a text, or the name of a place: the last segment of its path. */
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

/** Every value of the documents of a site that names a page, file by file; its own path, and the redirects, which have an order of their own, are left out. */
export function namesOfPage(
  documents: readonly SourceFile[],
  page: NamedPage,
  schemas: Schemas,
): readonly PageName[] {
  return documents.flatMap((file) =>
    fieldsOf(file, schemas).flatMap(({ role, value, pointer }) => {
      if (role === null || (file.path === 'site.yaml' && pointer[0] === 'redirects')) return [];
      // The lines of a text are one field.
      const strings = Array.isArray(value)
        ? value.map((line, index) => ({ value: String(line), pointer: [...pointer, index] }))
        : [{ value: String(value), pointer }];
      return strings.flatMap((one) => {
        const kind = kindOf(role, one.value, page);
        return kind ? [{ ...one, file, kind }] : [];
      });
    }),
  );
}

/** What lead to pages, beside what people read: a value of a partial is a text to its schema, and may become a link. */
const leading: ReadonlySet<FieldRole> = new Set(['page', 'link', 'url']);

function kindOf(
  role: FieldRole,
  value: string,
  { path, isPlace, url }: NamedPage,
): PageName['kind'] | null {
  if (role === 'place') return isPlace && value === slugOf(path) ? 'place' : null;
  if (!leading.has(role) && !isRead(role)) return null;
  const leads = (link: string) => pathOfLink(link, url) === path;
  if (/^(?:\/|https?:)\S*$/.test(value)) return leads(value) ? 'link' : null;
  return markdownLinks(value).some(({ target }) => leads(target)) ? 'text' : null;
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
