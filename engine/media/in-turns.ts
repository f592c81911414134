import { availableParallelism } from 'node:os';

/**
 * Does some work on each item: first on those that need all of the memory, one by one, then on the others, as many at a time
 * as there are cores. Rejects with the first failure, when what had begun is done.
 */
export async function inTurns<Item>(
  items: readonly Item[],
  needsAll: (item: Item) => boolean,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items.filter(needsAll)) await work(item);
  const rest = items.filter((item) => !needsAll(item)).values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  const workers = Array.from({ length: availableParallelism() }, worker);
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
