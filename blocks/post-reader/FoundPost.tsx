import type { PostView } from '#engine/render/types';
import { useEffect, useRef } from 'react';
import { PostArticle } from '../parts/text/PostArticle.tsx';
import { describePage } from './page-head.ts';
import { useReader } from './reader-context.ts';

/** The post, as a built page shows it; with it the page gets the post's title, description and address. */
export function FoundPost({ post }: { post: PostView }) {
  const { data, bringToLife } = useReader();
  const place = useRef<HTMLDivElement>(null);
  // Runs once for a post: the app has no StrictMode, whose second run would count the view twice.
  useEffect(() => {
    describePage({
      title: `${post.title}${data.postTitleSuffix}`,
      crumb: post.title,
      description: post.description || post.title,
      path: post.href,
    });
    bringToLife(place.current!);
  }, [post, data, bringToLife]);
  return (
    <div ref={place}>
      <PostArticle texts={data.texts} help={data.help} post={post} />
    </div>
  );
}
