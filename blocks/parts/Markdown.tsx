import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** Anything that Markdown could read as more than plain text of one paragraph. */
const markup = /[*_[\]`<>&#|\\~\n]|^\s*(?:[-+]|\d+[.)])\s|https?:/;

/** Markdown of a document as HTML: CommonMark with tables; raw HTML is shown as text and `javascript:` links are dropped. */
export function markdownToHtml(text: string): string {
  if (!markup.test(text)) return `<p>${text.replace(/"/g, '&quot;')}</p>`;
  // A wide table scrolls inside itself on a phone: it must be reachable by keyboard.
  return micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }).replaceAll('<table>', '<table tabindex="0">');
}

/** Running text of a document (fields with `format: markdown`). */
export function Markdown({ text, className }: { text: string; className?: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: markdownToHtml(text) }} />;
}
