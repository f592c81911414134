import type { DocumentKind } from './validators.ts';

/** The kind of a document by where it lies, relative to the site's folder; null for what is none of these. */
export function documentKind(path: string): DocumentKind | null {
  if (/^site\.(?:ya?ml|json)$/.test(path)) return 'SiteDocument';
  if (path.startsWith('pages/')) return 'PageDocument';
  return path.startsWith('partials/') ? 'PartialDocument' : null;
}
