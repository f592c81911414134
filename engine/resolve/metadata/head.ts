import type { Verification } from '#schemas/types';
import type { Head, ShareImage } from '../../render/resolved-page.ts';
import { videoEmbedOf } from '../facts.ts';
import { localeOf } from '../../words/locale.ts';
import { appPages } from '../../hosting/rewrites.ts';
import { allowOf, formTargets } from './allow.ts';
import type { HeadInput } from './head-input.ts';
import { shareImageOf } from './share-image.ts';
import { structuredData } from './structured-data.ts';
import { fontsOf, layoutClasses, themeCss } from './theme.ts';

/** What each service calls its `<meta>`. */
const verificationNames: Readonly<Record<keyof Verification, string>> = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
};

/** What confirms that the site is its owner's. */
const verificationOf = (codes: Verification) =>
  Object.entries(codes).map(
    ([service, code]) => [verificationNames[service as keyof Verification], code] as const,
  );

/** Title, description, canonical address, robots, picture and structured data of a page. */
export function headOf(input: HeadInput): Head {
  const { page, url, facts, media } = input;
  const settings = facts.site.settings.document;
  const canonical = `${url}${page.canonical ?? page.path}`;
  const own =
    page.image &&
    media.sharedImage(page.image, { file: input.file, pointer: ['image', 'src'] }, facts.report);
  const drawn = settings.theme.shareFont ? shareImageOf(input) : null;
  const image: ShareImage | null = own
    ? {
        href: `${url}${own.src}`,
        width: own.width,
        height: own.height,
        alt: own.alt,
        draw: null,
      }
    : drawn;
  const usesVideo = input.blocks.some(({ type }) =>
    facts.site.schemas.factsOf(type).includes('videoEmbed'),
  );
  // Who works in the panel is not counted, and no foreign script sees what it shows.
  const isPanel = appPages.includes(page.path);
  const tags = isPanel ? undefined : settings.head;
  const video = usesVideo ? videoEmbedOf(settings) : null;
  return {
    title: input.title,
    description: input.description,
    keywords: input.keywords,
    canonical,
    kind: input.post || page.article ? 'article' : 'website',
    robots: page.robots ?? 'index, follow',
    feed: settings.blog !== undefined && (page.path === '/blog' || input.post !== null),
    siteName: settings.business.name,
    locale: localeOf(settings).tag,
    image,
    themeColor: settings.theme.browserColor,
    themeCss: themeCss(settings.theme),
    layout: isPanel ? '' : layoutClasses(settings.theme),
    fonts: fontsOf(settings.theme, media, () => JSON.stringify([input.title, input.blocks])),
    frameOrigins: video === null ? [] : [new URL(video).origin],
    allow: allowOf(
      tags,
      isPanel ? undefined : settings.allow,
      page.allow,
      formTargets(input.blocks, facts.site.schemas),
    ),
    verification: page.path === '/' ? verificationOf(tags?.verification ?? {}) : [],
    analytics: tags?.analytics ?? [],
    languages: page.languages ?? [],
    jsonLd: structuredData({ ...input, canonical, imageHref: image?.href ?? null }),
  };
}
