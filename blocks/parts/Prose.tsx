import { markdownToHtml } from './Markdown.tsx';
import css from './prose.module.css';

/** Classes of running text that is this HTML; those of tables only where it has one, so that other pages leave their rules out. */
export const proseClass = (html: string): string => (html.includes('<table') ? `${css.prose} ${css.tables}` : css.prose!);

/** Running text at reading width, with lists, subheadings, notes and tables (fields with `format: markdown`). */
export function Prose({ text, className }: { text: string; className?: string | undefined }) {
  const html = markdownToHtml(text);
  return <div className={className ? `${proseClass(html)} ${className}` : proseClass(html)} dangerouslySetInnerHTML={{ __html: html }} />;
}
