import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { plainMarkdown } from './plain-markdown.ts';

/** Markdown of a document as HTML: CommonMark with tables; raw HTML is shown as text and `javascript:` links are dropped. */
export function markdownToHtml(text: string): string {
  return plainMarkdown(text) ?? fullMarkdown(text);
}

/** Any Markdown, as the library reads it. */
export function fullMarkdown(text: string): string {
  // A wide table scrolls inside itself on a phone: it must be reachable by keyboard.
  return micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }).replaceAll('<table>', '<table tabindex="0">').trimEnd();
}

/** Running text of a document (fields with `format: markdown`). */
export function Markdown({ text, className }: { text: string; className?: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: markdownToHtml(text) }} />;
}
