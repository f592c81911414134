import { copyDatabase } from '../backup/copy.mjs';
import { putUser } from './first-admin.mjs';

/** Whose session lives, what they may do at the panel, a row in private.admins or editors, whatever a token says, and what they are called. */
const personOf = (db, { id, session }) =>
  db
    .query(
      `select exists (select from auth.sessions where id = $2::uuid and user_id = $1::uuid) as "isAlive",
              case when not exists (select from auth.sessions where id = $2::uuid and aal = 'aal2')
                and exists (select from auth.mfa_factors where user_id = $1::uuid and status = 'verified') then null
                when exists (select from private.admins where user_id = $1::uuid) then 'admin'
                when exists (select from private.editors where user_id = $1::uuid) then 'editor' end as role,
              (select coalesce(nullif(raw_user_meta_data ->> 'name', ''), email) from auth.users where id = $1::uuid) as name`,
      [id, session],
    )
    .then(({ rows }) => rows[0]);

/** People of the panel with the hashes of their passwords, to be moved to a hosted project. */
const peopleWithHashes = async (db) =>
  (
    await db.query(
      `select person.id, person.email, coalesce(person.raw_user_meta_data ->> 'name', '') as name,
              case when admin.user_id is null then 'editor' else 'admin' end as role,
              person.encrypted_password as password_hash
       from auth.users as person
       left join private.admins as admin on admin.user_id = person.id
       left join private.editors as editor on editor.user_id = person.id
       where admin.user_id is not null or editor.user_id is not null
       order by person.email`,
    )
  ).rows;

/**
 * What the server itself asks, by path: {writes, run(database, given)}; `run` resolves with what is answered as JSON, or
 * with nothing. No visitor comes here: the proxy lets only /rest/v1 and /auth/v1 through.
 */
export const serverRequests = {
  /** Adds or changes a user. */
  '/portao/users': {
    writes: true,
    run: ({ db }, user) =>
      db.transaction((transaction) => putUser(transaction, user)).then(() => undefined),
  },
  /** Everybody of the panel, with the hash of the password. */
  '/portao/people': { writes: false, run: ({ db }) => peopleWithHashes(db) },
  /** Copies the database for a backup, between two requests; what the copy holds. The server packs it. */
  '/portao/copy': {
    writes: false,
    run: ({ db, dataDir }, { reason, at }) => copyDatabase({ db, dataDir, reason, at }),
  },
  /** {isAlive, role, name} of the user `id` with the session `session`. */
  '/portao/person': { writes: false, run: ({ db }, named) => personOf(db, named) },
};
