/**
 * What an SVG that stands at an address of its own may hold: shapes, texts, colours and effects. Opened there it is a
 * document of the site, and whatever it runs could read what the panel keeps in the browser.
 */
const elements = new Set(
  'svg g defs symbol use path circle ellipse rect line polyline polygon title desc metadata style text tspan textPath image switch linearGradient radialGradient stop clipPath mask pattern marker filter animate animateTransform animateMotion mpath'.split(
    ' ',
  ),
);
/** What a comment or a text between marks holds is no tag. */
const apart = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g;
/** A tag with its attributes: quotes may hold the sign that ends it. */
const tag = /<\/?([^\s/>"'<]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>?/g;
const attribute = /([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;
/** An address in the drawing itself, or a picture that it holds. */
const inside = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i;
/** A style that fetches: `url(…)` of elsewhere, `@import`. */
const fetched = /@import|url\(\s*["']?(?!\s*["']?(?:#|data:(?:image|font)\/))[^)]{0,40}/i;
/** Prefixes that are another name for SVG or HTML, and those of which nobody can tell. */
const browserNames =
  /xmlns:([\w-]+)\s*=\s*(?:"[^"]*(?:\/svg|\/xhtml|&)[^"]*"|'[^']*(?:\/svg|\/xhtml|&)[^']*')/gi;
/** Names of the prologue; a document type may define entities, which may hold anything. */
const declaration = /<!(?:ENTITY|ATTLIST)[^>]{0,40}|<\?xml-stylesheet[^>]{0,40}/i;

const shown = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 40);

function attributeFault(element: string, text: string): string | null {
  for (const [written, name = '', double, single, bare] of text.matchAll(attribute)) {
    const value = double ?? single ?? bare ?? '';
    const key = name.toLowerCase();
    const isAddress = /(?:^|:)(?:href|src)$/.test(key);
    // An animation may set any attribute, an address too.
    const sets = element.includes('animate') && key === 'attributename';
    if (
      key.startsWith('on') ||
      (isAddress && !inside.test(value)) ||
      (sets && /href|^on|&/i.test(value)) ||
      fetched.test(value)
    )
      return shown(written);
  }
  return null;
}

/** What of an SVG a browser would run, or fetch from elsewhere; null where there is nothing of the kind. */
export function svgFault(text: string): string | null {
  const declared = declaration.exec(text);
  if (declared) return shown(declared[0]);
  const style = fetched.exec(text.match(/<style\b[^]*?<\/style\s*>/gi)?.join('\n') ?? '');
  if (style) return shown(style[0]);
  const drawn = text.replace(apart, '').replace(/<\?[^>]*>|<!DOCTYPE[^>[]*>/gi, '');
  const known = new Set([...drawn.matchAll(browserNames)].map(([, prefix]) => prefix));
  for (const [whole, name = '', attributes = ''] of drawn.matchAll(tag)) {
    const [local = '', prefix] = name.split(':').reverse();
    // Programs for drawing leave notes in names of their own, which no browser knows.
    const isNote = prefix !== undefined && !known.has(prefix);
    if (!isNote && !elements.has(local) && !/^fe[A-Z]/.test(local)) return shown(whole);
    const fault = attributeFault(name, attributes);
    if (fault !== null) return fault;
  }
  return null;
}
