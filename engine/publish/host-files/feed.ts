import type { Post } from '../../blog/post-store.ts';
import { escapeXml } from '../../render/escape.ts';

/** What the feed says; `url` is the site's address without a slash at its end. */
export interface FeedInput {
  readonly title: string;
  readonly description: string;
  /** BCP 47, `pt-BR`. */
  readonly language: string;
  readonly url: string;
  /** Newest first. */
  readonly posts: readonly Post[];
}

/** How many posts the feed holds. */
const feedLength = 30;

/** Text for XML 1.0: markup escaped, characters that it does not allow left out. */
const xml = (text: string) =>
  escapeXml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

/** Text of `feed.xml`, RSS 2.0: the newest posts with their descriptions. Dates come from the posts alone. */
export function feedText({ title, description, language, url, posts }: FeedInput): string {
  const items = posts.slice(0, feedLength).map((post) => {
    const link = `${url}/blog/${post.slug}`;
    return `<item><title>${xml(post.title)}</title><link>${xml(link)}</link><guid>${xml(link)}</guid><pubDate>${new Date(post.published_at).toUTCString()}</pubDate><description>${xml(post.meta_description)}</description>${post.tags.map((tag) => `<category>${xml(tag)}</category>`).join('')}</item>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${xml(title)}</title><link>${xml(url)}/blog</link><description>${xml(description)}</description><language>${language}</language>\n${items.join('')}</channel></rss>\n`;
}
