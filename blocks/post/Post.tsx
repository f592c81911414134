import type { BlockProps } from '#engine/render/types';
import { PostArticle } from '../parts/text/PostArticle.tsx';
import css from './post.module.css';

/** A post of the build, with related ones. Nothing without a post. */
export function Post({ id, texts, related, help, post }: BlockProps<'post'>) {
  if (!post) return null;
  return (
    <PostArticle id={id} texts={texts} help={help} post={post}>
      {post.related.length > 0 ? (
        <nav className={css.related} aria-label={related}>
          <h2>{related}</h2>
          <ul>
            {post.related.map((other) => (
              <li key={other.href}>
                <a href={other.href}>{other.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </PostArticle>
  );
}
