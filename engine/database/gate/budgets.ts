import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimit, type Rate } from '../rate-limit.ts';
import type { Budget } from './rule.ts';
import { networkOf } from '../client-address.ts';
import { SignInDelays } from './sign-in-delays.ts';
import type { SignInMemory } from '../sign-in-memory.ts';
import { SignInSeats } from './sign-in-seats.ts';

/** How much a sender may ask. */
export interface Rates extends Readonly<Record<Budget, Rate>> {
  /** Counted views of one post, or contacts of one kind on one page, of a sender: fewer than the database counts of all. */
  readonly countsOfOne: Rate;
  /** Sign-ins of a network (`networkOf`), which has thousands of senders. */
  readonly signInOfNetwork: Rate;
  /** Reading of one who works at the panel, and writes and calls of functions. */
  readonly staffReads: Rate;
  readonly writes: Rate;
}

const defaults: Rates = {
  reads: { count: 120, seconds: 60 },
  counts: { count: 60, seconds: 60 },
  countsOfOne: { count: 5, seconds: 60 },
  // Attempts that fail; those that succeed are given back.
  signIn: { count: 10, seconds: 300 },
  signInOfNetwork: { count: 30, seconds: 300 },
  renewals: { count: 60, seconds: 300 },
  // An open panel asks a few times a minute.
  staffReads: { count: 600, seconds: 60 },
  writes: { count: 120, seconds: 60 },
};

/** Where in the queue each begins; staff are at 0. Within its part whoever asked for less comes first. */
const priorities: Readonly<Record<Budget, number>> = {
  reads: 1,
  renewals: 1,
  counts: 10_000,
  signIn: 20_000,
};
/** What a request costs that breaks the database or holds it up. */
const fine = 30;
/** Accounts, senders and networks that are remembered beyond the end of the process, each. */
const mostKept = 1_000;
/** When somebody may try again for whom there was no seat, s. */
const seatsFree = 10;

/** What a request of somebody at the panel takes from. */
export type StaffBudget = 'staffReads' | 'writes';

/** The allowances of one gate. */
export type Budgets = ReturnType<typeof createBudgets>;

/** Allowances by sender, and the delays of sign-ins by account. */
export function createBudgets(rates: Partial<Rates>, memory?: SignInMemory) {
  const all = { ...defaults, ...rates };
  const limits = {
    reads: new RateLimit(all.reads),
    counts: new RateLimit(all.counts),
    countsOfOne: new RateLimit(all.countsOfOne),
    signIn: new RateLimit(all.signIn),
    signInOfNetwork: new RateLimit(all.signInOfNetwork),
    renewals: new RateLimit(all.renewals),
    staffReads: new RateLimit(all.staffReads),
    writes: new RateLimit(all.writes),
  };
  const delays = new SignInDelays();
  const seats = new SignInSeats();
  // Accounts are kept under a name that tells nobody who tried what.
  const nameOf = (account: string) =>
    memory
      ? createHmac('sha256', memory.salt).update(account).digest('base64url').slice(0, 22)
      : account;
  if (memory?.before) {
    delays.restore(memory.before.accounts);
    limits.signIn.restore(memory.before.senders);
    limits.signInOfNetwork.restore(memory.before.networks);
  }

  return {
    /** Seconds until a sender has any of a budget left, before it is known what for; takes nothing. */
    wait: (budget: Budget, client: string) => limits[budget].wait(client),
    /** Seconds to wait (0: go on), and the place in the queue. */
    take(budget: Budget, client: string, subject?: string): { wait: number; priority: number } {
      const isKnown =
        budget === 'signIn' && subject !== undefined && delays.knows(nameOf(subject), client);
      const wait =
        limits[budget].take(client) ||
        (budget === 'signIn' && !isKnown ? limits.signInOfNetwork.take(networkOf(client)) : 0) ||
        (budget === 'counts' ? limits.countsOfOne.take(`${client} ${subject}`) : 0);
      const first = priorities[isKnown ? 'reads' : budget];
      return { wait, priority: first + limits[budget].spent(client) };
    },
    /** As `take`, for somebody at the panel. */
    takeStaff(method: string, person: string): { budget: StaffBudget; wait: number } {
      const budget = method === 'GET' || method === 'HEAD' ? 'staffReads' : 'writes';
      return { budget, wait: limits[budget].take(person) };
    },
    /** Makes somebody at the panel pay for a request that took too long: the allowance of a minute. */
    chargeStaff: (budget: StaffBudget, person: string) =>
      limits[budget].charge(person, all[budget].count),
    /** Makes a sender pay for a request that did harm. */
    charge: (budget: Budget, client: string) => limits[budget].charge(client, fine),
    /**
     * Waits as long as a sign-in to this account has to; who does not have to needs no seat. Resolves to 0, or at once to the
     * seconds after which there may be a seat. Rejects if the client leaves.
     */
    async pause(account: string, client: string, signal: AbortSignal): Promise<number> {
      const delay = delays.delayOf(nameOf(account), client);
      if (delay === 0) return 0;
      const network = networkOf(client);
      if (!seats.take(account, network)) return seatsFree;
      try {
        await sleep(delay, undefined, { signal });
        return 0;
      } finally {
        seats.leave(account, network);
      }
    },
    /** Notes how a sign-in ended: a right password is no attempt at guessing one. */
    settle(account: string, client: string, status: number): void {
      if (status === 200) {
        limits.signIn.giveBack(client);
        limits.signInOfNetwork.giveBack(networkOf(client));
        delays.succeeded(nameOf(account), client);
      } else if (status >= 400 && status < 500) delays.failed(nameOf(account));
      memory?.changed(() => ({
        accounts: delays.kept(mostKept),
        senders: limits.signIn.kept(mostKept),
        networks: limits.signInOfNetwork.kept(mostKept),
      }));
    },
  };
}
