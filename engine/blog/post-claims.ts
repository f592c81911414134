// Figures of posts: a text is kept with `{{claims.name}}` as it was written, and filled wherever it is shown.

/** Figures of the site by name: `claims` of `site/site.yaml`. */
export type Claims = Readonly<Record<string, { readonly value: string }>>;

const reference = /\{\{\s*claims\.([\w-]+)\s*\}\}/g;

/** Where a published site keeps its figures for the script that shows posts which no build knew. */
export const claimsPath = '/claims.json';

/** True for a text that names a figure. */
export const namesClaims = (text: string) => text.search(reference) >= 0;

/** What visitors may read of the figures: their values. */
export const publicClaims = (claims: Claims): Claims =>
  Object.fromEntries(Object.entries(claims).map(([name, { value }]) => [name, { value }]));

/** `text` with the figures that it names; a name that the site does not know stays as it is. */
export function fillClaims(text: string, claims: Claims): string {
  if (!text.includes('{{')) return text;
  return text.replace(reference, (whole, name: string) =>
    Object.hasOwn(claims, name) ? claims[name]!.value : whole,
  );
}

/** A post as visitors read it: its text may name figures, its title, description and tags do not. */
export const filledPost = <Kept extends { readonly content: string }>(
  post: Kept,
  claims: Claims,
): Kept => ({ ...post, content: fillClaims(post.content, claims) });
