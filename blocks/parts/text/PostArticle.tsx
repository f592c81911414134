import type { PostView, Resolved } from '#engine/render/types';
import type { PostHelp, PostTexts } from '#schemas/types';
import type { ReactNode } from 'react';
import { Actions } from '../Action.tsx';
import { proseClass } from './prose-class.ts';
import css from './post-article.module.css';

/** What a post is shown with, wherever it comes from; `children` stand below the help box. */
export interface PostArticleProps {
  readonly id?: string | undefined;
  readonly texts: PostTexts;
  readonly help: Resolved<PostHelp>;
  /** Its `html` is sanitised (engine/blog/markdown.ts). */
  readonly post: Omit<PostView, 'related'>;
  readonly children?: ReactNode;
}

/** A post: title, what is known of it, its text, the help box. It opens its page (`h1`). */
export function PostArticle({ id, texts, help, post, children }: PostArticleProps) {
  return (
    <article className={css.post} id={id} data-post={post.slug}>
      <h1>{post.title}</h1>
      <Actions buttons={help.buttons} look="text" />
      <div className={css.meta}>
        <time dateTime={post.date}>{post.dateText}</time>
        <span>
          {post.minutes} {texts.minutes}
        </span>
        {texts.views ? (
          <span>
            {texts.views}: <span data-views={post.slug}>{post.views}</span>
          </span>
        ) : null}
        <ul className={css.tags}>
          {post.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <button type="button" disabled data-share={texts.copied}>
          {texts.share}
        </button>
      </div>
      <div className={css.body}>
        <div
          className={`${proseClass(post.html)} ${css.text}`}
          dangerouslySetInnerHTML={{ __html: post.html }}
        />
        <aside className={`night ${css.help}`}>
          <h2>{help.heading}</h2>
          <p className="lead">{help.text}</p>
          <Actions buttons={help.buttons} />
        </aside>
        {children}
      </div>
    </article>
  );
}
