import { fileOf } from '../hosting/site-path.ts';
import type { PageSummary } from '../resolve/summary.ts';
import type { PagesBuilt } from './build-pages.ts';
import type { Bundle } from './bundle.ts';
import type { Output } from './output/output.ts';
import { pageWriter } from './page-builder.ts';
import { PageKeys } from './page-key.ts';

/** The page for unknown addresses of a site that has none of its own, nor a file for it; its summary, if one is needed. */
export function writeUnknownPage(
  { open, pages }: Pick<PagesBuilt, 'open' | 'pages'>,
  bundle: Bundle,
  output: Output,
): PageSummary[] {
  if (pages.some(({ summary: { status, path } }) => status === 404 || path === '/404')) return [];
  if (open.site.media.includes('root/404.html')) return [];
  const { page, summary } = open.resolver.unknown();
  const { render } = pageWriter(bundle, output.staging);
  output.offer(fileOf(page.path), new PageKeys(bundle.hash).of(page), () => render(page));
  return [summary];
}
