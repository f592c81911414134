import { oneLine } from './one-line.ts';

/**
 * Text of `robots.txt`. `url` is the address of the site without a slash at its end. Nothing is disallowed: what must
 * not be found says `noindex` itself, and a crawler that is kept out would never read that.
 */
export function robotsText(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${oneLine(url)}/sitemap.xml\n`;
}
