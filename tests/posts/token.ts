import { createHmac } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token; with `alg: 'none'` without a signature. */
export function signToken(claims: object, secret: string, alg: 'HS256' | 'none' = 'HS256'): string {
  const body = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  return `${body}.${alg === 'none' ? '' : createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** Claims of a signed token, unchecked. */
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

/** Seconds since 1970, `from` seconds from now. */
export const inSeconds = (from: number) => Math.floor(Date.now() / 1000) + from;
