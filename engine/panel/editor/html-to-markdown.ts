// What a text processor puts on the clipboard, as the Markdown that posts are written in: headings, bold, lists, links, tables.

/** A piece of the text that stands by itself; items of a list stand close to each other. */
interface Block {
  readonly text: string;
  readonly isItem?: boolean;
}

const blockNames =
  /^(?:P|DIV|H[1-6]|UL|OL|LI|TABLE|BLOCKQUOTE|PRE|SECTION|ARTICLE|HEADER|FOOTER|MAIN|BODY|CENTER)$/;
const unread = /^(?:STYLE|SCRIPT|TITLE|META|LINK|IMG|SVG|O:P|XML)$/;
/** Elements that say that a text has a form. */
const forms = /<(?:h[1-6]|li|b|strong|a|table)[\s>]|mso-list|font-weight:\s*(?:bold|[6-9]00)/i;

/** True for HTML that says more than its plain text. */
export const hasForm = (html: string): boolean => forms.test(html);

/** The Markdown of a piece of HTML. Pictures are left out: a post shows those of its own site. */
export function markdownOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const levels = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(levelOf);
  // The title of the post is the first heading of its page: the largest of a text is the second.
  const blocks = blocksOf(body, 2 - Math.min(...levels));
  return blocks
    .map(({ text, isItem }, at) => {
      const gap = at === 0 ? '' : isItem && blocks[at - 1]!.isItem ? '\n' : '\n\n';
      return gap + text;
    })
    .join('');
}

const levelOf = ({ tagName }: Element) => Number(tagName[1]);

/** The blocks within an element; what is no block comes together in paragraphs. */
function blocksOf(parent: Element, shift: number): Block[] {
  const blocks: Block[] = [];
  let line = '';
  const endLine = () => {
    const text = line.trim();
    if (text) blocks.push({ text });
    line = '';
  };
  for (const node of parent.childNodes) {
    const element = node instanceof Element ? node : null;
    // Text processors put whole documents into a bold that is none.
    const isBlock = element !== null && (blockNames.test(element.tagName) || holdsBlocks(element));
    if (!isBlock) line += inline(node);
    else {
      endLine();
      blocks.push(...blockOf(element, shift));
    }
  }
  endLine();
  return blocks;
}

const holdsBlocks = (element: Element) =>
  element.querySelector('p, div, h1, h2, h3, h4, h5, h6, ul, ol, table') !== null;

function blockOf(element: Element, shift: number): Block[] {
  const { tagName } = element;
  if (/^H\d$/.test(tagName)) {
    const text = inlineOf(element).replaceAll('**', '').replaceAll('\n', ' ').trim();
    return text ? [{ text: `${'#'.repeat(Math.min(levelOf(element) + shift, 4))} ${text}` }] : [];
  }
  if (tagName === 'UL' || tagName === 'OL') return itemsOf(element, '', shift);
  if (tagName === 'TABLE') return tableOf(element);
  const item = wordItem(element);
  return item ? [item] : blocksOf(element, shift);
}

function itemsOf(list: Element, indent: string, shift: number): Block[] {
  let number = 0;
  return [...list.children].flatMap((child) => {
    if (/^[UO]L$/.test(child.tagName)) return itemsOf(child, `${indent}  `, shift);
    number += 1;
    const mark = list.tagName === 'OL' ? `${number}. ` : '- ';
    const inner = [...child.children].filter(({ tagName }) => /^[UO]L$/.test(tagName));
    const own = [...child.childNodes].filter((node) => !inner.includes(node as Element));
    const text = own
      .map(inline)
      .join('')
      .replace(/\s*\n\s*/g, ' ')
      .trim();
    const deeper = `${indent}${' '.repeat(mark.length)}`;
    return [
      ...(text ? [{ text: indent + mark + text, isItem: true }] : []),
      ...inner.flatMap((one) => itemsOf(one, deeper, shift)),
    ];
  });
}

/** Word writes the items of its lists as paragraphs, each with its mark in it. */
function wordItem(element: Element): Block | null {
  const style = element.getAttribute('style') ?? '';
  if (!/mso-list:\s*l/i.test(style)) return null;
  const marks = [...element.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const mark = marks.map(({ textContent }) => textContent).join('');
  for (const one of marks) one.remove();
  const depth = Number(/level(\d)/i.exec(style)?.[1] ?? 1) - 1;
  const isNumbered = /^\s*\w+[.)]/.test(mark);
  const text = inlineOf(element).replaceAll('\n', ' ').trim();
  return { text: `${'   '.repeat(depth)}${isNumbered ? '1.' : '-'} ${text}`, isItem: true };
}

function tableOf(table: Element): Block[] {
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) =>
      inlineOf(cell).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim(),
    ),
  );
  if (rows.length === 0) return [];
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const [head, ...rest] = lines;
  return [{ text: [head, `|${' --- |'.repeat(rows[0]!.length)}`, ...rest].join('\n') }];
}

const inlineOf = (element: Element): string => [...element.childNodes].map(inline).join('');

function inline(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped((node.nodeValue ?? '').replace(/\s+/g, ' '));
  if (!(node instanceof HTMLElement) || unread.test(node.tagName)) return '';
  if (node.tagName === 'BR') return '\n';
  const text = inlineOf(node);
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : '';
  if (/^(?:https?:|mailto:|tel:|\/)/.test(href) && text.trim())
    return around(text, '[', `](${href.replace(/[()\s]/g, encodeURIComponent)})`);
  return isBold(node) && text.trim() && !text.includes('**') ? around(text, '**', '**') : text;
}

function isBold({ tagName, style }: HTMLElement): boolean {
  const { fontWeight } = style;
  if (fontWeight) return fontWeight === 'bold' || Number(fontWeight) >= 600;
  return tagName === 'B' || tagName === 'STRONG';
}

/** Marks close to the words, spaces outside of them. */
const around = (text: string, before: string, after: string) =>
  text.replace(/^(\s*)([^]*?)(\s*)$/, (_, start: string, words: string, end: string) =>
    [start, before, words, after, end].join(''),
  );

/** Signs that Markdown would read. */
const escaped = (text: string) => text.replace(/[\\*`[\]<]/g, '\\$&');
