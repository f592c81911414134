/** Two place pages and the part of the smaller one's shingles that both have, 0 to 1. */
export interface LikePair {
  readonly one: string;
  readonly other: string;
  readonly share: number;
}
export function likenessOf(siteDir: string): { readonly pages: readonly { readonly path: string; readonly shingles: number }[]; readonly pairs: readonly LikePair[] };
