/** Longest address of a post, characters (specification §5). */
export const maxSlugLength = 150;

/** Lower case without accents: "Portão Elétrico" becomes "portao eletrico". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The address of a post from its title (specification §5): lower case, accents removed, what is neither word character,
 * space nor hyphen removed, trimmed, each run of spaces or hyphens one hyphen, cut at 150 characters.
 *
 * Only `a-z`, `0-9`, `_` and `-` are left; a title with none of them gives the empty string, which is no address.
 */
export function slugify(title: string): string {
  return foldText(title)
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, maxSlugLength);
}
