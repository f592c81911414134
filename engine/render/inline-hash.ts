import { createHash } from 'node:crypto';

/** A function that gives the policy's hash of an inline style or script (`sha256-…`, base64) and remembers it: few exist. */
export function createInlineHash(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let hash = known.get(text);
    if (!hash) {
      hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
      known.set(text, hash);
    }
    return hash;
  };
}
