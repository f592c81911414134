import { createHash } from 'node:crypto';

/** First eight hexadecimal digits of the SHA-256 of `content`. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** First 16 hexadecimal digits of the SHA-256 over `parts`. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}
