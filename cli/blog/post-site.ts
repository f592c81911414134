import type { SiteSettings } from '../../engine/content/site-settings.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { absentDocuments } from '../../engine/check/absent-documents.ts';
import { load } from '../../engine/content/load.ts';
import { loadSafety } from '../../engine/content/load-settings.ts';
import { validateSharedContent } from '../../engine/content/validate.ts';
import type { CheckedRules } from '../../engine/blog/safety/compile-rules.ts';

/** What of a site its posts are held to. */
export interface PostSite {
  /** What no post may advise; drafts may. */
  readonly rules: CheckedRules;
  /** Paths of its pages, those of documents with mistakes as well. */
  readonly paths: ReadonlySet<string>;
  /** Null where `site.yaml` cannot be used: nobody knows then which links are good. */
  readonly settings: Pick<SiteSettings, 'url' | 'redirects' | 'contacts' | 'claims'> | null;
}

/** A site without pages and rules, where posts are held to nothing of the kind. */
export const anySite: PostSite = { rules: { rules: [] }, paths: new Set(), settings: null };

/** Whether the clock alone changed the site in `dir` since a moment, ISO 8601: something began or ended to be shown. */
export function changedSince(dir: string, since: string): boolean {
  const { nextChange } = checkSite(dir, { now: since });
  return nextChange !== null && nextChange <= Date.now();
}

/** Reads what the posts of the site in `dir` are held to. Throws `SiteProblems` where its rules cannot be read. */
export function loadPostSite(dir: string): PostSite {
  const rules = loadSafety(dir);
  const loaded = load(dir);
  const written = loaded.pages.map(({ value }) => (value as { path?: unknown } | null)?.path);
  return {
    rules,
    paths: new Set([
      ...written.filter((path) => typeof path === 'string'),
      ...absentDocuments(loaded.problems).paths,
    ]),
    settings: validateSharedContent(loaded).value?.settings.document ?? null,
  };
}
