import { breadcrumbOf } from '../trail/breadcrumb.ts';
import { contentHash } from '../media.ts';
import type { ShareImage } from '../../render/resolved-page.ts';
import type { HeadInput } from './head-input.ts';

/** Raised when the drawing of the picture changes, so that every address does. */
const templateVersion = 1;

/** The picture that a release draws for a page: its place or its name in large letters. Its address depends on what is drawn. */
export function shareImageOf({ page, place, facts, url }: HeadInput): ShareImage {
  const { name: brand, tagline } = facts.site.settings.document.business;
  const crumb = breadcrumbOf(facts).at(-1)?.name;
  const heading = place ? place.name : (crumb ?? tagline);
  const slug = page.path === '/' ? 'inicio' : page.path.slice(1).replaceAll('/', '-');
  const file = `/media/share/${slug}.${contentHash(JSON.stringify([templateVersion, heading, brand, tagline]))}.png`;
  return {
    href: `${url}${file}`,
    width: 1200,
    height: 630,
    alt: `${brand}: ${heading}`,
    draw: { file, heading, brand, tagline },
  };
}
