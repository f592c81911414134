import { JSDOM } from 'jsdom';

/** What the markup of a post may become: elements with their attributes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  strong: [],
  em: [],
  code: [],
  blockquote: [],
  ul: [],
  li: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  ol: ['start'],
  a: ['href', 'title'],
  table: ['tabindex'],
  thead: [],
  tbody: [],
  tr: [],
  th: ['align'],
  td: ['align'],
};

const { document } = new JSDOM('<!doctype html><body></body>').window;

/** The HTML of a post's content as a browser reads it; valid until the next call. */
export function parsed(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

/** Everything in the HTML of a post's content that does not belong there; empty where it is safe. */
export function unsafeParts(html: string): string[] {
  const found: string[] = [];
  for (const element of parsed(html).querySelectorAll('*')) {
    const attributes = allowed[element.localName];
    if (!attributes || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      found.push(`<${element.localName}>`);
    else
      for (const { name } of element.attributes)
        if (!attributes.includes(name)) found.push(`<${element.localName} ${name}>`);
    const href = element.getAttribute('href');
    if (href !== null && !isSafeAddress(href)) found.push(`href ${href}`);
  }
  return found;
}

/** The protocol as a browser reads it: control characters and spaces left out. */
function isSafeAddress(href: string): boolean {
  const { protocol } = new URL(href, 'https://exemplo.com.br/blog/post');
  return ['http:', 'https:', 'mailto:', 'irc:', 'ircs:', 'xmpp:'].includes(protocol);
}
