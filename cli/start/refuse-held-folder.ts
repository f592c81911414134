import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderBusy } from '../../engine/database/data-faults.ts';
import { dataHolder } from '../../engine/database/process/data-lock.mjs';
import type { DataSettings } from '../../engine/database/settings.ts';

/** For so long (ms) a holder may be about to end: a command that holds the folder for a moment, or the server that this one takes the place of. */
export const serverPatience = 5_000;

/** Rejects with `DataFolderBusy` where another process has the data folder and keeps it: a server without its data shows no blog and no panel. */
export async function refuseHeldFolder(
  settings: DataSettings,
  patience = serverPatience,
): Promise<void> {
  if (settings.kind === 'hosted') return;
  const { dataDir } = settings;
  const until = Date.now() + patience;
  for (let holder = dataHolder(dataDir); holder; holder = dataHolder(dataDir)) {
    if (Date.now() >= until) throw new DataFolderBusy(dataDir, holder.pid, holder.url);
    await sleep(100);
  }
}
