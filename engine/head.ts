import type { PageDocument } from '#schemas/types';
import type { FactsContext } from './facts.ts';
import type { MediaLibrary } from './media.ts';
import type { ResolvedBlock } from './resolve.ts';
import { shareImageOf, type ShareImage } from './share-image.ts';
import type { PagePlace } from './site-index.ts';
import type { SourceFile } from './source-file.ts';
import { structuredData } from './structured-data.ts';

/** The metadata of a page, ready to be printed; addresses are absolute. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly canonical: string;
  readonly robots: string;
  readonly siteName: string;
  readonly language: 'pt-BR';
  readonly locale: 'pt_BR';
  /** Picture for social networks: the document's own image, else one with the page's name on it that a release draws; null where neither is. */
  readonly image: ShareImage | null;
  readonly themeColor: { readonly light: string; readonly dark: string };
  /** Colours that `site.yaml` changes, as CSS; empty if none. */
  readonly themeCss: string;
  /** Address of the font, `/media/….woff2`, or null. */
  readonly font: string | null;
  /** Origins whose frames the page may load. */
  readonly frameOrigins: readonly string[];
  /** JSON-LD, one linked graph. */
  readonly jsonLd: object;
}

/** What the metadata of a page is computed from; texts have their references replaced. */
export interface HeadInput {
  readonly page: PageDocument;
  readonly file: SourceFile;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly blocks: readonly ResolvedBlock[];
  readonly place: PagePlace | null;
  readonly facts: FactsContext;
  readonly url: string;
  readonly media: MediaLibrary;
  /** True where the pictures for social networks will be drawn (a release). */
  readonly shareImages: boolean;
}

const declarations = (colours: Readonly<Record<string, string>> | undefined) => Object.entries(colours ?? {}).map(([name, value]) => `--${name}:${value}`).join(';');

function themeCss({ light, dark }: { light?: Record<string, string> | undefined; dark?: Record<string, string> | undefined }): string {
  const day = declarations(light);
  const night = declarations(dark);
  return `${day ? `:root{${day}}` : ''}${night ? `@media (prefers-color-scheme:dark){:root{${night}}}` : ''}`;
}

/** Title, description, canonical address, robots, picture and structured data of a page. */
export function headOf(input: HeadInput): Head {
  const { page, url, facts, media } = input;
  const settings = facts.site.settings.document;
  const canonical = `${url}${page.canonical ?? page.path}`;
  const own = page.image && media.image(page.image.src, { file: input.file, pointer: ['image', 'src'] }, facts.report);
  const drawn = input.shareImages && settings.theme.shareFont ? shareImageOf(input) : null;
  const image: ShareImage | null = own && page.image ? { href: `${url}${own.src}`, width: own.width, height: own.height, alt: page.image.alt, draw: null } : drawn;
  const usesVideo = input.blocks.some((block) => block.type === 'demo-video');
  return {
    title: input.title,
    description: input.description,
    keywords: input.keywords,
    canonical,
    robots: page.robots ?? 'index, follow',
    siteName: settings.business.name,
    language: 'pt-BR',
    locale: 'pt_BR',
    image,
    themeColor: settings.theme.browserColor,
    themeCss: themeCss(settings.theme),
    font: settings.theme.font ? media.address(settings.theme.font) : null,
    frameOrigins: usesVideo && settings.video ? [new URL(settings.video.embed).origin] : [],
    jsonLd: structuredData({ ...input, canonical, imageHref: image?.href ?? null }),
  };
}
