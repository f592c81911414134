// Entry of the server bundle: what the build's loop and the development server call.
import type { ResolvedPage } from '#engine/render/resolved-page';
import { renderDocument, type PageAssets } from '#engine/render/document';
import { library } from './library.ts';

/** Renders one page to finished HTML. */
export function render(page: ResolvedPage, assets: PageAssets): string {
  return renderDocument(page, library, assets);
}
