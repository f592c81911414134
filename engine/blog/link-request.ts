import type { SiteRequest } from '../client/site-request.ts';

/** What a link of the embedded service is used with; without a password it is only looked at. */
export interface LinkUse {
  readonly token: string;
  readonly password?: string;
  /** Of whoever was invited. */
  readonly name?: string;
}

/** Asks what a link that works once is for, or uses it. The gate of the embedded service makes it anew with this. */
export const linkRequest = ({ token, password, name = '' }: LinkUse): SiteRequest => ({
  method: 'POST',
  path: '/auth/v1/link',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(password === undefined ? { token } : { token, password, name }),
});
