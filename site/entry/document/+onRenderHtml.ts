import { dangerouslySkipEscape } from 'vike/server';
import type { ResolvedPage } from '#engine/resolved-page';
import type { PageAssets } from '#engine/view/document';
import { render } from '../render.ts';

/** What the development server puts into the page context. */
interface DocumentContext {
  readonly page: ResolvedPage;
  readonly assets: PageAssets;
}

/** The same rendering as the build's loop. */
export default function onRenderHtml({ page, assets }: DocumentContext) {
  return dangerouslySkipEscape(render(page, assets));
}
