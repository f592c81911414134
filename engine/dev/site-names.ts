import type { PartialDocument } from '#schemas/types';
import { takesCalls } from '../client/contact-kinds.ts';
import { load } from '../content/load.ts';
import type { SiteSettings } from '../content/site-settings.ts';
import { validateSharedContent, type PageOutline, type Site } from '../content/validate.ts';
import { mainAnchor } from '../resolve/links.ts';
import {
  contactNamed,
  contactNames,
  defaultChatContact,
} from '../resolve/business/named-contact.ts';

/** The names of a site that its documents may write. */
export interface SiteNames {
  readonly settings: SiteSettings;
  /** Paths of its pages. */
  readonly paths: ReadonlySet<string>;
  /** Files of `media/`, relative to it. */
  readonly media: readonly string[];
  readonly partials: ReadonlyMap<string, { readonly document: PartialDocument }>;
}

/** The names of a site that was read. */
export const namesOf = ({
  settings,
  pages,
  media,
  partials,
}: Pick<Site<PageOutline>, 'settings' | 'pages' | 'media' | 'partials'>): SiteNames => ({
  settings: settings.document,
  paths: new Set(pages.map(({ document }) => document.path)),
  media,
  partials,
});

/** The names of the site in `dir`; null where its `site.yaml` cannot be used. */
export function readNames(dir: string): SiteNames | null {
  const loaded = load(dir);
  const { value: shared } = validateSharedContent(loaded);
  if (!shared) return null;
  const written = loaded.pages.map(({ value }) => (value as { path?: unknown } | null)?.path);
  const paths = new Set(written.filter((path) => typeof path === 'string'));
  return {
    settings: shared.settings.document,
    paths,
    media: shared.media,
    partials: shared.partials,
  };
}

const picture = /\.(?:svg|png|jpe?g|webp|avif)$/i;

/** A partial of the site as a page uses it, with what it has to be told; one that asks for nothing first. */
function simplestPartial({ partials }: SiteNames): string | null {
  const wanted = [...partials].map(([name, { document }]) => {
    const values = Object.entries(document.values ?? {}).filter(
      ([, value]) => value.default === undefined,
    );
    return { name, values: values.map(([value]) => `${value}: …`) };
  });
  const first = wanted.sort((a, b) => a.values.length - b.values.length)[0];
  if (!first) return null;
  const values = first.values.length > 0 ? `, values: { ${first.values.join(', ')} }` : '';
  return `{ type: partial, name: ${first.name}${values} }`;
}

/**
 * The YAML of an example with names of the site where it has others: pages, messages, contacts, claims, pictures and
 * partials, so that it can be pasted into a document of the site.
 */
export function withSiteNames(yaml: string, names: SiteNames): string {
  const { settings, paths, media } = names;
  const contacts = contactNames(settings);
  const named = (name: string) => contactNamed(settings, name)?.contact;
  const caller = contacts.find((name) => takesCalls(named(name)!));
  const messages = Object.keys(settings.messages);
  const claims = Object.keys(settings.claims);
  const pictures = media.filter((file) => picture.test(file));
  const numbered = contacts.find((name) => named(name)?.phone !== undefined);
  const page = (path: string) => (paths.has(path.split('#', 1)[0]!) ? path : '/');
  const anyway = contacts[0] === undefined ? 'link: /' : `reach: ${contacts[0]}`;
  const partial = /\btype: partial\b/.test(yaml) ? simplestPartial(names) : null;
  if (partial !== null) return `${/^\s*- /.exec(yaml)?.[0] ?? '- '}${partial}`;
  return yaml
    .replace(
      /\b(link: )(["']?)(\/[^\s,}"']*)\2/g,
      (_, key: string, quote: string, path: string) => `${key}${quote}${page(path)}${quote}`,
    )
    .replace(/\blink: (["']?)#([\w-]+)\1/g, (written, quote: string, anchor: string) =>
      new RegExp(`\\bid: ${anchor}\\b`).test(yaml)
        ? written
        : `link: ${quote}#${mainAnchor}${quote}`,
    )
    .replace(/\]\((\/[^\s)]*)\)/g, (_, path: string) => `](${page(path)})`)
    .replace(/\bchat: ([a-z]\w*)/g, (written, name: string) =>
      messages.length === 0 || !named(defaultChatContact)
        ? anyway
        : messages.includes(name)
          ? written
          : `chat: ${messages[0]!}`,
    )
    .replace(/\bcall: ([a-z]\w*)/g, (written, name: string) =>
      named(name) && takesCalls(named(name)!) ? written : caller ? `call: ${caller}` : anyway,
    )
    .replace(/\b(reach|contact): ([a-z]\w*)/g, (written, key: string, name: string) =>
      named(name) || contacts[0] === undefined ? written : `${key}: ${contacts[0]}`,
    )
    .replace(/\bsrc: \/media\/([^\s,}]+)/g, (written, file: string) =>
      media.includes(file) || pictures.length === 0 ? written : `src: /media/${pictures[0]!}`,
    )
    .replace(/\{\{contacts\.(\w+)\.(phone|label)\}\}/g, (written, name: string, field: string) => {
      if (named(name) && (field === 'label' || named(name)?.phone)) return written;
      const other = field === 'label' ? contacts[0] : numbered;
      return other === undefined ? '…' : `{{contacts.${other}.${field}}}`;
    })
    .replace(/\{\{claims\.(\w+)\}\}/g, (written, name: string) =>
      claims.includes(name) ? written : claims[0] === undefined ? '10' : `{{claims.${claims[0]}}}`,
    );
}
