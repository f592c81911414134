/** What a page's Content-Security-Policy depends on. */
export interface PolicyInput {
  /** Hashes of the page's inline styles, `sha256-…` in base64. */
  readonly styleHashes: readonly string[];
  readonly frameOrigins: readonly string[];
}

/** The policy of a page, for its `<meta>`: nothing inline but its own styles, nothing from elsewhere but the video frame. */
export function contentSecurityPolicy({ styleHashes, frameOrigins }: PolicyInput): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frameOrigins.length > 0 ? [`frame-src ${frameOrigins.join(' ')}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
}
