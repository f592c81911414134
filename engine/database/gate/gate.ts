import type { AskOptions, DataAnswer, DataRequest } from '../messages.ts';
import type { SignInMemory } from '../sign-in-memory.ts';
import { bodyOf, parse, type IncomingRequest } from './incoming-request.ts';
import { createBudgets, type Budgets, type Rates } from './budgets.ts';
import { bodyLimits, longestAnswer, longestUrl, timeLimits } from './limits.ts';
import { PeopleUnknown, type Person } from './people.ts';
import { patternOf, permitted, rulesFor } from './permitted.ts';
import { refuse } from './refusals.ts';
import { isKey } from './request-parts.ts';
import { isList, longestStaffAnswer, severalRows, tooMuchForStaff } from './staff-limits.ts';
import { visitorRules } from './visitor-rules.ts';

/** What answers behind the gate. */
export interface Guarded {
  /** Resolves once the keys are known. */
  readonly ready: Promise<{ readonly publishableKey: string; readonly secretKey: string }>;
  personOf(token: string): Promise<Person | null>;
  ask(request: DataRequest, options?: AskOptions): Promise<DataAnswer>;
}

/** What staff may name: a table or a function. The rest of `/rest/v1`, and what of `/auth/v1` no rule names, is not there. */
const restPath = /^\/rest\/v1\/(?:rpc\/)?[a-z_]+$/;
const authPaths = new Set(
  visitorRules.map(({ path }) => path).filter((path) => path.startsWith('/auth/')),
);

/**
 * Lets through what each sender may ask, in its lane: the secret key and staff everything, ahead of all others; visitors,
 * and people with a session who are no staff, the requests that the site makes (`visitorRules`), within budgets.
 */
export function createGate(service: Guarded, rates: Partial<Rates> = {}, memory?: SignInMemory) {
  const budgets = createBudgets(rates, memory);

  /** Everything that the API has: what the database allows of it is the database's to say. */
  const whole = (
    { method, url, headers, signal }: IncomingRequest,
    body: Uint8Array,
    limit: number,
  ) =>
    service.ask({ method, path: `${url.pathname}${url.search}`, headers, body }, { signal, limit });

  async function asKey(asked: IncomingRequest): Promise<DataAnswer> {
    const body = await bodyOf(asked, bodyLimits.key);
    return body instanceof Uint8Array ? whole(asked, body, timeLimits.key) : body;
  }

  async function asStaff(asked: IncomingRequest, { id }: Person): Promise<DataAnswer> {
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
  async function asVisitor(asked: IncomingRequest, person: Person | null): Promise<DataAnswer> {
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
    { client, headers, signal }: IncomingRequest,
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

  async function answerTo(asked: IncomingRequest): Promise<DataAnswer> {
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
    if (person.role === null || authPaths.has(patternOf(pathname))) return asVisitor(asked, person);
    return asStaff(asked, person);
  }

  return (asked: IncomingRequest): Promise<DataAnswer> =>
    answerTo(asked).catch((error: unknown) => {
      if (error instanceof PeopleUnknown) return refuse.unavailable();
      throw error;
    });
}
