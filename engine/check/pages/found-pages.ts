import type { PageDocument } from '#schemas/types';
import type { ResolvedPage } from '../../render/resolved-page.ts';
import type { OpenSite } from '../../resolve/open-site.ts';
import type { ResolvedSource } from '../../resolve/resolver.ts';
import { pageLooker } from './linted-page.ts';
import type { CheckedPage, CheckedPages } from './checked-pages.ts';

/** A page of a document, resolved or remembered. */
export interface FoundPage extends CheckedPage, Pick<ResolvedSource, 'links' | 'problems'> {
  /** Null for one that is remembered. */
  readonly page: ResolvedPage | null;
}

/** The pages of the documents of a site in their order; those that are not in `memory` are resolved. */
export function findPages(
  { site, resolver }: OpenSite<PageDocument>,
  memory: CheckedPages | null,
): FoundPage[] {
  const look = pageLooker(site);
  return site.pages.map((document): FoundPage => {
    const known = memory?.of(document);
    const links = () => resolver.page(document).links();
    if (known) return { ...known, links, problems: [], page: null };
    const resolved = resolver.page(document);
    return { ...resolved, linted: () => look(resolved.page) };
  });
}
