// Entry of the server bundle: what the build's loop and the development server call.
import { createRenderer } from '#engine/render/document';
import { library } from './library.ts';

/** Renders one page to finished HTML. */
export const render = createRenderer(library);
