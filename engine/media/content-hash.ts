import { createHash } from 'node:crypto';

/** First eight hexadecimal digits of the SHA-256 of `content`. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
