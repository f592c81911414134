import { Socket } from 'node:net';
import importModule from '#import-module';
import type { MailSettings } from './mail-settings.ts';

/** A letter as it is sent: plain text. */
export interface SentLetter {
  readonly to: readonly string[];
  /** The name of the site, as whom it is from. */
  readonly site: string;
  /** Of one line. */
  readonly subject: string;
  readonly text: string;
  /** What two sendings of one letter have in common, `3f…@exemplo.com.br`. */
  readonly id: string;
}

/** Why a letter was not taken: a code of the library, and what the server answered. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';

  constructor(
    readonly code: string,
    /** Its code and words, `550 5.1.1 No such user`; '' where it said nothing that may be shown. */
    readonly answer: string,
  ) {
    super(`${code} ${answer}`.trim());
  }

  /** True where the server read this letter and will refuse it however often it comes (5xx, or too large). What login, sender or receivers are refused for concerns every letter, and can be mended. */
  get isForGood(): boolean {
    return this.code === 'EMESSAGE' && !this.answer.startsWith('4');
  }
}

/** What of nodemailer is used. */
interface Nodemailer {
  createTransport(options: object): {
    sendMail(letter: object): Promise<unknown>;
    close(): void;
  };
}

/** Longest waits, ms: for a connection and for a greeting, for any answer, and for all together. */
export const patience = { connect: 10_000, answer: 20_000, whole: 60_000 };

/** Longest answer of a server that is told, characters. */
const longestAnswer = 200;

/**
 * Gives a letter to the mail server. Rejects with `MailNotSent`, after `limits.whole` at the latest and at once when `stop`
 * says so; no connection is left behind.
 */
export async function sendMail(
  settings: MailSettings,
  letter: SentLetter,
  stop: AbortSignal,
  limits = patience,
): Promise<void> {
  const { host, port, secure, isLocal, login, from } = settings;
  const { createTransport } = (await importModule<{ default: Nodemailer }>('nodemailer')).default;
  const socket = new Socket().on('error', () => undefined);
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    ...(login ? { auth: login } : {}),
    socket,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    dnsTimeout: limits.connect,
    socketTimeout: limits.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const over = new AbortController();
  const end = () => over.abort();
  const timer = setTimeout(end, limits.whole).unref();
  stop.addEventListener('abort', end);
  try {
    await Promise.race([
      transport.sendMail({
        from: { name: letter.site, address: from },
        to: [...letter.to],
        subject: letter.subject,
        text: letter.text,
        messageId: `<${letter.id}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      }),
      new Promise((_, reject) => {
        over.signal.addEventListener('abort', () => reject(new MailNotSent('ETIMEDOUT', '')));
        if (stop.aborted) end();
      }),
    ]);
  } catch (error) {
    throw error instanceof MailNotSent ? error : refusalOf(error, login?.pass);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
    transport.close();
    socket.destroy();
  }
}

/** What a failure of the library says of the server. Of a refused login only the code is told: some servers repeat what they were sent. */
function refusalOf(error: unknown, password: string | undefined): MailNotSent {
  const {
    code = '',
    response = '',
    message,
  } = error as Error & {
    readonly code?: string;
    readonly response?: string;
  };
  // The library calls it a broken connection.
  if (/certificate|altname/i.test(message)) return new MailNotSent('ECERTIFICATE', '');
  const line = response.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const shown =
    code === 'EAUTH' || (password && line.includes(password))
      ? (/^\d{3}/.exec(line)?.[0] ?? '')
      : line;
  return new MailNotSent(code, shown.slice(0, longestAnswer));
}
