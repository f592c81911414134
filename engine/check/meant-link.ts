import { nearest } from '../diagnostics/suggest.ts';

/** A domain without its scheme, `www.example.com/a`; names of files end otherwise. */
const domain =
  /^(?:www\.|(?:[\p{L}\d-]+\.)+(?!(?:html?|ya?ml|json|md|pdf|jpe?g|png|webp|avif|svg)\b)\p{L}{2,}(?:[/?#]|$))/iu;
const email = /^[^@\s/]+@[^@\s/]+\.[^@\s/]+$/;

/** What people write around a path: capitals, a slash at the end, the ending of a file. */
const bare = (path: string) =>
  `/${path
    .toLowerCase()
    .replace(/^\/+/, '')
    .replace(/\.html?$/, '')
    .replace(/\/+$/, '')}`;

/**
 * The link that somebody meant whose link leads to no page: an address of elsewhere that lacks its scheme, else the page of
 * `paths` nearest to `path` (that of the link), with the rest of the link where that leads somewhere (`isGood`); null if none is near.
 */
export function meantLink(
  link: string,
  path: string,
  paths: Iterable<string>,
  isGood: (link: string) => boolean,
): string | null {
  if (email.test(link)) return `mailto:${link}`;
  if (domain.test(link)) return `https://${link}`;
  if (path === '') return null;
  const known = [...paths];
  const page = known.includes(bare(path)) ? bare(path) : nearest(bare(path), known);
  if (page === null) return null;
  const whole = page + link.slice(path.length);
  return isGood(whole) ? whole : page;
}
