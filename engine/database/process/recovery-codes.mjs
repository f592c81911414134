// Codes that each take the place of a code of the telephone once: for who has lost it. GoTrue has none; ours are asked for
// at an address beside those of the factors.
import { createHash, randomInt } from 'node:crypto';

const count = 10;
const digits = 16;

/** A code as it is typed, without spaces and hyphens. */
export const isRecoveryCode = (code) => new RegExp(`^\\d{${digits}}$`).test(code);

/** The secret of the factor lies beside the hashes, so a slow one would guard nothing. */
const hashOf = (user, code) => createHash('sha256').update(`${user} ${code}`).digest('hex');

/** New codes for a factor of a user, in place of those of before. */
export async function makeRecoveryCodes(db, user, factor) {
  const codes = Array.from({ length: count }, () =>
    Array.from({ length: digits }, () => randomInt(10)).join(''),
  );
  await db.transaction(async (transaction) => {
    await transaction.query('delete from auth.mfa_recovery_codes where factor_id = $1', [factor]);
    await transaction.query(
      'insert into auth.mfa_recovery_codes (hash, factor_id) select unnest($1::text[]), $2',
      [codes.map((code) => hashOf(user, code)), factor],
    );
  });
  return codes;
}

/** How many codes of a factor nobody used yet. */
export async function recoveryCodesLeft(db, factor) {
  const { rows } = await db.query(
    'select count(*)::int as left from auth.mfa_recovery_codes where factor_id = $1',
    [factor],
  );
  return rows[0].left;
}

/** True for a code that nobody used, which nobody can use again then. */
export async function takeRecoveryCode(db, user, factor, code) {
  const { rows } = await db.query(
    'delete from auth.mfa_recovery_codes where hash = $1 and factor_id = $2 returning 1',
    [hashOf(user, code), factor],
  );
  return rows.length > 0;
}
