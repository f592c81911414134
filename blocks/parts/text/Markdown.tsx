import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { labelCells } from './label-cells.ts';

/** Markdown of a document as HTML: CommonMark with tables; raw HTML is shown as text and `javascript:` links are dropped. */
export const markdownToHtml = (text: string): string =>
  labelCells(
    micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }),
  ).trimEnd();

/** Running text of a document (fields with `format: markdown`). */
export function Markdown({ text, className }: { text: string; className?: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: markdownToHtml(text) }} />;
}
