import { claimsPath, type Claims } from '#engine/blog/post-claims';
import { dataAddress } from '#engine/client/data-address';
import { WordsContext } from '#engine/render/use-words';
import { sitePageWords } from '#engine/words/site-pages';
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
  // Asked for as the scripts of the blog's pages ask: a file that is also imported in the other way costs all of them a helper.
  const finder = import('#engine/blog/reader').then(({ createReader, dataErrorOf }) => {
    const askClaims = () =>
      fetch(claimsPath)
        .then((answer) => answer.json() as Promise<Claims>)
        .catch((error: unknown) => {
          throw dataErrorOf('unreachable', String(error));
        });
    return createFinder(createReader(dataAddress()), askClaims);
  });
  const router = createBrowserRouter(createRoutes(async (slug) => (await finder)(slug)));
  createRoot(root).render(
    <WordsContext value={sitePageWords}>
      <ReaderContext value={app}>
        <RouterProvider router={router} />
      </ReaderContext>
    </WordsContext>,
  );
}
