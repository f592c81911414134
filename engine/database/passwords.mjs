// What no password may be. The list is read when a password is set, and never otherwise.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DataFault } from './process/fault.mjs';

/**
 * Passwords of 10 characters and more that attackers try first, in small letters: from the list of `@zxcvbn-ts/language-common`
 * 4.1.3 (MIT, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 zxcvbn-ts).
 */
const listed = () => {
  const file = createRequire(import.meta.url).resolve('#known-passwords');
  return new Set(readFileSync(file, 'utf8').trim().split('\n'));
};

/** What is left of a text when capitals, accents and everything but letters and digits are no matter. */
const plain = (text) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Without the numbers and signs that people put behind a word. */
const bare = (text) => text.toLowerCase().replace(/[^\p{L}]+$/u, '');

const messages = {
  length: 'must have at least 10 characters and at most 72 bytes',
  known: 'is one of those that attackers try first',
  own: 'is the name or the e-mail address of the account',
};

export function passwordProblem(password, { email = '', name = '' } = {}) {
  // bcrypt looks at 72 bytes.
  if (password.length < 10 || Buffer.byteLength(password) > 72) return 'length';
  const [local, domain = ''] = email.split('@');
  const own = [email, local, domain, domain.split('.')[0], name].map(plain).filter(Boolean);
  if (own.some((one) => [plain(password), plain(bare(password))].includes(one))) return 'own';
  const known = listed();
  return [password.toLowerCase(), bare(password)].some((one) => known.has(one)) ? 'known' : null;
}

export function refuseBadPassword(title, password, account) {
  const why = passwordProblem(password, account);
  if (why) throw new DataFault('password', `${title} ${messages[why]}.`, { why });
}
