// Second factors (TOTP), as GoTrue offers them and Lite does not: enrol, challenge, verify, remove. supabase-js asks for
// them as it asks a hosted project. A session says in `aal` whether a code was given in it, and each of its tokens too.
import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import {
  isRecoveryCode,
  makeRecoveryCodes,
  recoveryCodesLeft,
  takeRecoveryCode,
} from './recovery-codes.mjs';

/** How long a challenge can be answered, minutes; of wrong codes so many in so many minutes. */
const challengeMinutes = 5;
const [mostFailures, failureMinutes] = [10, 15];
/** Telephones of one account. */
const mostFactors = 5;
/** Length of a code's step, s, and how many steps before and after a clock may be off. */
const [period, window] = [30, 1];

const factorPath = /^\/auth\/v1\/factors(?:\/([0-9a-f-]{36})(?:\/(challenge|verify|codes))?)?$/;

const refusal = (status, code, msg) =>
  Response.json({ code, error_code: code, msg, message: msg }, { status });
const notFound = () => refusal(404, 'mfa_factor_not_found', 'There is no such factor.');
const lowSession = () =>
  refusal(403, 'insufficient_aal', 'A session is needed in which the second factor was given.');

const claimsOf = ({ authorization }) => decodeJwt(authorization.replace(/^Bearer /i, ''));

/** User and session of a request; null where Lite does not take its token. */
async function callerOf({ app, db }, headers) {
  const known = await app.fetch(new Request('http://127.0.0.1/auth/v1/user', { headers }));
  if (!known.ok) return { refused: known };
  const user = await known.json();
  const { session_id: session } = claimsOf(headers);
  const { rows } = await db.query('select aal from auth.sessions where id = $1', [session]);
  return { user, session, isStrong: rows[0]?.aal === 'aal2' };
}

/** The factors of a user, as GoTrue shows them. */
const factorsOf = async (db, user) =>
  (
    await db.query(
      `select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
       where user_id = $1 order by created_at`,
      [user],
    )
  ).rows;

const hasFactor = (factors) => factors.some(({ status }) => status === 'verified');

/** True if the account has a second factor that was not given in this session. */
export async function lacksSecondFactor({ db }, user, session) {
  const { rows } = await db.query('select aal from auth.sessions where id = $1', [session]);
  return rows[0]?.aal !== 'aal2' && hasFactor(await factorsOf(db, user));
}

const totpOf = (secret, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period, digits: 6 });

async function enrol({ db }, { user, isStrong }, body) {
  const { factor_type: type, friendly_name: name = '', issuer = '' } = body;
  if (type !== 'totp') return refusal(422, 'validation_failed', 'A factor is of the type totp.');
  const factors = await factorsOf(db, user.id);
  if (hasFactor(factors) && !isStrong) return lowSession();
  if (factors.filter(({ status }) => status === 'verified').length >= mostFactors)
    return refusal(422, 'too_many_enrolled_mfa_factors', 'There are too many factors.');
  const [id, secret] = [randomUUID(), new Secret({ size: 20 }).base32];
  await db.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [
    user.id,
  ]);
  await db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
     values ($1, $2, $3, 'totp', 'unverified', $4)`,
    [id, user.id, String(name).slice(0, 100), secret],
  );
  const uri = totpOf(secret, user.email, String(issuer).slice(0, 100) || 'Portão').toString();
  // Who enrols draws the picture from the address.
  return Response.json({ id, type, friendly_name: name, totp: { qr_code: '', secret, uri } });
}

async function challenge({ db }, factor) {
  const id = randomUUID();
  await db.query('delete from auth.mfa_challenges where factor_id = $1', [factor.id]);
  const { rows } = await db.query(
    'insert into auth.mfa_challenges (id, factor_id) values ($1, $2) returning created_at',
    [id, factor.id],
  );
  const expires = Math.floor(Date.parse(rows[0].created_at) / 1000) + challengeMinutes * 60;
  return Response.json({ id, type: 'totp', expires_at: expires });
}

/** The step of a code that is right and was not taken before; null for any other. */
function stepOf({ secret, last_step: last }, code) {
  const timestamp = Date.now();
  const delta = totpOf(secret).validate({ token: code, window, timestamp });
  const step = delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
  return step !== null && step > Number(last) ? step : null;
}

/** The last step that is taken once this code is, of the app or a recovery code; null for one that is wrong or was used. */
async function take(db, { user }, factor, code) {
  if (/^\d{6}$/.test(code)) return stepOf(factor, code);
  if (factor.status !== 'verified' || !isRecoveryCode(code)) return null;
  if (!(await takeRecoveryCode(db, user.id, factor.id, code))) return null;
  await db.query("select private.note('recovery-code-used', $1, $2, '', $1)", [
    user.email,
    user.id,
  ]);
  return factor.last_step;
}

async function verify(database, caller, factor, { challenge_id: asked, code }) {
  const { db } = database;
  const { rows } = await db.query(
    `select from auth.mfa_challenges where factor_id = $1 and id::text = $2
     and created_at > now() - make_interval(mins => $3)`,
    [factor.id, String(asked), challengeMinutes],
  );
  if (rows.length === 0)
    return refusal(422, 'mfa_challenge_expired', 'The challenge is too old. Ask for a new one.');
  if (factor.locked)
    return refusal(429, 'over_request_rate_limit', 'Too many wrong codes. Try again later.');
  const refresh = await db.transaction(async (transaction) => {
    const step = await take(transaction, caller, factor, String(code));
    return step === null ? null : strengthen(transaction, caller, factor, step);
  });
  if (refresh === null) {
    await db.query(
      `update auth.mfa_factors set
         failures = case when failing_since > now() - make_interval(mins => $2) then failures + 1 else 1 end,
         failing_since = case when failing_since > now() - make_interval(mins => $2) then failing_since else now() end
       where id = $1`,
      [factor.id, failureMinutes],
    );
    return refusal(422, 'mfa_verification_failed', 'The code is wrong, or was used already.');
  }
  return Response.json(await sessionFor(database, caller, refresh));
}

/** Takes a code: the session becomes strong, weaker ones of the account end. Returns the token that renews it. */
async function strengthen(db, { user, session }, factor, step) {
  const token = randomUUID();
  await db.query(
    `update auth.mfa_factors set status = 'verified', last_step = $2, failures = 0, updated_at = now() where id = $1`,
    [factor.id, step],
  );
  await db.query('delete from auth.mfa_challenges where factor_id = $1', [factor.id]);
  await db.query("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [
    session,
    factor.id,
  ]);
  await db.query(
    "delete from auth.sessions where user_id = $1 and id <> $2 and aal is distinct from 'aal2'",
    [user.id, session],
  );
  await db.query('update auth.refresh_tokens set revoked = true where session_id = $1', [session]);
  await db.query(
    'insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)',
    [randomUUID(), token, user.id, session],
  );
  if (factor.status === 'unverified')
    await db.query("select private.note('second-factor-added', $1, $2, '', $1)", [
      user.email,
      user.id,
    ]);
  return token;
}

async function remove({ db }, { user, isStrong }, factor) {
  if (factor.status === 'verified' && !isStrong) return lowSession();
  await db.query('delete from auth.mfa_factors where id = $1', [factor.id]);
  await db.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [
    factor.id,
  ]);
  if (factor.status === 'verified')
    await db.query("select private.note('second-factor-removed', $1, $2, '', $1)", [
      user.email,
      user.id,
    ]);
  return Response.json({ id: factor.id });
}

/** How many recovery codes are left, or new ones: to the session alone in which the second factor was given. */
async function answerCodes({ db }, method, { user, isStrong }, factor) {
  if (!isStrong || factor.status !== 'verified') return lowSession();
  if (method === 'GET') return Response.json({ left: await recoveryCodesLeft(db, factor.id) });
  const codes = await makeRecoveryCodes(db, user.id, factor.id);
  await db.query("select private.note('recovery-codes-made', $1, $2, '', $1)", [
    user.email,
    user.id,
  ]);
  return Response.json({ codes });
}

/** A token with the level of its session in it, as GoTrue signs them. */
async function leveledToken({ db, jwtSecret }, token) {
  const claims = decodeJwt(token);
  const { rows } = await db.query('select aal, created_at from auth.sessions where id = $1', [
    claims.session_id,
  ]);
  const aal = rows[0]?.aal ?? 'aal1';
  const timestamp = claims.iat;
  const amr = [
    ...(aal === 'aal2' ? [{ method: 'totp', timestamp }] : []),
    { method: 'password', timestamp },
  ];
  return new SignJWT({ ...claims, aal, amr })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
}

/** What supabase-js keeps after a code was taken. */
async function sessionFor(database, { user, token }, refresh) {
  const { db } = database;
  const access = await leveledToken(database, token);
  const { exp } = decodeJwt(access);
  return {
    access_token: access,
    token_type: 'bearer',
    expires_in: exp - Math.floor(Date.now() / 1000),
    expires_at: exp,
    refresh_token: refresh,
    user: { ...user, factors: await factorsOf(db, user.id) },
  };
}

/** Adds to an answer of Lite's sign-in service what it leaves out: the level of the session, the factors of the user. */
export async function withFactors(database, path, response) {
  const isToken = path.startsWith('/auth/v1/token?');
  if (!response.ok || (!isToken && path !== '/auth/v1/user')) return response;
  const answer = await response.json();
  const user = isToken ? answer.user : answer;
  const shown = { ...user, factors: await factorsOf(database.db, user.id) };
  return Response.json(
    isToken
      ? { ...answer, access_token: await leveledToken(database, answer.access_token), user: shown }
      : shown,
  );
}

/** Answers the requests about factors; null for any other. `database` is what `openDatabase` gives, with `jwtSecret`. */
export async function answerFactors(database, { method, path, headers, body }) {
  const [matched, id, action] = factorPath.exec(path) ?? [];
  if (!matched) return null;
  const caller = await callerOf(database, headers);
  if (caller.refused) return caller.refused;
  caller.token = headers.authorization.replace(/^Bearer /i, '');
  const given = body?.length ? JSON.parse(new TextDecoder().decode(body)) : {};
  if (!id) return method === 'POST' ? enrol(database, caller, given) : notFound();
  const { rows } = await database.db.query(
    `select *, failures >= $3 and failing_since > now() - make_interval(mins => $4) as locked
     from auth.mfa_factors where id = $1 and user_id = $2`,
    [id, caller.user.id, mostFailures, failureMinutes],
  );
  const [factor] = rows;
  if (!factor) return notFound();
  if (method === 'DELETE' && !action) return remove(database, caller, factor);
  if (method === 'POST' && action === 'challenge') return challenge(database, factor);
  if (method === 'POST' && action === 'verify') return verify(database, caller, factor, given);
  if (['GET', 'POST'].includes(method) && action === 'codes')
    return answerCodes(database, method, caller, factor);
  return notFound();
}
