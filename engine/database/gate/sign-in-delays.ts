/** Failures that cost nothing, the first delay, ms, and the longest. */
const [free, first, longest] = [3, 250, 8_000];
/** After so long one failure is forgotten, ms. */
const forgivenAfter = 60_000;
/** Accounts that are remembered, and of each the addresses that signed in to it. */
const [accounts, addresses] = [10_000, 8];

/** Accounts with their failures, when the last one was (ms since 1970), and the addresses that signed in. */
export type KeptAccounts = readonly (readonly [
  account: string,
  failures: number,
  at: number,
  known: readonly string[],
])[];

interface Account {
  failures: number;
  at: number;
  readonly known: Set<string>;
}

/**
 * How long a sign-in waits before it is looked at. After failures an account answers more slowly, up to 8 s; it never
 * closes, and an address from which somebody signed in to it before does not wait.
 */
export class SignInDelays {
  private readonly accounts = new Map<string, Account>();

  /** `now` in ms, for the tests. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** True for an address from which somebody signed in to the account before. */
  knows(account: string, client: string): boolean {
    return this.accounts.get(account)?.known.has(client) ?? false;
  }

  /** Of an attempt that comes from `client`, ms. */
  delayOf(account: string, client: string): number {
    const state = this.accounts.get(account);
    if (!state || state.known.has(client)) return 0;
    const failures = this.failuresOf(state);
    return failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free));
  }

  failed(account: string): void {
    const state = this.stateOf(account);
    state.failures = this.failuresOf(state) + 1;
    state.at = this.now();
  }

  succeeded(account: string, client: string): void {
    const { known } = this.stateOf(account);
    known.delete(client);
    known.add(client);
    for (const oldest of known) {
      if (known.size <= addresses) break;
      known.delete(oldest);
    }
  }

  /** What is to be kept where the process ends: of the last `most` accounts. */
  kept(most: number): KeptAccounts {
    const since = Date.now() - this.now();
    const real = ([, { known }]: readonly [string, Account]) => (known.size > 0 ? 1 : 0);
    return [...this.accounts]
      .sort((one, other) => real(one) - real(other))
      .slice(-most)
      .map(([account, { failures, at, known }]) => [
        account,
        failures,
        Math.round(at + since),
        [...known],
      ]);
  }

  /** Takes over what was kept. */
  restore(kept: KeptAccounts): void {
    const since = Date.now() - this.now();
    for (const [account, failures, at, known] of kept)
      this.accounts.set(account, {
        failures,
        at: Math.min(at - since, this.now()),
        known: new Set(known),
      });
  }

  private failuresOf({ failures, at }: Account): number {
    return Math.max(0, failures - Math.floor((this.now() - at) / forgivenAfter));
  }

  private stateOf(account: string): Account {
    const state = this.accounts.get(account) ?? { failures: 0, at: this.now(), known: new Set() };
    this.accounts.delete(account);
    this.accounts.set(account, state);
    for (const [oldest, { known }] of this.accounts) {
      if (this.accounts.size <= accounts) break;
      // Somebody signed in to it: strangers who try names do not make it forgotten.
      if (known.size === 0) this.accounts.delete(oldest);
    }
    return state;
  }
}
