/** Longest address of a post, characters; set by the owner. */
export const maxSlugLength = 150;

/** Addresses that the site publishes files of its own at: `blog/404.html`, and `blog/index.html`, which is `/blog`. */
export const reservedSlugs: readonly string[] = ['404', 'index'];

/** Lower case without accents: "Pão Integral" becomes "pao integral". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The address of a post from its title: lower case, accents removed, what is neither word character,
 * space nor hyphen removed, trimmed, each run of spaces or hyphens one hyphen, cut at 150 characters. A reserved one gets
 * `post-` before it.
 *
 * Only `a-z`, `0-9`, `_` and `-` are left; a title with none of them gives the empty string, which is no address.
 */
export function slugify(title: string): string {
  const slug = foldText(title)
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, maxSlugLength);
  return reservedSlugs.includes(slug) ? `post-${slug}` : slug;
}
