import type { OpenSite } from '../resolve/open-site.ts';
import type { PageSummary } from '../resolve/summary.ts';
import type { Output } from './output/output.ts';

/** The pictures for social networks, each once. */
export async function drawSharePictures(
  { site }: OpenSite,
  pages: readonly PageSummary[],
  output: Output,
): Promise<void> {
  const { theme } = site.settings.document;
  if (!theme.shareFont) return;
  const drawings = new Map(
    pages.flatMap(({ drawing }) => (drawing ? [[drawing.file, drawing]] : [])),
  );
  for (const [address, drawing] of drawings) {
    if (output.expect(address.slice(1), address)) continue;
    // Slow to load.
    const { drawSharePicture } = await import('../media/draw-share-picture.ts');
    output.stage(address.slice(1), drawSharePicture(drawing, site.dir, theme));
  }
}
