// What Lite's sign-in service leaves out: a sign-in takes as long for an address that nobody has, and a password is
// changed with the old one alone; and what it does not have: links that work once.
import { compare } from 'bcryptjs';
import { useLink } from './links.mjs';
import { refuseBadPassword } from '../passwords.mjs';
import { answerFactors, lacksSecondFactor } from './second-factor.mjs';

/** Of no password; as much work as the hash of one that `putUser` makes. */
const nobodys = '$2b$10$XsYUBNJe2WlGvQTiyGIdh.47OHAIGQMCSvBH/qhWzJTy70rFj6T4K';

const jsonOf = (body) => JSON.parse(new TextDecoder().decode(body));

const refusal = (status, code, msg) =>
  new Response(JSON.stringify({ code, error_code: code, msg, message: msg }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** Lite compares a password where there is an account; where there is none, this takes the same time. */
async function evenOut({ db }, { body }) {
  const { email, password } = jsonOf(body);
  const { rows } = await db.query(
    'select 1 from auth.users where email = $1 and encrypted_password is not null',
    [String(email).trim().toLowerCase()],
  );
  if (rows.length === 0) await compare(String(password), nobodys);
  return null;
}

/** Session and user of a token that Lite has accepted. */
const claimsOf = (headers) =>
  JSON.parse(Buffer.from(headers.authorization.split('.')[1], 'base64url').toString());

/**
 * Refuses a new password without the present one (`current_password`, as GoTrue takes it); with it every other session of
 * the user ends.
 */
async function changePassword({ app, db }, { method, path, headers, body }) {
  const wanted = jsonOf(body);
  if (wanted.password === undefined) return null;
  const asked = (init) => app.fetch(new Request(`http://127.0.0.1${path}`, { ...init, headers }));
  const known = await asked({ method: 'GET' });
  if (!known.ok) return known;
  const { id, email, user_metadata: { name } = {} } = await known.json();
  if (await lacksSecondFactor({ db }, id, claimsOf(headers).session_id))
    return refusal(403, 'insufficient_aal', 'The second factor is needed first.');
  const { rows } = await db.query('select encrypted_password from auth.users where id = $1', [id]);
  if (!(await compare(String(wanted.current_password ?? ''), rows[0].encrypted_password)))
    return refusal(400, 'current_password_mismatch', 'The current password is missing or wrong.');
  try {
    refuseBadPassword('The password', String(wanted.password), { email, name });
  } catch (error) {
    return refusal(422, 'weak_password', error.message);
  }
  const changed = await asked({ method, body: JSON.stringify({ password: wanted.password }) });
  if (changed.ok)
    await db.query('delete from auth.sessions where user_id = $1 and id <> $2', [
      id,
      claimsOf(headers).session_id,
    ]);
  return changed;
}

/** The answer to a request that Lite must not answer by itself; null: it may. `database` is what `openDatabase` gives. */
export async function answerAccount(database, request) {
  if (request.method === 'POST' && request.path === '/auth/v1/token?grant_type=password')
    return evenOut(database, request);
  if (request.method === 'PUT' && request.path === '/auth/v1/user')
    return changePassword(database, request);
  if (request.method === 'POST' && request.path === '/auth/v1/link')
    return useLink(database.db, new TextDecoder().decode(request.body));
  return answerFactors(database, request);
}
