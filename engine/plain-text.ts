/** Words between marks of emphasis or code; an underscore inside of a word is a letter. */
const marked = /(\*{1,3}|`{1,3})(?=\S)((?:.|\n(?!\n))*?\S)\1|(?<!\w)(_{1,3})(?=\S)((?:.|\n(?!\n))*?\S)\3(?!\w)/g;

/** The words of a short Markdown text: links as their text, no marks, white space as single spaces. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(marked, '$2$4')
    .replace(marked, '$2$4')
    .replace(/^\s*(?:[-+*]|\d+[.)]|#{1,6}|>)\s+/gm, '')
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
