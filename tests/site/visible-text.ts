// What a person reads on a page, in order; a browser would break the line between blocks, here stands a space.

const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SVG', 'svg']);
/** Elements within a line; links stand apart here, since many are items of a list. */
const inline = new Set(['B', 'EM', 'I', 'SPAN', 'STRONG', 'U']);

function collect(node: Node, parts: string[]): void {
  if (node.nodeType === 3) parts.push(node.nodeValue ?? '');
  if (node.nodeType !== 1 || silent.has(node.nodeName)) return;
  const apart = !inline.has(node.nodeName);
  if (apart) parts.push(' ');
  for (const child of node.childNodes) collect(child, parts);
  if (apart) parts.push(' ');
}

/** The words below `element`, closed lists and answers included, white space as single spaces. */
export function visibleText(element: Element): string {
  const parts: string[] = [];
  collect(element, parts);
  return parts
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .trim();
}
