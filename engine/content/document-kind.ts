import type { DocumentKind } from './validators.ts';

/** The kind of a document by where it lies, relative to the site's folder; null for what no schema describes. */
export function documentKind(path: string): DocumentKind | null {
  if (/^site\.(?:ya?ml|json)$/.test(path)) return 'SiteDocument';
  if (path.startsWith('pages/')) return 'PageDocument';
  if (path.startsWith('partials/')) return 'PartialDocument';
  if (path.startsWith('work/')) return 'WorkDocument';
  return byPath[path] ?? null;
}

const byPath: Readonly<Record<string, DocumentKind>> = {
  'safety.yaml': 'SafetyRules',
  'blog/topics.yaml': 'BlogTopics',
  'blog/titles.yaml': 'BlogTitles',
  'blog/outlines.yaml': 'BlogOutlines',
};
