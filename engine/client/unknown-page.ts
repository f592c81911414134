// The fallback page is built once and answers every unknown address: what speaks of the address is written in the browser.

/** Decoded as far as it can be: a malformed escape is shown as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `conserto-de-portao` in words. */
const wordsOf = (segment: string) => segment.split(/[-_\s]+/).filter(Boolean);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The trail of the address: one crumb a segment in place of the page's own. */
function writeTrail(nav: HTMLElement | null, names: readonly string[]): void {
  const own = nav?.querySelector('[aria-current]');
  own?.replaceWith(
    ...names.map((name, position) => {
      const crumb = document.createElement('li');
      crumb.textContent = name;
      if (position === names.length - 1) crumb.ariaCurrent = 'page';
      return crumb;
    }),
  );
}

/** Goes on to the page that is there in small letters, for hosts that do not: phones begin what one types with a capital. */
async function tryInSmallLetters({ pathname, search, hash }: Location): Promise<void> {
  const path = decoded(pathname);
  // The letters of an escape, `%C3`, are none of the address.
  if (path === path.toLowerCase()) return;
  const small = pathname.toLowerCase();
  if ((await fetch(small, { method: 'HEAD' })).ok) location.replace(small + search + hash);
}

/**
 * For the fallback page: title, description and breadcrumb are built from the path, dashes turned into spaces, and the
 * path is logged.
 */
export function nameUnknownPage(): void {
  const { pathname } = location;
  console.warn('404', pathname);
  void tryInSmallLetters(location).catch(() => undefined);
  const nav = document.querySelector<HTMLElement>('[data-crumbs]');
  const known = new Map(
    Object.entries(JSON.parse(nav?.dataset.crumbs ?? '{}') as Record<string, string>),
  );
  const segments = decoded(pathname)
    .split('/')
    .filter((segment) => wordsOf(segment).length > 0);
  if (segments.length === 0) return;
  writeTrail(
    nav,
    segments.map((segment) => known.get(segment) ?? wordsOf(segment).map(capital).join(' ')),
  );
  const name = capital(
    segments.map((segment) => known.get(segment) ?? wordsOf(segment).join(' ')).join(' '),
  );
  document.title = `${name} | ${document.title}`;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description) description.content = `${name}. ${description.content}`;
}
