import { fileOf } from '../hosting/site-path.ts';
import type { PageSummary } from '../resolve/summary.ts';
import type { PagesBuilt } from './build-pages.ts';
import { renderOf, type Bundle, type ClosedBundle } from './bundle.ts';
import type { Output } from './output/output.ts';
import { pageWriter } from './page-builder.ts';
import { PageKeys } from './page-key.ts';

/** The page for unknown addresses of a site that has none of its own, nor a file for it; its summary, if one is needed. */
export async function writeUnknownPage(
  { open, pages }: Pick<PagesBuilt, 'open' | 'pages'>,
  bundle: Bundle | ClosedBundle,
  output: Output,
): Promise<PageSummary[]> {
  if (pages.some(({ summary: { status, path } }) => status === 404 || path === '/404')) return [];
  if (open.site.media.includes('root/404.html')) return [];
  const { page, summary } = open.resolver.unknown();
  const file = fileOf(page.path);
  const { render } = pageWriter(bundle, () => renderOf(bundle), output.staging);
  if (!output.expect(file, new PageKeys(bundle.hash).of(page)))
    output.stage(file, await render(page));
  return [summary];
}
