import { markdownToHtml } from './Markdown.tsx';
import { proseClass } from './prose-class.ts';

/** Running text at reading width, with lists, subheadings, notes and tables (fields with `format: markdown`). */
export function Prose({ text, className }: { text: string; className?: string | undefined }) {
  const html = markdownToHtml(text);
  return (
    <div
      className={className ? `${proseClass(html)} ${className}` : proseClass(html)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
