import { createHash } from 'node:crypto';
import { clockOf } from '../../../engine/words/days.ts';
import { keepMailMemory, readMailMemory, type MailMemory } from './mail-memory.ts';
import { oneLine, type Letter, type Moment, type NewsSource } from './news.ts';
import type { SentLetter } from './send-mail.ts';

/** What keeping the mail of a site needs. */
export interface MailOptions {
  readonly file: string;
  /** IANA, of the site. */
  readonly timeZone: string;
  /** What is looked at, in the order in which it is told. */
  readonly sources: readonly NewsSource[];
  /** The name of the site. */
  readonly site: () => string;
  /** The address that letters are from. */
  readonly from: string;
  /** Who gets them where the settings name nobody: addresses of the administrators. */
  readonly receivers: readonly string[] | (() => Promise<readonly string[]>);
  /** Rejects where a letter was not taken. */
  readonly send: (letter: SentLetter) => Promise<void>;
  /** Why it was not, in words without a secret. */
  readonly reasonOf: (error: unknown) => string;
  /** Told of each letter that was sent. */
  readonly onSent: (subject: string) => void;
  /** Told of the first letter that was not, and again when the reason changes. */
  readonly onFailure: (reason: string) => void;
  /** Told of what could not be looked at, once until that changes. */
  readonly onError: (error: unknown) => void;
  /** Ends the sending: what it cuts off is no failure. */
  readonly stop: AbortSignal;
  /** ms since 1970. */
  readonly now?: () => number;
}

/** The mail of a site. */
export interface SiteMail {
  /** Since when (ISO 8601) letters are not taken, and why; null while they are. */
  readonly fault: MailMemory['failed'];
  /** Sends what there is to tell. Never rejects. */
  look(): Promise<void>;
}

/** Thrown where nobody gets letters. */
export class NoReceiver extends Error {
  override readonly name = 'NoReceiver';
}

/** Pause after the first letter that was not taken, the second, …, ms; the last for all that follow. */
const pauses = [1, 5, 15, 60].map((minutes) => minutes * 60_000);

/**
 * The mail of a site. Nothing waits in a queue: a letter is made of what there is to tell at the moment of sending, and what was
 * told is remembered when the mail server took it. So what fails is told with the next try, each thing once, after a restart too.
 */
export function createMail(options: MailOptions): SiteMail {
  const { file, timeZone, sources, now = Date.now, onError } = options;
  let memory = readMailMemory(file);
  let failures = 0;
  let restsUntil = 0;
  let toldErrors = new Set<string>();

  const remember = (after: Partial<MailMemory>) => {
    memory = { ...memory, ...after };
    keepMailMemory(file, memory);
  };

  async function receivers(): Promise<readonly string[]> {
    if (typeof options.receivers !== 'function') return options.receivers;
    const admins = await options.receivers().catch(() => memory.admins);
    if (admins.length === 0) throw new NoReceiver();
    if (admins.join() !== memory.admins.join()) remember({ admins });
    return admins;
  }

  /** Sends a letter and remembers what it told; false where it was not taken. */
  async function deliver(
    { subject, lines, key }: Letter,
    after: Partial<MailMemory>,
  ): Promise<boolean> {
    const at = now();
    try {
      const site = oneLine(options.site(), 80);
      const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
      await options.send({
        to: await receivers(),
        site,
        subject: oneLine(`${site}: ${subject}`, 200),
        text: `${lines.join('\n')}\n`,
        id: `${id}@${options.from.split('@')[1]}`,
      });
    } catch (error) {
      if (options.stop.aborted) return false;
      const reason = options.reasonOf(error);
      if (memory.failed?.reason !== reason) options.onFailure(reason);
      const since = memory.failed?.since ?? new Date(at).toISOString();
      remember({ failed: { since, reason } });
      restsUntil = at + pauses[Math.min(failures, pauses.length - 1)]!;
      failures += 1;
      return false;
    }
    failures = 0;
    remember({ ...after, failed: null, sent: new Date(at).toISOString() });
    options.onSent(oneLine(subject));
    return true;
  }

  async function look(): Promise<void> {
    const at = now();
    const longest = pauses.at(-1)!;
    // A clock that was set back keeps nobody waiting for longer than the longest pause.
    if (at < restsUntil && restsUntil - at <= longest) return;
    const clock = clockOf(new Date(at), timeZone);
    const moment: Moment = { now: at, day: clock.slice(0, 10), clock: clock.slice(11) };
    const errors = new Set<string>();
    for (const source of sources) {
      try {
        const news = await source(memory, moment);
        if (news?.letter && !(await deliver(news.letter, news.after))) return;
        if (news && !news.letter) remember(news.after);
      } catch (error) {
        if (!toldErrors.has(String(error))) onError(error);
        errors.add(String(error));
      }
    }
    toldErrors = errors;
  }

  return {
    get fault() {
      return memory.failed;
    },
    look,
  };
}
