import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { labelCells } from './label-cells.ts';
import { plainMarkdown } from './plain-markdown.ts';

/** Markdown of a document as HTML: CommonMark with tables; raw HTML is shown as text and `javascript:` links are dropped. */
export function markdownToHtml(text: string): string {
  return plainMarkdown(text) ?? fullMarkdown(text);
}

/** Any Markdown, as the library reads it. */
export function fullMarkdown(text: string): string {
  return labelCells(
    micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }),
  ).trimEnd();
}

/** Running text of a document (fields with `format: markdown`). */
export function Markdown({ text, className }: { text: string; className?: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: markdownToHtml(text) }} />;
}
