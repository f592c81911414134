import type { BlockProps } from '#engine/render/types';
import type { PostCover } from '#schemas/types';
import { Action, Actions } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import opening from '../parts/opening/opening.module.css';
import css from './blog-list.module.css';
import { PostItem } from './PostItem.tsx';

/** Posts of one page of the list. */
const pageLength = 12;

/**
 * The list of the blog; it opens its page (`h1`). The first posts are cards, the newest of them large, the others links,
 * so that all are there without a script; the client module refreshes the figures, adds newer posts, brings the others
 * as cards, and says what went wrong: until then that is no text of the page.
 */
export function BlogList({
  id,
  heading,
  intro,
  buttons,
  covers,
  emptyText,
  texts,
  posts,
}: BlockProps<'blog-list'>) {
  const cards = posts.slice(0, pageLength);
  const older = posts.slice(pageLength);
  const empty = (
    <div className={css.state} data-empty>
      <Drawing name="empty" />
      <p>{emptyText}</p>
    </div>
  );
  return (
    <section className={css.page} id={id} data-blog-list={pageLength}>
      <div className="hold">
        <div className={`${opening.opening} ${opening.inside}`}>
          <div className={opening.words}>
            <h1>{heading}</h1>
            <p className="lead">{intro}</p>
            <Actions buttons={buttons} look="text" />
          </div>
        </div>
        <p className={css.filter} data-filter hidden>
          <b data-tag /> <a href="/blog">{texts.allTags}</a>
        </p>
        <ol className={css.cards}>
          {cards.map((post) => (
            <PostItem
              key={post.slug}
              post={post}
              texts={texts}
              cover={coverOf(post.tags, covers)}
            />
          ))}
        </ol>
        {posts.length === 0 ? empty : null}
        <template>
          <PostItem post={null} texts={texts} cover={coverOf([], covers)} />
          {posts.length === 0 ? null : empty}
          <div className={css.state} data-failure role="status">
            <Drawing name="trouble" />
            <p data-failed>{texts.failure}</p>
            <p data-trying>{texts.retrying}</p>
            <div className="pair">
              <button type="button" className="call" data-retry>
                {texts.retry}
              </button>
              <Action button={texts.contact} />
            </div>
          </div>
        </template>
        <p className={css.more}>
          <button type="button" className="call" data-more hidden>
            {texts.more}
          </button>
        </p>
        {older.length > 0 ? (
          <nav className={css.older} aria-label={texts.archive}>
            <h2>{texts.archive}</h2>
            <ul>
              {older.map((post) => (
                <li key={post.slug}>
                  <a href={post.href}>{post.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </section>
  );
}

/** The drawing of a post with these tags: that of the first cover that has one of them, or asks for none. */
const coverOf = (tags: readonly string[], covers: readonly PostCover[] = []) =>
  covers.find((cover) => !cover.tags || cover.tags.some((tag) => tags.includes(tag)))?.drawing;
