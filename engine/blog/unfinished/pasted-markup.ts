// What people paste from elsewhere and visitors would read letter by letter. In Node and in the browser.

/** Something that is no Markdown: as it is written, and what to write; null where it is only to be deleted. */
export interface PastedMarkup {
  readonly found: string;
  readonly write: string | null;
}

/** Elements that editors and other sites leave in a copied text. Markdown's own `<https://…>` is none. */
const elements =
  'a|abbr|b|big|blockquote|br|center|code|div|em|font|form|h[1-6]|hr|i|iframe|img|input|label|li|main|nav|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul|video';
/** A whole element without others inside, or one tag. */
const html = new RegExp(
  String.raw`<(${elements})(?:\s[^<>]*)?>([^<>\n]*)</\1\s*>|</?(${elements})(?:\s[^<>]*)?/?>`,
  'gi',
);
/** `[words] (target)` and `(words)[target]`. */
const torn =
  /(?<!!)\[([^[\]\n]+)\][ \t]+\(((?:\/|#|https?:|mailto:|tel:)[^()\s]*)\)|\(([^()\n]+)\)\[((?:\/|#|https?:|mailto:|tel:)[^[\]\s]*)\]/g;
const code = /```[^]*?(?:```|$)|`[^`\n]*`/g;
const address = /\bhref\s*=\s*["']?([^"'\s>]*)/i;
/** What there may be to find: a text without is not looked at. */
const hints = /<\/?[a-z]|\][ \t]+\(|\)\[/i;

/** What stands around the words of an element in Markdown. */
const marks: Readonly<Record<string, readonly [before: string, after: string]>> = {
  b: ['**', '**'],
  strong: ['**', '**'],
  i: ['*', '*'],
  em: ['*', '*'],
  code: ['`', '`'],
  li: ['- ', ''],
  h1: ['## ', ''],
  h2: ['## ', ''],
  h3: ['### ', ''],
};

function inMarkdown(element: string, tag: string, words: string): string | null {
  if (words.trim() === '') return null;
  const target = element === 'a' ? address.exec(tag)?.[1] : undefined;
  if (target) return `[${words}](${target})`;
  const [before, after] = marks[element] ?? ['', ''];
  return `${before}${words.trim()}${after}`;
}

/** HTML and torn links in a Markdown text, but for what stands there as code. A text is read once, however it is written. */
export function pastedMarkup(text: string): PastedMarkup[] {
  if (!hints.test(text)) return [];
  const read = text.includes('`') ? text.replace(code, (found) => ' '.repeat(found.length)) : text;
  return [
    ...[...read.matchAll(html)].map(([found, element = '', words = '']) => ({
      found,
      write: inMarkdown(element.toLowerCase(), found, words),
    })),
    ...[...read.matchAll(torn)].map(([found, words, target, first, second]) => ({
      found,
      write: `[${words ?? first}](${target ?? second})`,
    })),
  ];
}

/** Names that only the texts of pages may refer to. */
const spaces = 'business|claims|contacts|facts|hours|promotions|region|values';
const single = new RegExp(String.raw`(?<!\{)\{\s*((?:${spaces})\.[\w.-]+)\s*\}(?!\})`, 'g');
const any = new RegExp(String.raw`\{{1,2}\s*(?:${spaces})\.[\w.-]+\s*\}{1,2}`, 'g');

/** References that lack a pair of braces: `{region.name}`. */
export const singleBraces = (text: string): PastedMarkup[] =>
  [...text.matchAll(single)].map(([found, name]) => ({ found, write: `{{${name!}}}` }));

/** References as pages write them. */
export const referencesIn = (text: string): string[] => text.match(any) ?? [];
