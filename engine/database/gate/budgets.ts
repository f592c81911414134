import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimit, type Rate } from '../rate-limit.ts';
import type { Budget } from './rule.ts';
import { SignInDelays } from './sign-in-delays.ts';

/** How much a sender may ask. */
export interface Rates extends Readonly<Record<Budget, Rate>> {
  /** Counted views of one post, or contacts of one kind on one page, of a sender: fewer than the database counts of all. */
  readonly countsOfOne: Rate;
  /** Writes and calls of functions of one who works at the panel. */
  readonly writes: Rate;
}

const defaults: Rates = {
  reads: { count: 120, seconds: 60 },
  counts: { count: 60, seconds: 60 },
  countsOfOne: { count: 5, seconds: 60 },
  // Attempts that fail; those that succeed are given back.
  signIn: { count: 10, seconds: 300 },
  renewals: { count: 60, seconds: 300 },
  writes: { count: 120, seconds: 60 },
};

/** Where in the queue each begins; staff are at 0. Within its part whoever asked for less comes first. */
const places: Readonly<Record<Budget, number>> = {
  reads: 1,
  renewals: 1,
  counts: 10_000,
  signIn: 20_000,
};
/** What a request costs that breaks the database or holds it up. */
const fine = 30;
/** Sign-ins that may wait for their delay at once. */
const mostWaiting = 500;

/** The allowances of one gate. */
export type Budgets = ReturnType<typeof createBudgets>;

/** Allowances by sender, and the delays of sign-ins by account. */
export function createBudgets(rates: Partial<Rates>) {
  const all = { ...defaults, ...rates };
  const limits = {
    reads: new RateLimit(all.reads),
    counts: new RateLimit(all.counts),
    countsOfOne: new RateLimit(all.countsOfOne),
    signIn: new RateLimit(all.signIn),
    renewals: new RateLimit(all.renewals),
    writes: new RateLimit(all.writes),
  };
  const delays = new SignInDelays();
  let waiting = 0;

  return {
    /** Seconds until a sender has any of a budget left, before it is known what for; takes nothing. */
    wait: (budget: Budget, client: string) => limits[budget].wait(client),
    /** Seconds to wait (0: go on), and the place in the queue. */
    take(budget: Budget, client: string, subject?: string): { wait: number; priority: number } {
      if (budget === 'signIn' && waiting >= mostWaiting) return { wait: 10, priority: 0 };
      const wait =
        limits[budget].take(client) ||
        (budget === 'counts' ? limits.countsOfOne.take(`${client} ${subject}`) : 0);
      return { wait, priority: places[budget] + limits[budget].spent(client) };
    },
    /** As `take`, for somebody at the panel: reading is free. */
    takeWrite: (method: string, person: string) => ({
      wait: method === 'GET' || method === 'HEAD' ? 0 : limits.writes.take(person),
    }),
    /** Makes a sender pay for a request that did harm. */
    charge: (budget: Budget, client: string) => limits[budget].charge(client, fine),
    /** Waits as long as a sign-in to this account has to. Rejects if the client leaves. */
    async pause(account: string, client: string, signal: AbortSignal): Promise<void> {
      waiting += 1;
      try {
        await sleep(delays.delayOf(account, client), undefined, { signal });
      } finally {
        waiting -= 1;
      }
    },
    /** Notes how a sign-in ended: a right password is no attempt at guessing one. */
    settle(account: string, client: string, status: number): void {
      if (status === 200) {
        limits.signIn.giveBack(client);
        delays.succeeded(account, client);
      } else if (status >= 400 && status < 500) delays.failed(account);
    },
  };
}
