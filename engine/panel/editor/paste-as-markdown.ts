import type { ClipboardEvent } from 'react';
import { change } from './markdown-marks.ts';

/** A quick look, so that the rest is loaded where it is needed alone: as `hasForm`. */
const mayHaveForm = /<(?:h[1-6]|li|b|strong|a|table)[\s>]|mso-list|font-weight/i;

/** Puts what a text processor copied into the field as Markdown; a text without a form, or where the reading of it cannot be loaded, as it is. */
export function pasteAsMarkdown(event: ClipboardEvent<HTMLTextAreaElement>): boolean {
  const html = event.clipboardData.getData('text/html');
  const plain = event.clipboardData.getData('text/plain');
  if (!mayHaveForm.test(html)) return false;
  event.preventDefault();
  const field = event.currentTarget;
  const put = (text: string) => {
    const { selectionStart: from, selectionEnd: to } = field;
    change(field, { from, to, text, start: from + text.length, end: from + text.length });
  };
  void import('./html-to-markdown.ts').then(
    ({ hasForm, markdownOf }) => put(hasForm(html) ? markdownOf(html) : plain),
    () => put(plain),
  );
  return true;
}
