import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seoScore, type Scoring } from '../../blog/seo-score.ts';
import type { SamplePost } from '../../blog/sample-post.ts';
import { SiteProblems } from '../../diagnostics/problem.ts';
import { parsePostFile } from './post-file.ts';

/** Where a site keeps the posts that its blog begins with. */
export const samplesFolder = 'blog/samples';

/**
 * The posts that the blog of a site begins with, in the order of their files: published on the day that each file says, in the
 * site's time zone. None where the site has none. Throws `SiteProblems` with whatever is wrong in them.
 */
export function samplePosts(siteDir: string, timeZone: string, scoring: Scoring): SamplePost[] {
  const files = namesIn(join(siteDir, samplesFolder)).map((name) => `${samplesFolder}/${name}`);
  const read = files.map((file) =>
    parsePostFile(file, readFileSync(join(siteDir, file)), timeZone),
  );
  const problems = read.flatMap((one) => one.problems);
  if (problems.length > 0) throw new SiteProblems(problems, siteDir);
  return read.flatMap(({ post }) => {
    if (!post) return [];
    const { title, slug, content, description, tags, publishedAt } = post;
    const fields = { title, slug, content, meta_description: description, tags: [...tags] };
    const { score } = seoScore(fields, scoring);
    return [{ ...fields, seo_score: score, ...(publishedAt ? { published_at: publishedAt } : {}) }];
  });
}

/** Names of the Markdown files of a folder, sorted; none where there is no folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort();
  } catch {
    return [];
  }
}
