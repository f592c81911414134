import { refusal, type AskOptions, type DataAnswer, type DataRequest } from '../messages.ts';
import { PeopleUnknown, type Person } from './people.ts';
import { createBudgets, type Budgets, type Rates } from './budgets.ts';
import { isUnstorable, isKey } from './request-parts.ts';
import type { PermittedRequest, VisitorRule } from './rule.ts';
import { isList, longestStaffAnswer, severalRows, tooMuchForStaff } from './staff-limits.ts';
import type { SignInMemory } from '../sign-in-memory.ts';
import { visitorRules } from './visitor-rules.ts';

/** What answers behind the gate. */
export interface Guarded {
  /** Resolves once the keys are known. */
  readonly ready: Promise<{ readonly publishableKey: string; readonly secretKey: string }>;
  personOf(token: string): Promise<Person | null>;
  ask(request: DataRequest, options?: AskOptions): Promise<DataAnswer>;
}

/** A request as it came. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  /** Those that the API knows, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Who sends it: a name for the budgets that is no address. */
  readonly client: string;
  /** Reads the body, once: whoever has nothing to say here sends it in vain. Null if it is longer than `most` bytes. */
  readonly readBody: (most: number) => Promise<Uint8Array | null>;
  readonly signal: AbortSignal;
}

/** What staff may name: a table or a function. The rest of `/rest/v1`, and what of `/auth/v1` no rule names, is not there. */
const restPath = /^\/rest\/v1\/(?:rpc\/)?[a-z_]+$/;
const authPaths = new Set(
  visitorRules.map(({ path }) => path).filter((path) => path.startsWith('/auth/')),
);
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** A path as rules name it. */
const patternOf = (pathname: string) => pathname.replace(uuid, ':id');
/** Longest path and query of a visitor, characters, and longest answer to one, bytes. */
const [longestUrl, longestAnswer] = [2_048, 4 * 1024 * 1024];
/**
 * Longest bodies, bytes. A visitor's longest is a link that is used: a token, a password and a name of 200 characters each. Staff
 * send a post, the secret key what the site is and rows to import.
 */
export const bodyLimits = { visitor: 4 * 1024, staff: 1024 * 1024, key: 16 * 1024 * 1024 } as const;
/** How long a request may take the database, ms: of a visitor; a sign-in (it compares a password); of staff; with the secret key. */
export const timeLimits = { visitor: 5_000, signIn: 10_000, staff: 10_000, key: 30_000 } as const;
/** Headers that change what a request means. Those that a rule does not send it does not take. */
const meaningful = ['prefer', 'range', 'range-unit', 'accept-profile', 'content-profile'];
/** Values of those that change nothing; supabase-js sends them. */
const usual: Readonly<Record<string, string>> = {
  'accept-profile': 'public',
  'content-profile': 'public',
};

const refuse = {
  unknown: () => refusal(404, 'PORTAO_UNKNOWN', 'There is nothing at this address.'),
  key: () => refusal(401, 'PORTAO_KEY', 'The request has no API key, or a wrong one.'),
  session: () =>
    refusal(401, 'PORTAO_SESSION', 'The session is not valid, or it has ended. Sign in again.'),
  signIn: () =>
    refusal(
      401,
      'PORTAO_NOT_OFFERED',
      'Without a session only the requests that the site itself makes are answered.',
    ),
  member: () => refusal(403, 'PORTAO_NOT_OFFERED', 'This account may not do this.'),
  site: () => refusal(403, 'PORTAO_SITE', 'Another site may not ask this in a visitor’s name.'),
  json: () => refusal(415, 'PORTAO_JSON', 'A body is JSON: content-type: application/json.'),
  form: () => refusal(400, 'PORTAO_FORM', 'The request does not have the form that is taken here.'),
  long: () => refusal(414, 'PORTAO_URL', `The address is longer than ${longestUrl} characters.`),
  body: (most: number) =>
    refusal(413, 'PORTAO_TOO_LARGE', `The body is larger than ${most} bytes.`, [
      ['connection', 'close'],
    ]),
  nullByte: () => refusal(400, '22P05', 'A null byte, or half a character, cannot be stored.'),
  answer: () => refusal(413, 'PORTAO_ANSWER', 'The answer is too long. Ask for fewer rows.'),
  unavailable: () =>
    refusal(503, 'PORTAO_UNAVAILABLE', 'The data service is starting.', [['retry-after', '5']]),
  wait: (seconds: number) =>
    refusal(429, 'over_request_rate_limit', 'Too many requests. Try again later.', [
      ['retry-after', String(seconds)],
    ]),
};

/** The body of a request, or why it is not taken. */
async function bodyOf(
  { readBody, headers }: Asked,
  most: number,
): Promise<Uint8Array | DataAnswer> {
  const body = await readBody(most);
  if (body === null) return refuse.body(most);
  // What a form of another site can send without asking this one first is something else.
  if (body.length > 0 && !/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return refuse.json();
  return isUnstorable(body) ? refuse.nullByte() : body;
}

/** JSON of a body; null without one, undefined if it is none. */
function parse(body: Uint8Array): unknown {
  if (body.length === 0) return null;
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.length).toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** The rules that may take a request, as far as its address tells. */
function rulesFor({ method, url }: Asked): readonly VisitorRule[] {
  const path = patternOf(url.pathname);
  return visitorRules.filter((rule) => rule.method === method && rule.path === path);
}

/** The one rule of some that takes a request, and the request as it makes it. */
function permitted(
  rules: readonly VisitorRule[],
  asked: Asked,
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

/**
 * Lets through what each sender may ask, in its lane: the secret key and staff everything, ahead of all others; visitors,
 * and people with a session who are no staff, the requests that the site makes (`visitorRules`), within budgets.
 */
export function createGate(service: Guarded, rates: Partial<Rates> = {}, memory?: SignInMemory) {
  const budgets = createBudgets(rates, memory);

  /** Everything that the API has: what the database allows of it is the database's to say. */
  const whole = ({ method, url, headers, signal }: Asked, body: Uint8Array, limit: number) =>
    service.ask({ method, path: `${url.pathname}${url.search}`, headers, body }, { signal, limit });

  async function asKey(asked: Asked): Promise<DataAnswer> {
    const body = await bodyOf(asked, bodyLimits.key);
    return body instanceof Uint8Array ? whole(asked, body, timeLimits.key) : body;
  }

  async function asStaff(asked: Asked, { id }: Person): Promise<DataAnswer> {
    const { budget, wait } = budgets.takeStaff(asked.method, id);
    if (wait > 0) return refuse.wait(wait);
    const much = tooMuchForStaff(asked);
    if (much) return much;
    const body = await bodyOf(asked, bodyLimits.staff);
    if (!(body instanceof Uint8Array)) return body;
    if (isList(body)) return severalRows();
    const answer = await whole(asked, body, timeLimits.staff);
    if (answer.status === 504) budgets.chargeStaff(budget, id);
    return answer.body.length > longestStaffAnswer ? refuse.answer() : answer;
  }

  /** Address, session and allowance are looked at before a byte of the body is. */
  async function asVisitor(asked: Asked, person: Person | null): Promise<DataAnswer> {
    if (asked.url.pathname.length + asked.url.search.length > longestUrl) return refuse.long();
    const refused = person ? refuse.member : refuse.signIn;
    const rules = rulesFor(asked).filter(({ signedIn }) => !signedIn || person);
    if (rules.length === 0) return refused();
    const waits = rules.map(({ budget }) => budgets.wait(budget, asked.client));
    if (Math.min(...waits) > 0) return refuse.wait(Math.min(...waits));
    const body = await bodyOf(asked, bodyLimits.visitor);
    if (!(body instanceof Uint8Array)) return body;
    const value = parse(body);
    const found = value === undefined ? null : permitted(rules, asked, value);
    if (!found) return asked.url.pathname === '/auth/v1/token' ? refuse.form() : refused();
    return spend(budgets, asked, { ...found, person });
  }

  async function spend(
    { take, pause, settle, charge }: Budgets,
    { client, headers, signal }: Asked,
    {
      rule,
      request,
      person,
    }: NonNullable<ReturnType<typeof permitted>> & { person: Person | null },
  ): Promise<DataAnswer> {
    const { wait, priority } = take(rule.budget, client, request.subject);
    if (wait > 0) return refuse.wait(wait);
    const account = rule.budget === 'signIn' ? (request.subject ?? person!.id) : null;
    const full = account === null ? 0 : await pause(account, client, signal);
    if (full > 0) return refuse.wait(full);
    const answer = await service.ask(
      {
        method: request.method,
        path: request.path,
        headers: {
          ...request.headers,
          apikey: headers.apikey!,
          ...(headers['x-supabase-api-version']
            ? { 'x-supabase-api-version': headers['x-supabase-api-version'] }
            : {}),
          ...(person ? { authorization: headers.authorization! } : {}),
        },
        body: new TextEncoder().encode(request.body ?? ''),
      },
      { signal, priority, limit: account === null ? timeLimits.visitor : timeLimits.signIn },
    );
    if (account !== null) settle(account, client, answer.status);
    // What breaks the database, or holds it up until it is stopped, costs its sender as many others.
    if (answer.status === 500 || answer.status === 504) charge(rule.budget, client);
    return answer.body.length > longestAnswer ? refuse.answer() : answer;
  }

  async function answerTo(asked: Asked): Promise<DataAnswer> {
    const { pathname, search } = asked.url;
    if (!restPath.test(pathname) && !authPaths.has(patternOf(pathname))) return refuse.unknown();
    if (/%00/.test(search)) return refuse.nullByte();
    const reads = asked.method === 'GET' || asked.method === 'HEAD';
    if (!reads && asked.headers['sec-fetch-site'] === 'cross-site') return refuse.site();
    const { publishableKey, secretKey } = await service.ready;
    const { apikey, authorization } = asked.headers;
    if (isKey(apikey, secretKey)) return asKey(asked);
    if (!isKey(apikey, publishableKey)) return refuse.key();
    const token = authorization?.replace(/^Bearer /i, '');
    if (token === undefined || token === publishableKey) return asVisitor(asked, null);
    const person = await service.personOf(token);
    if (!person) return refuse.session();
    if (!person.isStaff || authPaths.has(patternOf(pathname))) return asVisitor(asked, person);
    return asStaff(asked, person);
  }

  return (asked: Asked): Promise<DataAnswer> =>
    answerTo(asked).catch((error: unknown) => {
      if (error instanceof PeopleUnknown) return refuse.unavailable();
      throw error;
    });
}
