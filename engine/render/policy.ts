import type { Allow } from '#schemas/types';

/** What a page's Content-Security-Policy depends on. */
export interface PolicyInput {
  /** Hashes of the page's inline styles, `sha256-…` in base64. */
  readonly styleHashes: readonly string[];
  /** Whether the page links the style sheet for paper. */
  readonly printSheet: boolean;
  /** Hashes of the inline scripts: that which starts the page script, and the rules for preparing links, which run nothing. */
  readonly scriptHashes: readonly string[];
  /** Whether the page says by an empty `data:` address that its icon comes later. */
  readonly lateIcon: boolean;
  /** Whether the page shows pictures that its own script fetched: the panel, those of posts that are not public yet. */
  readonly fetchedPictures: boolean;
  readonly frameOrigins: readonly string[];
  /** Origin of a data service elsewhere, or null. */
  readonly dataOrigin: string | null;
  /** What the site and the page open beside, by origin. */
  readonly allow: Allow;
}

/**
 * The policy of a page, for its `<meta>`: scripts, fonts, images and data from the site itself alone,
 * nothing inline but its own styles, the start of its script and the rules for preparing links, nothing from elsewhere but the
 * video frame, the data service, and the origins that `allow` opens.
 */
export function contentSecurityPolicy({
  styleHashes,
  printSheet,
  scriptHashes,
  lateIcon,
  fetchedPictures,
  frameOrigins,
  dataOrigin,
  allow: { script = [], frame = [], connect = [], form = [], image = [] },
}: PolicyInput): string {
  const frames = [...new Set([...frameOrigins, ...frame])];
  const connections = dataOrigin ? [dataOrigin, ...connect] : connect;
  const images = [...(lateIcon ? ['data:'] : []), ...(fetchedPictures ? ['blob:'] : []), ...image];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...script].join(' '),
    `style-src ${printSheet ? "'self' " : ''}${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    ...(images.length > 0 ? [`img-src 'self' ${images.join(' ')}`] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    ...(connections.length > 0 ? [`connect-src 'self' ${connections.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...form].join(' '),
  ].join(';');
}
