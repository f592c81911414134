import { availableParallelism } from 'node:os';

/** Does some work on each item, as many at a time as there are cores; those that began first are done first. Rejects with the first failure, when what had begun is done. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  const workers = Array.from({ length: Math.min(items.length, availableParallelism()) }, worker);
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
