// Links that work once, for 48 hours: an invitation makes an account, a reset gives one a new password (private.links).
import { createHash } from 'node:crypto';
import { hash } from 'bcryptjs';
import { addUser } from './first-admin.mjs';
import { refuseBadPassword } from '../passwords.mjs';

const answer = (status, content) => Response.json(content, { status });

/** A refusal in the form of GoTrue's. */
const refusal = (status, code, msg) => answer(status, { code, msg });

const expired = () => refusal(403, 'otp_expired', 'The link was used or is too old.');

/** The fields of a request, texts each; null for what is none. */
function fieldsOf(text) {
  try {
    const { token, password, name = '' } = JSON.parse(text);
    const given = [token, name, ...(password === undefined ? [] : [password])];
    // A null byte is no text for PostgreSQL.
    return given.every((one) => typeof one === 'string' && !one.includes('\0'))
      ? { token, password, name: name.trim().slice(0, 100) }
      : null;
  } catch {
    return null;
  }
}

/**
 * Answers `{token}` with what the link is for, `{kind: 'invite' | 'reset', email}`, and `{token, password, name}` with the
 * same once it is used: of any number of callers one uses it. `db` is PGlite.
 */
export async function useLink(db, text) {
  const fields = fieldsOf(text);
  if (!fields) return refusal(400, 'bad_json', 'A token is needed, and to use it a password.');
  const key = createHash('sha256').update(fields.token).digest('hex');
  const { rows } = await db.query(
    'select kind, email from private.links where token_hash = $1 and expires_at > now()',
    [key],
  );
  if (rows.length === 0) return expired();
  if (fields.password === undefined) return answer(200, rows[0]);
  try {
    refuseBadPassword('The password', fields.password, { ...rows[0], name: fields.name });
  } catch (error) {
    return refusal(422, 'weak_password', error.message);
  }
  const used = await db.transaction((transaction) => takeLink(transaction, key, fields));
  return used ? answer(200, { kind: used.kind, email: used.email }) : expired();
}

async function takeLink(db, key, { password, name }) {
  const { rows } = await db.query(
    'delete from private.links where token_hash = $1 and expires_at > now() returning kind, email, role',
    [key],
  );
  const [link] = rows;
  if (!link) return null;
  const id =
    link.kind === 'invite'
      ? await join(db, link, password, name)
      : await resetPassword(db, link.email, password);
  // The account went after the link was made, or somebody has the address by now.
  if (id === null) return null;
  await db.query('select private.note($1, $2, $3, $4, $2)', [
    link.kind === 'invite' ? 'person-joined' : 'password-reset',
    link.email,
    id,
    link.role ?? '',
  ]);
  return link;
}

async function join(db, { email, role }, password, name) {
  const { rows } = await db.query('select from auth.users where email = $1', [email]);
  if (rows.length > 0) return null;
  const id = await addUser(db, email, password, name);
  await db.query(
    `insert into private.${role === 'admin' ? 'admins' : 'editors'} (user_id) values ($1)`,
    [id],
  );
  return id;
}

/** Whoever had the old password is signed out everywhere; a second factor, whose telephone may be lost, goes too. */
async function resetPassword(db, email, password) {
  const { rows } = await db.query(
    'update auth.users set encrypted_password = $2, updated_at = now() where email = $1 returning id',
    [email, await hash(password, 10)],
  );
  if (rows.length === 0) return null;
  await db.query('delete from auth.sessions where user_id = $1', [rows[0].id]);
  await db.query('delete from auth.mfa_factors where user_id = $1', [rows[0].id]);
  return rows[0].id;
}
