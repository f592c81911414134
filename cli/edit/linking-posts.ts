import { existsSync } from 'node:fs';
import { DataError } from '../../engine/blog/data-error.ts';
import { readPublishedPosts } from '../../engine/blog/published-posts.ts';
import type { Post } from '../../engine/blog/post-store.ts';
import { DataFolderBusy, DataServiceFailed } from '../../engine/database/data-faults.ts';
import { DataSettingsRefused } from '../../engine/database/settings.ts';
import { pathOfLink } from '../../engine/resolve/links.ts';
import { markdownLinks } from '../../engine/resolve/markdown-text.ts';
import { CommandError } from '../command-line/command-error.ts';
import { siteFolder, type CommandContext } from '../command-line/command.ts';
import { progressStyle } from '../output/progress.ts';
import { siteTimeZone } from '../command-line/arguments.ts';
import { settingsOf } from '../site/posts-of-build.ts';
import { withService } from '../site/with-service.ts';

/** What is asked of a post. */
export type LinkingPost = Pick<Post, 'title' | 'content'>;

/** The posts that link to a page; `url` is the public address of the site. */
export const postsLinkingTo = (posts: readonly LinkingPost[], path: string, url: string) =>
  posts.filter(({ content }) =>
    markdownLinks(content).some(({ target }) => pathOfLink(target, url) === path),
  );

/** Thrown by the data service, or on the way to it. */
const dataErrors = [
  DataError,
  DataFolderBusy,
  DataServiceFailed,
  DataSettingsRefused,
  CommandError,
];

/** Reads the published posts of a site: none where it has no data; null where they cannot be read. */
export async function readPosts(
  site: string,
  { root, language, out, err }: CommandContext,
): Promise<readonly LinkingPost[] | null> {
  try {
    const siteDir = siteFolder(root, site);
    const settings = settingsOf(siteDir);
    if (settings.kind === 'embedded' && !existsSync(settings.dataDir)) return [];
    const timeZone = siteTimeZone(siteDir);
    const context = { settings, language, timeZone, out, err, progress: progressStyle() };
    return await withService(context, readPublishedPosts);
  } catch (error) {
    if (dataErrors.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}
