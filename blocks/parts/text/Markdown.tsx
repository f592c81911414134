import { pictureAt, showPictures } from '#engine/blog/pictures/text-pictures';
import MarkdownIt from 'markdown-it';
import { labelCells } from './label-cells.ts';

const markdown = new MarkdownIt();
// The page's policy lets no style attribute work, which is how the library aligns a column.
markdown.core.ruler.push('align', ({ tokens }) => {
  for (const token of tokens) {
    const align = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? ''))?.[1];
    if (align) token.attrs = [['align', align]];
  }
});

/** Markdown of a document as HTML: CommonMark with tables; raw HTML is shown as text, and an address that could run script makes no link; pictures are those of the site. */
export const markdownToHtml = (text: string): string =>
  showPictures(labelCells(markdown.render(text)), pictureAt).trimEnd();

/** Running text of a document (fields with `format: markdown`). */
export function Markdown({ text, className }: { text: string; className?: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: markdownToHtml(text) }} />;
}
