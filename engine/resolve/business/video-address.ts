/** Addresses that their hosts let other pages frame. */
const framable: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/^youtube(?:-nocookie)?\.com$/, /^\/embed\//],
  [/^player\.vimeo\.com$/, /^\/video\//],
  [/^(?:drive|docs)\.google\.com$/, /^\/file\/d\/[^/]+\/preview/],
  [/^instagram\.com$/, /^\/(?:p|reel|tv)\/[^/]+\/embed/],
  [/^tiktok\.com$/, /^\/(?:player\/v1|embed)\//],
  [/^facebook\.com$/, /^\/plugins\//],
  [/^(?:geo\.)?dailymotion\.com$/, /^\/(?:player|embed\/)/],
  [/^loom\.com$/, /^\/embed\//],
  [
    /(?:^|\.)(?:wistia\.(?:net|com)|cloudflarestream\.com|mediadelivery\.net|pandavideo\.com\.br)$/,
    /^\//,
  ],
];

/** Pages of videos, which no other page may frame, and the address of the same video that it may. */
const pages: readonly (readonly [
  host: RegExp,
  path: RegExp,
  embed: (id: string, more: string) => string,
])[] = [
  [/^youtube\.com$/, /^\/(?:shorts|live|v)\/([\w-]+)/, youtube],
  [/^youtu\.be$/, /^\/([\w-]+)/, youtube],
  [
    /^vimeo\.com$/,
    /^\/(?:.*\/)?(\d+)(?:\/(\w+))?/,
    (id, more) => `https://player.vimeo.com/video/${id}${more && `?h=${more}`}`,
  ],
  [
    /^(?:drive|docs)\.google\.com$/,
    /^\/file\/d\/([^/]+)/,
    (id) => `https://drive.google.com/file/d/${id}/preview`,
  ],
  [
    /^instagram\.com$/,
    /^\/(?:[^/]+\/)?(?:p|reel|tv)\/([\w-]+)/,
    (id) => `https://www.instagram.com/p/${id}/embed`,
  ],
  [/^tiktok\.com$/, /^\/@[^/]+\/video\/(\d+)/, (id) => `https://www.tiktok.com/player/v1/${id}`],
];

/** Hosts of which every other page is one that may not be framed. */
const known =
  /^(?:youtube\.com|youtu\.be|vimeo\.com|(?:drive|docs)\.google\.com|instagram\.com|tiktok\.com|facebook\.com|fb\.watch)$/;

function youtube(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

/** Why the address of a video shows nothing in a frame, and the address to write where it follows from that one; null where it shows. `known` false: nobody can tell. */
export function videoFault(
  address: string,
): { readonly meant: string | null; readonly known: boolean } | null {
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(?:www|m)\./, '');
  const fits = ([onHost, onPath]: (typeof framable)[number]) =>
    onHost.test(host) && onPath.test(pathname);
  if (framable.some(fits)) return null;
  const watched = host === 'youtube.com' && pathname === '/watch' ? searchParams.get('v') : null;
  if (watched) return { meant: youtube(encodeURIComponent(watched)), known: true };
  for (const [onHost, onPath, embed] of pages) {
    const found = onHost.test(host) ? onPath.exec(pathname) : null;
    if (found) return { meant: embed(found[1]!, found[2] ?? ''), known: true };
  }
  return { meant: null, known: known.test(host) };
}
