// Which tabs of this browser are there. A page without HTTPS has no locks: there every other tab counts as gone.

/** How long a page that is being reloaded may take to give its name back, ms. */
export const reloadTime = 500;

const locks = () => navigator.locks as LockManager | undefined;

/** Holds a name until the signal, or the end of the page. */
export function holdName(name: string, until: AbortSignal): void {
  const held = () =>
    new Promise<void>((resolve) => until.addEventListener('abort', () => resolve()));
  void locks()
    ?.request(name, { signal: until }, held)
    .catch(() => undefined);
}

/** Runs something while nobody holds a name; null where somebody does. */
export async function whileFree<T>(name: string, run: () => T): Promise<T | null> {
  const present = locks();
  if (!present) return run();
  return present
    .request(name, { signal: AbortSignal.timeout(reloadTime) }, () => run())
    .catch(() => null);
}

/** The names that are held now and begin so. */
export async function heldNames(beginning: string): Promise<readonly string[]> {
  const held = (await locks()?.query())?.held ?? [];
  return held.flatMap(({ name }) => (name?.startsWith(beginning) ? [name] : []));
}
