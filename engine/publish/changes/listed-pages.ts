import { isPublic } from '../../resolve/search/search-index.ts';
import type { PageSummary } from '../../resolve/summary.ts';

/** The pages that the site map names: those that search engines may list, each at its principal address. `url`: that of the site, without a slash at its end. */
export const listedPages = (pages: readonly PageSummary[], url: string): PageSummary[] =>
  pages.filter((page) => isPublic(page) && page.canonical === `${url}${page.path}`);
