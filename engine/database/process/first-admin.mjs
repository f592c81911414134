import { randomInt, randomUUID } from 'node:crypto';
import { hash } from 'bcryptjs';
import { refuseBadPassword } from '../passwords.mjs';

/** Address of the first admin where none is given. */
const defaultEmail = 'admin@portao.local';
/** No letters that are taken for another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Four groups of five letters: 99 bits. */
const randomPassword = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** The form that addresses are kept in. */
const addressOf = (email) => email.trim().toLowerCase();

/**
 * Adds somebody who signs in with e-mail address and password, as GoTrue does it; who is there already gets the password,
 * and every session of theirs ends. `db.query(sql, values)` resolves to `{ rows }`. Returns the id.
 */
export async function putUser(db, { email, password, role }) {
  refuseBadPassword('The password', password, { email });
  const address = addressOf(email);
  const { rows } = await db.query(
    'update auth.users set encrypted_password = $2, updated_at = now() where email = $1 returning id',
    [address, await hash(password, 10)],
  );
  const id = rows[0]?.id ?? (await addUser(db, address, password));
  await db.query('delete from auth.sessions where user_id = $1', [id]);
  for (const [table, held] of [
    ['admins', 'admin'],
    ['editors', 'editor'],
  ])
    await db.query(
      role === held
        ? `insert into private.${table} (user_id) values ($1) on conflict do nothing`
        : `delete from private.${table} where user_id = $1`,
      [id],
    );
  return id;
}

/** Adds somebody without a role; the address is known to be theirs. Returns the id. */
export async function addUser(db, address, password, name = '') {
  const id = randomUUID();
  const identity = { sub: id, email: address, email_verified: true, phone_verified: false, name };
  await db.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, $3, now(), '{"provider":"email","providers":["email"]}', $4::text::jsonb)`,
    [id, address, await hash(password, 10), JSON.stringify(identity)],
  );
  await db.query(
    'insert into auth.identities (id, provider, provider_id, user_id, identity_data) values ($1, $2, $3, $4, $5::text::jsonb)',
    [randomUUID(), 'email', id, id, JSON.stringify(identity)],
  );
  return id;
}

/**
 * Sees to it that somebody can sign in: the admin that was named, if there is no such user yet, else with no admin at all
 * one with a random password. Returns {email, password} if a password was made up, which is the only time that it is known.
 */
export async function firstAdmin(db, { adminEmail, adminPassword }) {
  const email = addressOf(adminEmail ?? defaultEmail);
  const { rows } = await db.query(
    'select exists (select from private.admins) as any, exists (select from auth.users where email = $1) as named',
    [email],
  );
  if (rows[0].named || (rows[0].any && adminPassword === undefined)) return null;
  if (adminPassword !== undefined) refuseBadPassword('ADMIN_PASSWORD', adminPassword, { email });
  const password = adminPassword ?? randomPassword();
  await db.transaction((transaction) => putUser(transaction, { email, password, role: 'admin' }));
  return adminPassword === undefined ? { email, password } : null;
}
