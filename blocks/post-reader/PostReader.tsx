import type { BlockProps } from '#engine/render/types';
import { PostArticle } from '../parts/text/PostArticle.tsx';
import { MissingPost } from './MissingPost.tsx';
import css from './post-reader.module.css';
import { dataId, rootId, type ReaderData } from './reader-data.ts';
import { Trouble } from './Trouble.tsx';
import { Waiting } from './Waiting.tsx';

/** JSON that can stand in a script element: no `<`. */
const scriptJson = (value: ReaderData) => ({
  __html: JSON.stringify(value).replaceAll('<', '\\u003c'),
});

/** A post of no words, for the mould; with a table, whose styles only pages with one have. */
const blank = {
  slug: '',
  href: '',
  title: '…',
  description: '',
  date: '2026-01-01',
  dateText: '',
  views: 0,
  score: 0,
  tags: [''],
  minutes: 1,
  html: '<table></table>',
};

/**
 * A post that no build made a page of yet; it opens its page (`h1`). What is here is what one sees until the app (start.tsx)
 * takes its place. The template is never shown: it holds everything that the app may show, so that its styles and symbols
 * are among those of the page, which keeps only what its HTML uses (engine/render/page-styles.ts).
 */
export function PostReader({ id, ...data }: BlockProps<'post-reader'>) {
  const { loading, noScript, texts, help, missing, failure } = data;
  return (
    <section id={id}>
      <div id={rootId}>
        <Waiting heading={loading} />
        <noscript>
          <p className={css.noScript}>{noScript}</p>
        </noscript>
      </div>
      <script type="application/json" id={dataId} dangerouslySetInnerHTML={scriptJson(data)} />
      <template>
        <PostArticle texts={texts} help={help} post={blank} />
        <MissingPost texts={missing} contacts={help.buttons} />
        <Trouble {...failure} />
      </template>
    </section>
  );
}
