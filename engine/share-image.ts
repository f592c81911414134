import type { HeadInput } from './head.ts';
import { breadcrumbOf } from './facts.ts';
import { contentHash } from './media.ts';

/** Raised when the drawing of the picture changes, so that every address does. */
const templateVersion = 1;

/** What a release draws into a page's picture for social networks. */
export interface ShareDrawing {
  /** Path below the web root, `/media/share/barueri.<hash>.png`. */
  readonly file: string;
  readonly heading: string;
  readonly brand: string;
  readonly tagline: string;
}

/** The picture of a page for social networks, 1200 × 630 px; `draw` is null where the document names its own. */
export interface ShareImage {
  readonly href: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly draw: ShareDrawing | null;
}

/** The picture that a release draws for a page: its place or its name in large letters. Its address depends on what is drawn. */
export function shareImageOf({ page, place, facts, url }: HeadInput): ShareImage {
  const { name: brand, tagline } = facts.site.settings.document.business;
  const crumb = breadcrumbOf(facts).at(-1)?.name;
  const heading = place ? place.name : (crumb ?? tagline);
  const slug = page.path === '/' ? 'inicio' : page.path.slice(1).replaceAll('/', '-');
  const file = `/media/share/${slug}.${contentHash(JSON.stringify([templateVersion, heading, brand, tagline]))}.png`;
  return { href: `${url}${file}`, width: 1200, height: 630, alt: `${brand}: ${heading}`, draw: { file, heading, brand, tagline } };
}
