import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connect } from '../../engine/blog/client.ts';
import type { SchedulerState } from '../../engine/blog/post-store.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { filesOf, fingerprint } from '../../engine/content/fingerprint.ts';
import type { LiveSource } from '../../engine/database/live-posts.ts';
import { childEnvironment } from '../../engine/files/child-environment.ts';
import type { Language } from '../../engine/words/language.ts';

/** The scheduler of the blog, kept by a server. */
export interface Schedule {
  /** True after a post could not be made, until one is or none is due. */
  readonly fails: boolean;
  /** True while a post is due and no topic is left for one. */
  readonly isOutOfTopics: boolean;
  /** Makes no further post; one that is being made is given up, and the next server makes it. */
  end(): void;
}

/** What keeping it needs. */
export interface ScheduleOptions {
  /** How the scheduler stands; null where no key allows to ask. */
  readonly state: () => Promise<Pick<SchedulerState, 'due' | 'enabled' | 'next_run_at'> | null>;
  /** Makes the post that is due, and says so in a line. */
  readonly make: (stop: AbortSignal) => Promise<string>;
  readonly onMade: (line: string) => void;
  readonly onError: (error: unknown) => void;
  /** What posts are made of. Where a post is still due after it was to be made, the topics are used up: then nothing is made until this changes. */
  readonly topics: () => string;
  /** Longest time without asking, ms: somebody may switch the scheduler on meanwhile. */
  readonly every?: number;
  /** Wait after a failure, ms. */
  readonly rest?: number;
  /** Wait for other topics, ms: a post that was deleted sets one free, and that is not looked for. */
  readonly topicsRest?: number;
}

/**
 * Makes the posts of the scheduler at their time, for as long as a server runs. The database says what is due, and of several
 * servers, panels and command lines gives each post to one.
 */
export function keepSchedule({
  state,
  make,
  onMade,
  onError,
  topics,
  every = 60_000,
  rest = 30 * 60_000,
  topicsRest = 24 * 60 * 60_000,
}: ScheduleOptions): Schedule {
  const over = new AbortController();
  const pause = (ms: number) =>
    sleep(ms, undefined, { ref: false, signal: over.signal }).catch(() => undefined);
  let fails = false;
  /** The topics that no post is left for, what was said of them, and when they are tried again all the same. */
  let usedUp: { topics: string; line: string; until: number } | null = null;
  /** Does what is due; how long to wait then, ms. Null where nobody will ever be able to tell. */
  const look = async (): Promise<number | null> => {
    const asked = await state();
    if (!asked?.due) {
      usedUp = null;
      return asked && waitFor(asked, every);
    }
    const made = topics();
    if (usedUp?.topics === made && Date.now() < usedUp.until) return every;
    const line = await make(over.signal);
    if (line !== usedUp?.line) onMade(line);
    const isStuck = (await state())?.due ?? false;
    usedUp = isStuck ? { topics: made, line, until: Date.now() + topicsRest } : null;
    return every;
  };
  const run = async () => {
    for (let wait: number | null = 0; wait !== null && !over.signal.aborted;) {
      await pause(wait);
      if (over.signal.aborted) return;
      wait = await look().then(
        (next) => {
          fails = false;
          return next;
        },
        (error: unknown) => {
          fails = true;
          if (!over.signal.aborted) onError(error);
          return rest;
        },
      );
    }
  };
  void run();
  return {
    get fails() {
      return fails;
    },
    get isOutOfTopics() {
      return usedUp !== null;
    },
    end: () => over.abort(),
  };
}

/** Until the next post, and no longer than `every`. */
const waitFor = (
  { enabled, next_run_at: next }: Pick<SchedulerState, 'enabled' | 'next_run_at'>,
  every: number,
) =>
  enabled && next !== null
    ? Math.min(every, Math.max(1_000, Date.parse(next) - Date.now()))
    : every;

/** The topics of the blog of a site, with what posts about them are written from, as its files hold them. */
export const topicsOf = (siteDir: string) => (): string =>
  fingerprint(
    siteDir,
    filesOf(siteDir, ['blog']).filter((file) => file.endsWith('.yaml')),
  );

/** How the scheduler of a data service stands, asked with its secret key. */
export const scheduleOf =
  ({ ready }: LiveSource): ScheduleOptions['state'] =>
  async () => {
    const { url, secretKey } = await ready;
    return secretKey === null
      ? null
      : createPostStore(connect({ url, key: secretKey })).schedulerState();
  };

/** `portao blog auto` in a process of its own: what it loads goes with it. Rejects with what it says where it fails. */
export const makeScheduledPost =
  (siteDir: string, language: Language): ScheduleOptions['make'] =>
  async (stop) => {
    const words = [process.argv[1]!, 'blog', 'auto', '--site', siteDir, '--lang', language];
    // Of secrets only those of a hosted data service.
    const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = process.env;
    const env = { ...childEnvironment(), SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY };
    const { stdout } = await promisify(execFile)(process.execPath, words, {
      env,
      signal: stop,
    }).catch((error: Error & { stderr?: string }) => {
      throw new Error(error.stderr?.trim() || error.message);
    });
    return stdout.trim();
  };
