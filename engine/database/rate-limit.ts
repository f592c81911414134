/** So many at once, and then one more each `seconds / count`. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

/** Clients whose allowance is not whole, and when it will be, ms since 1970. */
export type KeptAllowances = readonly (readonly [client: string, wholeAt: number])[];

/** Past so many clients those whose allowance is whole again are forgotten. */
const remembered = 10_000;

/** An allowance for each client that fills up again with time (a token bucket). In memory alone. */
export class RateLimit {
  private readonly clients = new Map<string, { left: number; at: number }>();

  /** `now` in ms, for the tests. */
  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The whole seconds until there is one to take; 0 if there is. */
  wait(client: string): number {
    const { left } = this.stateOf(client);
    return left < 1
      ? Math.max(1, Math.ceil(((1 - left) * this.rate.seconds) / this.rate.count))
      : 0;
  }

  /** Takes one; as `wait` says it was. */
  take(client: string): number {
    const wait = this.wait(client);
    if (wait === 0) this.stateOf(client).left -= 1;
    return wait;
  }

  /** Gives one back that turned out not to count. */
  giveBack(client: string): void {
    const state = this.stateOf(client);
    state.left = Math.min(this.rate.count, state.left + 1);
  }

  /** How much of the allowance is used: 0 for whoever asked for nothing lately. */
  spent(client: string): number {
    return this.rate.count - this.stateOf(client).left;
  }

  /** Takes `cost` at once, below nothing too: the client waits the longer for it. */
  charge(client: string, cost: number): void {
    this.stateOf(client).left -= cost;
  }

  /** What is to be kept where the process ends: of the last `most` clients. */
  kept(most: number): KeptAllowances {
    const [now, at] = [Date.now(), this.now()];
    return [...this.clients].slice(-most).flatMap(([client, state]) => {
      const lacking = this.rate.count - this.refilled(state, at);
      return lacking > 0 ? [[client, Math.ceil(now + lacking * this.share)]] : [];
    });
  }

  /** Takes over what was kept. */
  restore(kept: KeptAllowances): void {
    for (const [client, wholeAt] of kept) {
      // A clock that was ahead takes no more than there is.
      const lacking = Math.min(Math.max(0, wholeAt - Date.now()) / this.share, this.rate.count);
      this.clients.set(client, { left: this.rate.count - lacking, at: this.now() });
    }
  }

  /** In which one more comes, ms. */
  private get share(): number {
    return (this.rate.seconds * 1_000) / this.rate.count;
  }

  private stateOf(client: string): { left: number; at: number } {
    const at = this.now();
    const state = this.clients.get(client);
    if (state) {
      state.left = this.refilled(state, at);
      state.at = at;
      return state;
    }
    if (this.clients.size >= remembered) this.forget(at);
    const fresh = { left: this.rate.count, at };
    this.clients.set(client, fresh);
    return fresh;
  }

  private refilled({ left, at }: { left: number; at: number }, now: number): number {
    return Math.min(
      this.rate.count,
      left + ((now - at) / 1000) * (this.rate.count / this.rate.seconds),
    );
  }

  private forget(now: number): void {
    for (const [client, state] of this.clients)
      if (this.refilled(state, now) >= this.rate.count) this.clients.delete(client);
    // All of them busy at once is an attack: the oldest go, many at a time, because looking through them takes a while.
    for (const client of this.clients.keys()) {
      if (this.clients.size < remembered * 0.9) break;
      this.clients.delete(client);
    }
  }
}
