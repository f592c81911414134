import type { IncomingRequest } from './incoming-request.ts';
import type { PermittedRequest, VisitorRule } from './rule.ts';
import { visitorRules } from './visitor-rules.ts';

/** The rules that may take a request, as far as its address tells. */
export function rulesFor({ method, url }: IncomingRequest): readonly VisitorRule[] {
  const path = patternOf(url.pathname);
  return visitorRules.filter((rule) => rule.method === method && rule.path === path);
}

/** The one rule of some that takes a request, and the request as it makes it. */
export function permitted(
  rules: readonly VisitorRule[],
  asked: IncomingRequest,
  body: unknown,
): { rule: VisitorRule; request: PermittedRequest } | null {
  const { pathname, searchParams } = asked.url;
  const [id = ''] = uuid.exec(pathname) ?? [];
  for (const rule of rules) {
    const request = rule.make(searchParams, body, id);
    if (!request) continue;
    const { headers } = request;
    const asSent = meaningful.every(
      (name) => (asked.headers[name] ?? usual[name]) === (headers[name] ?? usual[name]),
    );
    return asSent && !asked.headers.accept?.includes('vnd.pgrst') ? { rule, request } : null;
  }
  return null;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** A path as rules name it. */
export const patternOf = (pathname: string) => pathname.replace(uuid, ':id');

/** Headers that change what a request means. Those that a rule does not send it does not take. */
const meaningful = ['prefer', 'range', 'range-unit', 'accept-profile', 'content-profile'];
/** Values of those that change nothing; supabase-js sends them. */
const usual: Readonly<Record<string, string>> = {
  'accept-profile': 'public',
  'content-profile': 'public',
};
