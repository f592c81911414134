import { isIP } from 'node:net';
import { commandWordsOf } from '../../../engine/words/commands.ts';
import type { Language } from '../../../engine/words/language.ts';
import { WrongUse } from '../../command-line/command-error.ts';

/** The server that takes mail, whom it is from, and who gets it. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** True: TLS from the first byte; else STARTTLS, which is demanded of every machine but this one. */
  readonly secure: boolean;
  readonly isLocal: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
  readonly from: string;
  /** Null: all administrators. */
  readonly to: readonly string[] | null;
  /** False: no letter of the week. */
  readonly weekly: boolean;
}

/** Addresses that `MAIL_TO` may name. */
const mostReceivers = 10;
const address = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/;
const hostName = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/i;

/**
 * `SMTP_URL`, `MAIL_FROM`, `MAIL_TO` and `MAIL_WEEKLY`; null where none is set. Throws `WrongUse`, which never holds a value of
 * `SMTP_URL`.
 */
export function mailSettings(
  env: Readonly<Record<string, string | undefined>>,
  language: Language,
): MailSettings | null {
  const words = commandWordsOf(language).mail.settings;
  const read = (name: string) => env[name]?.trim() || undefined;
  const [url, from, to, weekly] = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO', 'MAIL_WEEKLY'].map(read);
  if (url === undefined) {
    const alone = Object.entries({ MAIL_FROM: from, MAIL_TO: to, MAIL_WEEKLY: weekly }).find(
      ([, value]) => value !== undefined,
    );
    if (alone) throw new WrongUse(words.urlMissing({ variable: alone[0] }));
    return null;
  }
  const server = serverOf(url);
  if (!server) throw new WrongUse(words.noUrl);
  if (from === undefined || !address.test(from)) throw new WrongUse(words.noSender);
  const receivers = to?.split(',').map((one) => one.trim()) ?? null;
  if (
    receivers &&
    (receivers.length > mostReceivers || !receivers.every((one) => address.test(one)))
  )
    throw new WrongUse(words.noReceivers({ most: mostReceivers }));
  if (weekly !== undefined && weekly !== 'on' && weekly !== 'off')
    throw new WrongUse(words.noWeekly);
  return { ...server, from, to: receivers, weekly: weekly !== 'off' };
}

/** Server and login of an address, `smtps://user:password@host:465`; null where it is none. */
function serverOf(
  text: string,
): Pick<MailSettings, 'host' | 'port' | 'secure' | 'isLocal' | 'login'> | null {
  try {
    const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
    const secure = protocol === 'smtps:';
    if (!secure && protocol !== 'smtp:') return null;
    if (!hostName.test(hostname) || !/^\/?$/.test(pathname) || search || hash) return null;
    if ((username === '') !== (password === '')) return null;
    const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
    return {
      host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      isLocal: host === 'localhost' || host === '::1' || (isIP(host) === 4 && /^127\./.test(host)),
      login: username
        ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
        : null,
    };
  } catch {
    return null;
  }
}
