import { createHash } from 'node:crypto';

/** A function that gives the policy's hash of an inline style (`sha256-…`, base64) and remembers it: few styles exist. */
export function createStyleHash(): (css: string) => string {
  const known = new Map<string, string>();
  return (css) => {
    let hash = known.get(css);
    if (!hash) {
      hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
      known.set(css, hash);
    }
    return hash;
  };
}
