import { fillClaims, type Claims } from '../post-claims.ts';
import type { PostText } from '../post-store.ts';
import { shareOf, shinglesOf } from './shingles.ts';

/** Above this share of common runs of words one post is the other again. */
const mostAlike = 0.6;

/** A post that says much of what another text says. */
export interface AlikePost {
  readonly slug: string;
  readonly title: string;
  /** Part of the runs of five words of the shorter text that both have, 61 to 100. */
  readonly percent: number;
}

/** The post that a text repeats most, if it is above 0.6; figures count as they are read. Null where there is none. */
export function alikePost(
  content: string,
  posts: readonly PostText[],
  claims: Claims,
): AlikePost | null {
  const runsOf = (text: string) => shinglesOf([fillClaims(text, claims)]);
  const own = runsOf(content);
  const [most] = posts
    .map((post) => ({ post, share: shareOf(own, runsOf(post.content)) }))
    .sort((one, other) => other.share - one.share);
  if (!most || most.share <= mostAlike) return null;
  const { slug, title } = most.post;
  return { slug, title, percent: Math.round(most.share * 100) };
}
