import { postView } from '#engine/blog/post-view';
import { siteLocale } from '#engine/words/site-locale';
import { replace, type RouteObject } from 'react-router-dom';
import type { Finding } from './find-post.ts';
import { ErrorScreen, MissingScreen, PostScreen, WaitingScreen, type Shown } from './screens.tsx';

/** Addresses of the app. Every other one that is answered with its page has no post. */
export function createRoutes(find: (slug: string) => Promise<Finding>): RouteObject[] {
  return [
    {
      path: '/blog/:slug',
      async loader({ params }): Promise<Shown | Response> {
        const finding = await find(params.slug!);
        if (finding.kind === 'moved') return replace(`/blog/${finding.slug}`);
        return finding.kind === 'found'
          ? { kind: 'found', post: postView(finding.post, [], siteLocale) }
          : finding;
      },
      Component: PostScreen,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: WaitingScreen,
    },
    { path: '*', Component: MissingScreen, ErrorBoundary: ErrorScreen },
  ];
}
