import type { Allow } from '#schemas/types';

/** What would open an address: a kind of `allow`; style sheets, fonts and the rest (`none`) nothing opens. */
export type LoadKind = keyof Allow | 'sheet' | 'font' | 'none';

/** An address of elsewhere that HTML, CSS or the code of a component makes a browser load, or send a form to. */
export interface ForeignLoad {
  readonly kind: LoadKind;
  /** As it is written, `https://maps.example.com/embed?x=1`. */
  readonly address: string;
}

/** What an element loads by which attribute. */
const loads: readonly (readonly [tag: RegExp, attribute: RegExp, kind: LoadKind])[] = [
  [/^script$/, /^src$/, 'script'],
  [/^iframe$/, /^src$/, 'frame'],
  [/^(?:img|source|input)$/, /^(?:src|srcset)$/, 'image'],
  [/^video$/, /^poster$/, 'image'],
  [/^image$/, /^(?:href|xlink:href)$/, 'image'],
  [/^form$/, /^action$/, 'form'],
  [/^(?:button|input)$/, /^formaction$/, 'form'],
  [/^(?:video|audio|track|embed)$/, /^src$/, 'none'],
  [/^object$/, /^data$/, 'none'],
];

const tags =
  /<(script|iframe|img|source|input|video|audio|track|embed|object|image|form|button|link)\b([^>]*)/gi;
const attributes = /([\w:-]+)\s*=\s*\{?\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g;
const inStyles =
  /@import\s+(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s]+)|(@font-face\s*\{[^}]*\})|url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi;
const inFontFace = /url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi;
const isForeign = (address: string) => /^(?:https?:)?\/\//i.test(address);
const plain = (text: string) => text.replaceAll('&amp;', '&');

/** What an element loads by an attribute, or null. */
function kindOf(tag: string, attribute: string, others: string): LoadKind | null {
  if (tag === 'link')
    return attribute === 'href' && /\brel\s*=\s*\{?\s*["']stylesheet/i.test(others)
      ? 'sheet'
      : null;
  const found = loads.find(([tags, names]) => tags.test(tag) && names.test(attribute));
  return found ? found[2] : null;
}

/** The addresses of elsewhere that a browser would load for `text`: HTML, CSS, or the TSX of a component with addresses written out. */
export function foreignLoads(text: string): ForeignLoad[] {
  const found: ForeignLoad[] = [];
  for (const [, tag = '', written = ''] of text.matchAll(tags))
    for (const [, name = '', double, single, template] of written.matchAll(attributes)) {
      const value = plain(double ?? single ?? template ?? '').trim();
      const kind = kindOf(tag.toLowerCase(), name.toLowerCase(), written);
      if (kind === null) continue;
      const addresses = /^srcset$/i.test(name)
        ? value.split(/\s*,\s+|\s+[\d.]+[wx](?:,|$)\s*/)
        : [value];
      for (const address of addresses) if (isForeign(address)) found.push({ kind, address });
    }
  for (const [, sheet, face, image] of text.matchAll(inStyles)) {
    if (sheet) found.push({ kind: 'sheet', address: sheet });
    if (image) found.push({ kind: 'image', address: image });
    for (const [, font] of (face ?? '').matchAll(inFontFace))
      found.push({ kind: 'font', address: font! });
  }
  return found;
}

/** The addresses that the code of an island asks by a call. */
export function foreignRequests(code: string): ForeignLoad[] {
  const calls =
    /\b(fetch|import|EventSource|WebSocket|sendBeacon)\s*\(\s*["'`]((?:https?|wss?):\/\/[^"'`\s]+)/g;
  return [...code.matchAll(calls)].map(([, call, address]) => ({
    kind: call === 'import' ? 'script' : 'connect',
    address: address!,
  }));
}

/** The origin of an address as `allow` writes it; null where it is no address, or not over https (wss counts as https). */
export function allowedOrigin(address: string): string | null {
  const whole = address.replace(/^\/\//, 'https://').replace(/^wss:/, 'https:');
  if (!URL.canParse(whole)) return null;
  const { protocol, origin } = new URL(whole);
  return protocol === 'https:' ? origin : null;
}

/** Whether an origin is among those that are open: itself, or a subdomain of `https://*.example.com`. */
export const isOpened = (origin: string, opened: readonly string[]) =>
  opened.some((one) => {
    if (!one.startsWith('https://*.')) return one === origin;
    return origin.startsWith('https://') && origin.endsWith(one.slice('https://*'.length));
  });
