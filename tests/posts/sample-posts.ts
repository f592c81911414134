import { join } from 'node:path';
import type { SamplePost } from '../../engine/blog/sample-post.ts';
import { loadSettings } from '../../engine/content/load-settings.ts';
import { samplePosts } from '../../engine/content/posts/sample-posts.ts';
import { root } from '../structure/tree.ts';

/** The posts that the blog of the first site begins with. */
export function firstSamples(): SamplePost[] {
  const siteDir = join(root, 'site');
  const { blog, claims } = loadSettings(siteDir);
  return samplePosts(siteDir, 'America/Sao_Paulo', { keyPhrases: blog!.keyPhrases!, claims });
}
