import { labelCells } from './label-cells.ts';

/** What may stand in a line beside bold and links: nothing that Markdown gives a meaning. */
const plain = /^[^*_[\]`<>&|\\~#!\t\r\0]*$/;
/** A line of running text begins with a letter, bold, a link or a number that counts no list. */
const lineStart = /^(?:[\p{L}"“«(]|\*\*[\p{L}\p{N}]|\[[\p{L}\p{N}]|\d+(?![\d.)]))/u;
/** Bold words or a link to a page, an anchor or a site, both beginning and ending with a letter or a digit; bold words before a space may end with a stop. */
const marked =
  /\*\*([\p{L}\p{N}](?:[^*_[\]`<>&|\\~#!\n]*(?:[\p{L}\p{N}]|[.,:;?](?=\*\*(?: |$))))?)\*\*|\[([\p{L}\p{N}](?:[^*_[\]`<>&|\\~#!\n]*[\p{L}\p{N}])?)\]\(((?:\/|#|https:\/\/)[\w\-./#?=:+@]*)\)/gu;

const quotes = (text: string) => (text.includes('"') ? text.replaceAll('"', '&quot;') : text);

function inline(line: string): string | undefined {
  if (plain.test(line)) return quotes(line);
  let html = '';
  let at = 0;
  for (const match of line.matchAll(marked)) {
    const before = line.slice(at, match.index);
    // Marks side by side pair up otherwise than they look.
    if (!plain.test(before) || (before === '' && at > 0)) return undefined;
    const [whole, bold, label, href] = match;
    html += `${quotes(before)}${bold === undefined ? `<a href="${href!}">${quotes(label!)}</a>` : `<strong>${quotes(bold)}</strong>`}`;
    at = match.index + whole.length;
  }
  const rest = line.slice(at);
  return plain.test(rest) ? html + quotes(rest) : undefined;
}

function paragraph(block: string): string | undefined {
  const lines: string[] = [];
  for (const line of block.split('\n')) {
    const html = lineStart.test(line) && !line.endsWith(' ') ? inline(line) : undefined;
    if (html === undefined) return undefined;
    lines.push(html);
  }
  return `<p>${lines.join('\n')}</p>`;
}

/** Items of one level, each behind its mark: `- `, or `1. ` and so on. */
function list(block: string, tag: 'ul' | 'ol'): string | undefined {
  const items: string[] = [];
  for (const [index, line] of block.split('\n').entries()) {
    const mark = tag === 'ul' ? '- ' : `${index + 1}. `;
    const text = line.slice(mark.length);
    const html =
      line.startsWith(mark) && lineStart.test(text) && !line.endsWith(' ')
        ? inline(text)
        : undefined;
    if (html === undefined) return undefined;
    items.push(`<li>${html}</li>`);
  }
  return `<${tag}>\n${items.join('\n')}\n</${tag}>`;
}

const delimiters = /^\|(?: ?-+ ?\|)+$/;

/** A table whose rows all begin and end with a bar and have as many cells as the first. */
function table(block: string): string | undefined {
  const [first = '', line = '', ...others] = block.split('\n');
  if (!delimiters.test(line)) return undefined;
  const columns = line.split('|').length - 2;
  const row = (text: string, tag: 'th' | 'td'): string | undefined => {
    const cells = text.split('|');
    if (cells.length !== columns + 2 || cells[0] !== '' || cells.at(-1) !== '') return undefined;
    const html = cells.slice(1, -1).map((cell) => inline(cell.replace(/^ +| +$/g, '')));
    return html.some((cell) => !cell)
      ? undefined
      : `<tr>\n${html.map((cell) => `<${tag}>${cell}</${tag}>\n`).join('')}</tr>`;
  };
  const head = row(first, 'th');
  const body = others.map((text) => row(text, 'td'));
  if (head === undefined || body.length === 0 || body.includes(undefined)) return undefined;
  return labelCells(
    `<table>\n<thead>\n${head}\n</thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`,
  );
}

/** A heading on a line of its own: `## Words`. */
const headingStart = /^(#{1,6}) (?=[\p{L}"“«(])/u;

function heading(block: string, [start, signs]: RegExpExecArray): string | undefined {
  const text = block.slice(start.length);
  const html = text.includes('\n') || text.endsWith(' ') ? undefined : inline(text);
  return html === undefined ? undefined : `<h${signs!.length}>${html}</h${signs!.length}>`;
}

/**
 * HTML of Markdown in the subset that documents are nearly always written in: paragraphs, headings, bold, links, lists of
 * one level, tables. `undefined` where a text holds anything else: then the library decides. What it accepts it prints as the
 * library does; a property test holds that. It is there because Markdown was a third of what a page costs to render.
 */
export function plainMarkdown(text: string): string | undefined {
  const out: string[] = [];
  let afterList = false;
  for (const block of text.replace(/\n+$/, '').split(/\n{2,}/)) {
    const tag = block.startsWith('- ') ? 'ul' : block.startsWith('1. ') ? 'ol' : null;
    const isList = tag !== null;
    if (isList && afterList) return undefined;
    const opening = headingStart.exec(block);
    const html = tag
      ? list(block, tag)
      : block.startsWith('|')
        ? table(block)
        : opening
          ? heading(block, opening)
          : paragraph(block);
    if (html === undefined) return undefined;
    out.push(html);
    afterList = isList;
  }
  return out.join('\n');
}
