import type { SiteSettings } from '../../content/site-settings.ts';
import { escapeXml } from '../../render/escape.ts';

/** Text of the icon of a site that has none: the first letter of its name on the colour of its words. */
export function faviconText({ business, theme }: Pick<SiteSettings, 'business' | 'theme'>): string {
  const [letter = ''] = business.name;
  const back = theme.light?.ink ?? '#11181c';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="10" fill="${back}"/><text x="32" y="46" font-family="sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${theme.browserColor.light}">${escapeXml(letter.toUpperCase())}</text></svg>\n`;
}
