import { errors, jwtVerify } from 'jose';
import type { StaffRole } from '../../blog/post-store.ts';
import type { DataAnswer, DataRequest } from '../messages.ts';

/** Somebody with a session. */
export interface Person {
  readonly id: string;
  readonly session: string;
  /** Null for whoever does not work at the panel; for the others the whole API is theirs, and the database says what of it they may. */
  readonly role: StaffRole | null;
  /** Their name, else their e-mail address. */
  readonly name: string;
}

/** Who is behind a token, for a few seconds. */
export interface People {
  /** The person whose session a token belongs to; null if it is forged, expired, or its session has ended. */
  personOf(token: string): Promise<Person | null>;
  /** After a sign-out, or a change of who may what: the next request asks the database. */
  forget(): void;
}

/** How long an answer of the database counts, ms, and how many are remembered. */
const [freshMs, remembered] = [5_000, 1_000];

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** User and session of a token that we signed for somebody who signed in; null for any other, whatever role it names. */
async function sessionOf(token: string, secret: Uint8Array) {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
    const { sub, role, session_id: session } = payload;
    return role === 'authenticated' && isUuid(sub) && isUuid(session) ? { id: sub, session } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Asks the database who somebody is; `secret` is what sessions are signed with. */
export function createPeople(
  secret: () => string,
  ask: (request: DataRequest) => Promise<DataAnswer>,
  now: () => number = () => performance.now(),
): People {
  const known = new Map<string, { readonly person: Promise<Person | null>; readonly at: number }>();

  async function look(id: string, session: string): Promise<Person | null> {
    const { status, body } = await ask({
      method: 'POST',
      path: '/portao/person',
      headers: {},
      body: new TextEncoder().encode(JSON.stringify({ id, session })),
    });
    if (status !== 200) throw new PeopleUnknown();
    const found = JSON.parse(new TextDecoder().decode(body)) as {
      isAlive: boolean;
      role: StaffRole | null;
      name: string;
    };
    return found.isAlive ? { id, session, role: found.role, name: found.name } : null;
  }

  return {
    async personOf(token) {
      const named = await sessionOf(token, new TextEncoder().encode(secret()));
      if (!named) return null;
      const key = `${named.id} ${named.session}`;
      const before = known.get(key);
      if (before && now() - before.at < freshMs) return before.person;
      if (known.size >= remembered) known.clear();
      const person = look(named.id, named.session);
      known.set(key, { person, at: now() });
      person.catch(() => known.delete(key));
      return person;
    },
    forget: () => known.clear(),
  };
}

/** Thrown where the database did not say who somebody is. */
export class PeopleUnknown extends Error {
  override readonly name = 'PeopleUnknown';
}
