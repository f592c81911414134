import { linkRequest } from '../../blog/link-request.ts';
import { field, hasExactly, isText } from './request-parts.ts';
import type { PermittedRequest, VisitorRule } from './rule.ts';

/** The longest address of mail, password, token and name that are looked at, characters. */
const [longestEmail, longestPassword, longestToken, longestName] = [254, 200, 200, 100];

const json = (method: string, path: string, body: object): PermittedRequest => ({
  method,
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** How supabase-js names the ways to sign out. */
const scopes = ['local', 'others', 'global'];

function makeSignIn(query: URLSearchParams, body: unknown): PermittedRequest | null {
  const [email, password] = [field(body, 'email'), field(body, 'password')];
  if (query.size !== 1 || query.get('grant_type') !== 'password') return null;
  if (!isText(email, longestEmail) || !isText(password, longestPassword)) return null;
  const account = email.trim().toLowerCase();
  return {
    ...json('POST', '/auth/v1/token?grant_type=password', { email: account, password }),
    subject: account,
  };
}

function makeRenewal(query: URLSearchParams, body: unknown): PermittedRequest | null {
  const token = field(body, 'refresh_token');
  return query.size === 1 &&
    query.get('grant_type') === 'refresh_token' &&
    hasExactly(body, ['refresh_token']) &&
    isText(token, longestToken)
    ? json('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: token })
    : null;
}

function makeSignOut(query: URLSearchParams): PermittedRequest | null {
  const scope = query.get('scope') ?? 'global';
  return scopes.includes(scope) && query.size <= 1
    ? { method: 'POST', path: `/auth/v1/logout?scope=${scope}`, headers: {} }
    : null;
}

/** The old password goes with the new one: the database process compares it. */
function makePasswordChange(query: URLSearchParams, body: unknown): PermittedRequest | null {
  const [password, current] = [field(body, 'password'), field(body, 'current_password')];
  return query.size === 0 && isText(password, longestPassword) && isText(current, longestPassword)
    ? json('PUT', '/auth/v1/user', { password, current_password: current })
    : null;
}

/** What a link that works once is for; with a password it is used. Who tries one again and again waits for that one. */
function makeLink(query: URLSearchParams, body: unknown): PermittedRequest | null {
  const [token, password, name] = ['token', 'password', 'name'].map((one) => field(body, one));
  if (query.size > 0 || !isText(token, longestToken)) return null;
  if (hasExactly(body, ['token'])) return { ...linkRequest({ token }), subject: token };
  return hasExactly(body, ['token', 'password', 'name']) &&
    isText(password, longestPassword) &&
    typeof name === 'string' &&
    name.length <= longestName
    ? { ...linkRequest({ token, password, name }), subject: token }
    : null;
}

/** A new second factor; only its name is the sender's. */
function makeEnrolment(query: URLSearchParams, body: unknown): PermittedRequest | null {
  const [type, name] = [field(body, 'factor_type'), field(body, 'friendly_name')];
  const issuer = field(body, 'issuer');
  if (query.size > 0 || type !== 'totp' || !isText(name, longestName)) return null;
  if (issuer !== undefined && !isText(issuer, longestName)) return null;
  return json('POST', '/auth/v1/factors', { factor_type: type, friendly_name: name, issuer });
}

/** What is done with one factor; codes are counted by factor, as passwords by account. */
const onFactor =
  (method: string, action: string, names: readonly string[]): VisitorRule['make'] =>
  (query, body, id) => {
    const given = names.map((name) => [name, field(body, name)] as const);
    if (query.size > 0 || !given.every(([, value]) => isText(value, longestToken))) return null;
    const path = `/auth/v1/factors/${id}${action}`;
    return { ...json(method, path, Object.fromEntries(given)), subject: id };
  };

/** A request that says nothing but itself. */
const plain =
  (request: PermittedRequest): VisitorRule['make'] =>
  (query) =>
    query.size === 0 ? request : null;

/** What supabase-js sends for the panel before and besides its work: sign-in, renewal, sign-out, oneself. */
export const accountRules: readonly VisitorRule[] = [
  { name: 'sign-in', method: 'POST', path: '/auth/v1/token', budget: 'signIn', make: makeSignIn },
  {
    name: 'renewal',
    method: 'POST',
    path: '/auth/v1/token',
    budget: 'renewals',
    make: makeRenewal,
  },
  { name: 'link', method: 'POST', path: '/auth/v1/link', budget: 'signIn', make: makeLink },
  {
    name: 'sign-out',
    method: 'POST',
    path: '/auth/v1/logout',
    budget: 'renewals',
    signedIn: true,
    make: makeSignOut,
  },
  {
    name: 'oneself',
    method: 'GET',
    path: '/auth/v1/user',
    budget: 'reads',
    signedIn: true,
    make: plain({ method: 'GET', path: '/auth/v1/user', headers: {} }),
  },
  {
    name: 'password',
    method: 'PUT',
    path: '/auth/v1/user',
    budget: 'signIn',
    signedIn: true,
    make: makePasswordChange,
  },
  {
    name: 'new factor',
    method: 'POST',
    path: '/auth/v1/factors',
    budget: 'renewals',
    signedIn: true,
    make: makeEnrolment,
  },
  {
    name: 'challenge',
    method: 'POST',
    path: '/auth/v1/factors/:id/challenge',
    budget: 'renewals',
    signedIn: true,
    make: onFactor('POST', '/challenge', []),
  },
  {
    name: 'code',
    method: 'POST',
    path: '/auth/v1/factors/:id/verify',
    budget: 'signIn',
    signedIn: true,
    make: onFactor('POST', '/verify', ['challenge_id', 'code']),
  },
  {
    name: 'recovery codes left',
    method: 'GET',
    path: '/auth/v1/factors/:id/codes',
    budget: 'reads',
    signedIn: true,
    make: (query, _, id) =>
      query.size === 0
        ? { method: 'GET', path: `/auth/v1/factors/${id}/codes`, headers: {} }
        : null,
  },
  {
    name: 'new recovery codes',
    method: 'POST',
    path: '/auth/v1/factors/:id/codes',
    budget: 'renewals',
    signedIn: true,
    make: onFactor('POST', '/codes', []),
  },
  {
    name: 'removal of a factor',
    method: 'DELETE',
    path: '/auth/v1/factors/:id',
    budget: 'renewals',
    signedIn: true,
    make: onFactor('DELETE', '', []),
  },
  {
    name: 'role',
    method: 'POST',
    path: '/rest/v1/rpc/my_account',
    budget: 'reads',
    signedIn: true,
    make: plain(json('POST', '/rest/v1/rpc/my_account', {})),
  },
];
