import { createReader } from '#engine/posts/reader';
import { dataAddress } from '#engine/view/data-address';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createFinder } from './find-post.ts';
import { ReaderContext, type ReaderApp } from './reader-context.ts';
import { readReaderData, rootId } from './reader-data.ts';
import { createRoutes } from './routes.tsx';

/** Shows the post of the page's address. Throws on a page without the block. */
export function startReader(bringToLife: ReaderApp['bringToLife']): void {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The page has no #${rootId}: it lacks the block post-reader.`);
  const app: ReaderApp = { data: readReaderData(), bringToLife };
  const router = createBrowserRouter(createRoutes(createFinder(createReader(dataAddress()))));
  createRoot(root).render(
    <ReaderContext value={app}>
      <RouterProvider router={router} />
    </ReaderContext>,
  );
}
