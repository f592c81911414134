import type { Block, PageDocument } from '#schemas/types';
import type { Problem } from '../diagnostics/problem.ts';
import { explain } from '../content/schema-errors/explain.ts';
import type { ReadySite } from '../check/check-site.ts';
import { createPreview } from '../resolve/resolve.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import type { SourceFile } from '../content/source-file.ts';
import { validatorOf } from '../content/validators.ts';

/** A block alone on a page of the site, or what is wrong with it. */
export interface BlockPreview {
  readonly page: ResolvedPage | null;
  readonly problems: readonly Problem[];
}

/** Shows a block; `name` stands for its file in what is wrong with it. */
export type BlockPreviewer = (block: unknown, name: string) => BlockPreview;

/**
 * Shows single blocks (the examples of the library) with the facts of a real site, on the page of its first city, so
 * that `{{region.…}}` and computed lists work. Throws if the site has no page of a region.
 */
export function createBlockPreview({ site, media }: ReadySite): BlockPreviewer {
  const host =
    site.pages.find(
      (page) =>
        page.document.region?.kind === 'city' && (page.document.region.near ?? []).length > 0,
    ) ?? site.pages.find((page) => page.document.region);
  if (!host) throw new Error('a preview needs a site with the page of a region');
  const preview = createPreview(
    {
      ...site,
      settings: {
        ...site.settings,
        document: { ...site.settings.document, layout: { before: [], after: [] } },
      },
    },
    { media },
  );
  return (block, name) => {
    const file: SourceFile = {
      path: name,
      text: JSON.stringify({ blocks: [block] }),
      value: { blocks: [block] },
    };
    const validate = validatorOf('Block');
    if (!validate(block))
      return {
        page: null,
        problems: explain({ ...file, text: JSON.stringify(block) }, validate.errors ?? [], 'Block'),
      };
    const document: PageDocument = { ...host.document, blocks: [block as Block] };
    return preview({ file, document });
  };
}
