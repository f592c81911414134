import { breadcrumbOf, type NameOrigins } from '../breadcrumb/breadcrumb.ts';
import type { FactsContext } from '../facts.ts';
import { contentHash } from '../../media/content-hash.ts';
import type { TextOrigin } from '../origins/origin.ts';
import type { Tracer } from '../origins/tracer.ts';
import type { ShareImage } from '../../render/resolved-page.ts';
import { localeOf } from '../../words/locale.ts';
import { pageWordsOf } from '../../words/pages.ts';
import type { HeadInput } from './head-input.ts';

/** Raised when the drawing of the picture changes, so that every address does. */
const templateVersion = 2;

/**
 * The picture that a build draws for a page: its place or its name in large letters in a release; in other builds that of
 * the home page, because drawing one for each takes longer than all the rest. Its address depends on what is drawn.
 */
export function shareImageOf({
  page,
  place,
  facts,
  url,
  media,
  shareImages,
}: HeadInput): ShareImage {
  const { business, theme } = facts.site.settings.document;
  const { name: brand, tagline } = business;
  const look = [theme.light ?? null, theme.shareGround && media.hash(theme.shareGround)];
  const isOwn = shareImages && page.path !== '/';
  const heading = isOwn ? (place?.name ?? breadcrumbOf(facts).at(-1)!.name) : tagline;
  const slug = isOwn
    ? page.path.slice(1).replaceAll('/', '-')
    : pageWordsOf(localeOf(facts.site.settings.document).language).marks.home;
  const file = `/media/share/${slug}.${contentHash(JSON.stringify([templateVersion, heading, brand, tagline, look]))}.png`;
  return {
    href: `${url}${file}`,
    width: 1200,
    height: 630,
    alt: `${brand}: ${heading}`,
    draw: { file, heading, brand, tagline },
  };
}

/** What the words of a drawn picture are made of, in a release: the name of the business and what stands in large letters. */
export function shareImageSources(
  path: string,
  facts: FactsContext,
  tracer: Tracer,
): readonly TextOrigin[] {
  const heading = () => {
    if (path === '/') return tracer.ofSettings(['business', 'tagline']).sources;
    if (facts.scope.place) return tracer.ofPlace('name').sources;
    const origins: NameOrigins = new Map();
    return tracer.ofName(origins.get(breadcrumbOf(facts, origins).at(-1)!)!);
  };
  return [...tracer.ofSettings(['business', 'name']).sources, ...heading()];
}
