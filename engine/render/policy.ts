/** What a page's Content-Security-Policy depends on. */
export interface PolicyInput {
  /** Hashes of the page's inline styles, `sha256-…` in base64. */
  readonly styleHashes: readonly string[];
  /** Hashes of the inline scripts: that which starts the page script, and the rules for preparing links, which run nothing. */
  readonly scriptHashes: readonly string[];
  /** Whether the page says by an empty `data:` address that its icon comes later. */
  readonly lateIcon: boolean;
  readonly frameOrigins: readonly string[];
  /** Origin of a data service elsewhere, or null. */
  readonly dataOrigin: string | null;
}

/**
 * The policy of a page, for its `<meta>`: scripts, fonts, images and data from the site itself alone,
 * nothing inline but its own styles, the start of its script and the rules for preparing links, nothing from elsewhere but the video frame and the data service.
 */
export function contentSecurityPolicy({
  styleHashes,
  scriptHashes,
  lateIcon,
  frameOrigins,
  dataOrigin,
}: PolicyInput): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`,
    `style-src ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    ...(lateIcon ? ["img-src 'self' data:"] : []),
    ...(frameOrigins.length > 0 ? [`frame-src ${frameOrigins.join(' ')}`] : []),
    ...(dataOrigin ? [`connect-src 'self' ${dataOrigin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
}
