import type { DrawingFault } from '../../words/problems.ts';

/** Most bytes of a drawing: it is in the HTML of every page that shows it. */
const mostBytes = 8192;

const attribute = String.raw`\s+[\w:-]+\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*')`;
/** The outermost element with what it holds, written as XML: HTML would also read attributes that no space parts. */
const outermost = new RegExp(String.raw`^\s*<svg(?:${attribute})*\s*>([^]*)</svg>\s*$`);
/** One tag of a shape. A browser leaves the drawing at any other element. */
const shape = new RegExp(
  String.raw`<(?:g|path|circle|ellipse|rect|line|polyline|polygon|use)(?:${attribute})*\s*/?>|</(?:g|path|circle|ellipse|rect|line|polyline|polygon|use)>`,
  'g',
);

/** What a drawing may not have, and what that is called. */
const forbidden: readonly (readonly [kind: DrawingFault['kind'], pattern: RegExp])[] = [
  [
    'script',
    /<(?:script|foreignObject|iframe|object|embed|animate\w*|set|style|image|a)\b|\son\w+\s*=/i,
  ],
  ['reference', /(?:href|src)\s*=\s*(?!["']#gear["'])|url\(|<!|<\?/i],
  ['colour', /\s(?:fill|stroke|stroke-width|color|opacity|style|filter|id)\s*=/i],
  ['class', /\sclass\s*=\s*(?!["'](?:[tsknxr] ?)+["'])/i],
];

/** What is wrong with the text of a drawing's file; null where it may be shown. */
export function drawingFault(text: string): DrawingFault | null {
  const bytes = Buffer.byteLength(text);
  if (bytes > mostBytes) return { kind: 'size', detail: String(bytes) };
  if (!/^\s*<svg\s[^>]*\bviewBox\s*=\s*"[-\d.\s]+"[^>]*>[^]*<\/svg>\s*$/.test(text))
    return { kind: 'form', detail: '' };
  // The address of the format stands in the outermost element alone.
  const drawn = text.replace(/^(\s*<svg\b[^>]*?)\sxmlns\s*=\s*"[^"]*"/, '$1');
  for (const [kind, pattern] of forbidden) {
    const found = pattern.exec(drawn);
    if (found) return { kind, detail: drawn.slice(found.index, found.index + 30).trim() };
  }
  const other = outermost.exec(drawn)?.[1]?.replace(shape, '').trim();
  return other === '' ? null : { kind: 'script', detail: (other ?? drawn.trim()).slice(0, 30) };
}
