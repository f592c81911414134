import { readPage } from '../content/read-page.ts';
import { siteTheme } from '../content/site-settings.ts';
import { clockAt } from '../content/time/windows.ts';
import { hasErrors } from '../diagnostics/problem.ts';
import type { OpenSite } from '../resolve/open-site.ts';
import { createResolver } from '../resolve/resolver.ts';
import { Showing } from '../resolve/time/showing.ts';
import { localeOf } from '../words/locale.ts';
import type { Look } from './looks.ts';
import type { BlockPreview } from './preview.ts';

/** The first page of a site in a look, in its letters, and in its drawings where they are installed, or what is wrong with it. */
export function previewLook(
  { site, media }: Pick<OpenSite, 'site' | 'media'>,
  { theme }: Pick<Look, 'theme'>,
): BlockPreview {
  const home = site.pages.find(({ document }) => document.path === '/') ?? site.pages[0];
  const { value, problems: unread } = home
    ? readPage(site, home.file.path)
    : { value: null, problems: [] };
  if (!value) return { page: null, problems: unread };
  const { drawings } = site.settings.document.theme;
  const ofLook = theme.drawings && media.family(theme.drawings) ? theme.drawings : drawings;
  const shown = { ...theme, ...(ofLook ? { drawings: ofLook } : {}) };
  const document = { ...site.settings.document, theme: siteTheme(shown) };
  const showing = new Showing(document, clockAt(undefined, localeOf(document).timeZone));
  const settings = { ...site.settings, document };
  const { page, problems } = createResolver({ ...site, settings }, { media }, showing).page(value);
  return { page: hasErrors(problems) ? null : page, problems };
}
