// Entry of the server bundle: what the build's loop and the development server call.
import type { ResolvedPage } from '#engine/resolved-page';
import { renderDocument, type PageAssets } from '#engine/view/document';
import { library } from './library.ts';

/** Renders one page to finished HTML. */
export function render(page: ResolvedPage, assets: PageAssets): string {
  return renderDocument(page, library, assets);
}
