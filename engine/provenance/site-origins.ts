import type { Site } from '../content/validate.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import { openSite } from '../resolve/open-site.ts';
import type { PageRecord } from '../resolve/origins/page-record.ts';
import { anyPostPath, samplePost } from './any-post.ts';

/** A page, and where what it shows was written. */
export interface RecordedPage {
  readonly page: ResolvedPage;
  readonly record: PageRecord;
}

/** Resolves pages of a site once more, one at a time, and writes down where what they show was written. Every post is the sample post. Throws for a path without a page. */
export function siteOrigins(site: Site): (path: string) => RecordedPage {
  const { resolver } = openSite(site, site.pages, {
    posts: [samplePost],
    shareImages: true,
    record: true,
  });
  const pages = new Map(site.pages.map((page) => [page.document.path, page]));
  return (path) => {
    const source = pages.get(path);
    if (!source && path !== anyPostPath) throw new Error(`no page at ${path}`);
    const { page, record } = source ? resolver.page(source) : resolver.post(samplePost);
    return { page, record: record! };
  };
}
