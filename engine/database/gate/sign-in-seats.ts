/** Attempts that may wait for the delay of one account, a network one each, and of all. */
const [mostOfAccount, mostOfAll] = [500, 5_000];

/**
 * Seats for sign-ins that wait: each account has its own, and a network has one of them, so that nobody fills those of
 * others, nor all of one account's without as many networks.
 */
export class SignInSeats {
  private readonly accounts = new Map<string, Set<string>>();
  private taken = 0;

  /** False if there is none. */
  take(account: string, network: string): boolean {
    const waiting = this.accounts.get(account) ?? new Set();
    if (waiting.has(network) || waiting.size >= mostOfAccount || this.taken >= mostOfAll)
      return false;
    this.accounts.set(account, waiting.add(network));
    this.taken += 1;
    return true;
  }

  leave(account: string, network: string): void {
    const waiting = this.accounts.get(account);
    if (!waiting?.delete(network)) return;
    this.taken -= 1;
    if (waiting.size === 0) this.accounts.delete(account);
  }
}
