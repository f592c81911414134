import { dangerouslySkipEscape } from 'vike/server';
import type { ResolvedPage } from '#engine/render/resolved-page';
import type { PageAssets } from '#engine/render/document';
import { render } from './render.ts';

/** What a caller of Vike's `renderPage` puts into the page context; our build and development server call `render` itself. */
interface DocumentContext {
  readonly page: ResolvedPage;
  readonly assets: PageAssets;
}

/** The same rendering as the build's loop. */
export default function onRenderHtml({ page, assets }: DocumentContext) {
  return dangerouslySkipEscape(render(page, assets));
}
