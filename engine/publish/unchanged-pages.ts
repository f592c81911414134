// Which pages need not be made again.
import type { FileSnapshot } from '../content/file-snapshot.ts';
import { fileOf } from '../hosting/site-path.ts';
import { unchangedPage, type BuildMemory, type BuiltPage } from './build-memory.ts';
import type { Output } from './output/output.ts';
import type { PageInputs } from '../check/pages/page-inputs.ts';

/** The pages of these sources, by source, whose document, inputs and published file are as the build before left them. */
export function unchangedPages(
  sources: readonly string[],
  { before, snapshot }: { readonly before: BuildMemory; readonly snapshot: FileSnapshot },
  inputs: PageInputs,
  output: Output | null,
): Map<string, BuiltPage> {
  const isUnchanged = inputs.unchangedSince(before);
  const unchanged = new Map<string, BuiltPage>();
  for (const source of sources) {
    const page = source.startsWith('post:')
      ? before.pages.get(source)
      : unchangedPage(before, snapshot, source);
    const isCurrent = page && output?.staging.isCurrent(fileOf(page.summary.path), page.key);
    if (isCurrent && isUnchanged(page.summary)) unchanged.set(source, page);
  }
  return unchanged;
}
