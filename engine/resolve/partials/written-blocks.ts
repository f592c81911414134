import { Report } from '../../content/report.ts';
import type { PageDocument } from '#schemas/types';
import type { Site, Sourced } from '../../content/validate.ts';
import type { SharedInputs } from '../inputs/shared-inputs.ts';
import { hiddenIn } from '../time/hidden-values.ts';
import { expandBlocks, type BlockSource, type ExpandedBlock } from './partials.ts';

/** Where the blocks of a page stand: those of a post in `site.yaml`, of any other page in its document; `page` is null for a post. */
export function blockSourceOf({ settings }: Site, page: Sourced<PageDocument> | null): BlockSource {
  return page
    ? { page: page.document, file: page.file, pointer: ['blocks'] }
    : {
        page: { blocks: settings.document.blog?.post ?? [] },
        file: settings.file,
        pointer: ['blog', 'post'],
      };
}

/** The blocks of a page in the order of its `ResolvedPage`, each with where it was written, references as they are; `showing`: what it was resolved with. */
export const writtenBlocks = (
  site: Site,
  source: BlockSource,
  showing: Pick<SharedInputs, 'isShown'>,
): ExpandedBlock[] =>
  expandBlocks(source, site.settings, {
    partials: site.partials,
    report: new Report(),
    used: new Set(),
    replace: (text) => text,
    isShown: (show) => showing.isShown(show),
    isHidden: (block, file) => hiddenIn(file, showing)?.(block) === true,
  });
