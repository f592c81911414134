import type { PostCard } from '#engine/render/types';
import { Drawing } from '../parts/Drawing.tsx';
import css from './blog-list.module.css';

/** How many tags a card names; the others are counted; set by the owner. */
export const tagLimit = 3;

/** Address of the list with one tag alone. */
const tagHref = (tag: string) => `/blog?${new URLSearchParams({ tag })}`;

/** Texts beside the figures of a card. */
export interface PostItemTexts {
  /** Before the number of views, and before the score; what has no text is not shown. */
  readonly views?: string;
  readonly score?: string;
}

/**
 * A card of the list. Without a post it is the mould (`<template>`) that the client module fills for posts that come
 * later: the same elements, found by `data-f`. `cover` is the name of
 * its drawing.
 */
export function PostItem({
  post,
  texts,
  cover,
}: {
  post: PostCard | null;
  texts: PostItemTexts;
  cover?: string | undefined;
}) {
  const rest = post ? post.tags.length - tagLimit : 0;
  return (
    <li
      data-post={post?.slug}
      inert={!post}
      className={cover ? `${css.card} ${css.covered}` : css.card}
    >
      <h2>
        <a data-f="title" href={post?.href ?? '/blog'}>
          {post?.title ?? '…'}
        </a>
      </h2>
      <p className={css.figures}>
        <time data-f="date" dateTime={post?.date ?? '2026-01-01'}>
          {post?.dateText}
        </time>
      </p>
      <p data-f="description">{post?.description}</p>
      <p className={css.tags} data-f="tags">
        {post?.tags.slice(0, tagLimit).map((tag) => (
          <a key={tag} href={tagHref(tag)}>
            {tag}
          </a>
        ))}
        {rest > 0 ? <span>+{rest}</span> : null}
      </p>
      <p className={css.figures} hidden={!texts.views && !texts.score}>
        <span hidden={!texts.views}>
          {texts.views}: <span data-f="views">{post?.views}</span>
        </span>
        <span hidden={!texts.score}>
          {texts.score} <span data-f="score">{post?.score}</span>/100
        </span>
      </p>
      {cover ? <Drawing name={cover} className={css.cover} /> : null}
    </li>
  );
}
