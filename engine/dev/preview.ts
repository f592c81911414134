import type { Block, PageDocument } from '#schemas/types';
import type { Problem } from '../diagnostics/problem.ts';
import { explain } from '../content/schema-errors/explain.ts';
import type { OpenSite } from '../resolve/open-site.ts';
import { clockAt } from '../content/time/windows.ts';
import { localeOf } from '../words/locale.ts';
import { Showing } from '../resolve/time/showing.ts';
import { createResolver } from '../resolve/resolver.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import type { SourceFile } from '../content/source-file.ts';

/** A block alone on a page of the site, or what is wrong with it. */
export interface BlockPreview {
  readonly page: ResolvedPage | null;
  readonly problems: readonly Problem[];
}

/** Shows a block; `name` stands for its file in what is wrong with it. */
export type BlockPreviewer = (block: unknown, name: string) => BlockPreview;

/**
 * Shows single blocks (the examples of the library) with the facts of a real site, on the page of its first city, so
 * that `{{region.…}}` and computed lists work; of a site without places, on its first page.
 */
export function createBlockPreview({
  site,
  media,
}: Pick<OpenSite, 'site' | 'media'>): BlockPreviewer {
  const withNeighbours = site.pages.find(
    ({ document: { region } }) => region?.kind === 'city' && (region.near ?? []).length > 0,
  );
  const host =
    withNeighbours ?? site.pages.find(({ document }) => document.region) ?? site.pages[0];
  return (block, name) => {
    const file: SourceFile = {
      path: name,
      text: JSON.stringify({ blocks: [block] }, null, 2),
      value: { blocks: [block] },
    };
    const validate = site.schemas.validatorOf('Block');
    if (!validate(block))
      return {
        page: null,
        problems: explain(
          site.schemas,
          { ...file, text: JSON.stringify(block, null, 2) },
          validate.errors ?? [],
          'Block',
        ),
      };
    const document: PageDocument = {
      path: '/',
      title: name,
      description: name,
      updated: '2026-01-01',
      ...host?.document,
      frame: false,
      blocks: [block as Block],
    };
    const settings = site.settings.document;
    const showing = new Showing(settings, clockAt(undefined, localeOf(settings).timeZone));
    // What a resolver said of one example it would not say of the next.
    // The example of a job is there to be seen in an example.
    const jobs = site.jobs.map(({ file, document: { sample: _, ...document } }) => ({
      file,
      document,
    }));
    return createResolver({ ...site, jobs }, { media }, showing).page({ file, document });
  };
}
