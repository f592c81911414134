import { createHash } from 'node:crypto';
import { clockOf } from '../../../engine/words/days.ts';
import { keepMailMemory, readMailMemory, type MailMemory } from './mail-memory.ts';
import { oneLine, type Letter, type Moment, type NewsSource } from './news.ts';
import { MailNotSent, type SentLetter } from './send-mail.ts';

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
  /** Told once of each letter that was refused for good. */
  readonly onRefused: (subject: string, reason: string) => void;
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
  /** The letter that was refused for good, for a week or until it is taken after all; else null. */
  readonly refused: MailMemory['refused'];
  /** Sends what there is to tell. Never rejects. */
  look(): Promise<void>;
}

/** Thrown where nobody gets letters. */
export class NoReceiver extends Error {
  override readonly name = 'NoReceiver';
}

/** Pause after the first letter that was not taken, the second, …, ms; the last for all that follow. */
const pauses = [1, 5, 15, 60].map((minutes) => minutes * 60_000);

/** For so long (ms) a letter that was refused is told of. */
const toldFor = 7 * 86_400_000;

/** The time after a failure in which nothing is tried: longer after each, until something is taken. */
class Rest {
  #failures = 0;
  #until = 0;

  /** A clock that was set back keeps nobody waiting for longer than the longest pause. */
  isOver = (at: number): boolean => at >= this.#until || this.#until - at > pauses.at(-1)!;

  begin(at: number): void {
    this.#until = at + pauses[Math.min(this.#failures, pauses.length - 1)]!;
    this.#failures += 1;
  }

  end(): void {
    this.#failures = this.#until = 0;
  }
}

/** A source, and its letter that was refused for good, with what is remembered once that is given up. */
interface Teller {
  readonly source: NewsSource;
  readonly rest: Rest;
  refused: { readonly key: string; readonly after: Partial<MailMemory> } | null;
}

/**
 * The mail of a site. Nothing waits in a queue: a letter is made of what there is to tell at the moment of sending, and what was
 * told is remembered when the mail server took it. So what fails is told with the next try, each thing once, after a restart too.
 * A letter that is refused for good holds up no other, and is given up when another one is taken: then the fault is its own.
 */
export function createMail(options: MailOptions): SiteMail {
  const { file, timeZone, now = Date.now, onError } = options;
  const tellers = options.sources.map((source): Teller => ({
    source,
    rest: new Rest(),
    refused: null,
  }));
  const rest = new Rest();
  let memory = readMailMemory(file);
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

  /** Sends a letter and remembers what it told; false where no letter can be sent now. */
  async function deliver(
    teller: Teller,
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
      const moment = new Date(at).toISOString();
      if (error instanceof MailNotSent && error.isForGood) {
        const isKnown = [teller.refused?.key, memory.refused?.key].includes(key);
        if (!isKnown) options.onRefused(oneLine(subject), reason);
        const refused = isKnown
          ? memory.refused
          : { key, subject: oneLine(subject), at: moment, reason };
        teller.refused = { key, after };
        teller.rest.begin(at);
        rest.end();
        remember({ failed: null, refused });
        return true;
      }
      if (memory.failed?.reason !== reason) options.onFailure(reason);
      remember({ failed: { since: memory.failed?.since ?? moment, reason } });
      rest.begin(at);
      return false;
    }
    // What its own refused letter told stands in this one; those of the others are given up.
    const isTaken = memory.refused?.key === (teller.refused?.key ?? key);
    teller.refused = null;
    const givenUp = tellers.map(({ refused }) => refused?.after);
    for (const one of tellers) {
      one.refused = null;
      one.rest.end();
    }
    rest.end();
    remember({
      ...Object.assign({}, ...givenUp),
      ...after,
      failed: null,
      refused: isTaken ? null : memory.refused,
      sent: new Date(at).toISOString(),
    });
    options.onSent(oneLine(subject));
    return true;
  }

  async function look(): Promise<void> {
    const at = now();
    if (!rest.isOver(at)) return;
    const clock = clockOf(new Date(at), timeZone);
    const moment: Moment = { now: at, day: clock.slice(0, 10), clock: clock.slice(11) };
    const errors = new Set<string>();
    for (const teller of tellers) {
      if (!teller.rest.isOver(at)) continue;
      try {
        const news = await teller.source(memory, moment);
        if (news?.letter && !(await deliver(teller, news.letter, news.after))) return;
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
    get refused() {
      const { refused } = memory;
      return refused && now() - Date.parse(refused.at) < toldFor ? refused : null;
    },
    look,
  };
}
