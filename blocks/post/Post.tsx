import type { BlockProps } from '#engine/view/types';
import { Actions } from '../parts/Action.tsx';
import css from './post.module.css';

/** A post: title, what is known of it, its text, the help box, related posts (specification §2). Nothing without a post. */
export function Post({ id, texts, help, post }: BlockProps<'post'>) {
  if (!post) return null;
  return (
    <article className={css.post} id={id} data-post={post.slug}>
      <h1>{post.title}</h1>
      <div className={css.meta}>
        <time dateTime={post.date}>{post.dateText}</time>
        <span>{post.minutes} {texts.minutes}</span>
        <span><span data-views={post.slug}>{post.views}</span> {texts.views}</span>
        <ul className={css.tags}>
          {post.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <button type="button" hidden data-share={texts.copied}>{texts.share}</button>
      </div>
      <div className={css.body}>
        <div dangerouslySetInnerHTML={{ __html: post.html }} />
        <aside className={`night ${css.help}`}>
          <h2>{help.heading}</h2>
          <p className="lead">{help.text}</p>
          <Actions buttons={help.buttons} />
        </aside>
        {post.related.length > 0 ? (
          <nav className={css.related} aria-label={texts.related}>
            <h2>{texts.related}</h2>
            <ul>
              {post.related.map((other) => (
                <li key={other.href}><a href={other.href}>{other.title}</a></li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </article>
  );
}
