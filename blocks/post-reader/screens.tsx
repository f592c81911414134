import type { PostView } from '#engine/render/types';
import { siteReaderWords } from '#engine/words/site-reader';
import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { FoundPost } from './FoundPost.tsx';
import { MissingPost } from './MissingPost.tsx';
import { describePage } from './page-head.ts';
import { useReader } from './reader-context.ts';
import { Trouble } from './Trouble.tsx';
import { Waiting } from './Waiting.tsx';

/** What the loader of `/blog/:slug` hands over. */
export type Shown =
  | { readonly kind: 'found'; readonly post: PostView }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/** While the post is on its way. */
export function WaitingScreen() {
  return <Waiting heading={useReader().data.loading} />;
}

/** Any address that has no post. */
export function MissingScreen() {
  const { data } = useReader();
  useEffect(
    () =>
      describePage({
        title: `${data.missing.heading}${data.postTitleSuffix}`,
        crumb: data.missing.heading,
      }),
    [data],
  );
  return <MissingPost texts={data.missing} contacts={data.help.buttons} />;
}

/** The post of the address, or why there is none. */
export function PostScreen() {
  const { data } = useReader();
  const shown = useLoaderData<Shown>();
  const { state, revalidate } = useRevalidator();
  switch (shown.kind) {
    case 'found':
      return <FoundPost post={shown.post} />;
    case 'missing':
      return <MissingScreen />;
    case 'failed':
      // The button stays while it is tried again: whoever pressed it by keyboard is still there.
      return (
        <Trouble
          {...data.failure}
          retry={state === 'loading' ? data.loading : data.failure.retry}
          onRetry={() => void revalidate()}
        />
      );
  }
}

/** What went wrong, as the fallback screen says it. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** The router's fallback: the page itself failed. */
export function ErrorScreen() {
  const { data } = useReader();
  return (
    <Trouble
      heading={siteReaderWords.crash}
      text={data.crash}
      detail={messageOf(useRouteError())}
      retry={data.failure.retry}
      contact={data.failure.contact}
      onRetry={() => location.reload()}
    />
  );
}
