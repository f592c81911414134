import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataServiceOptions } from '../data-service.ts';
import { DataServiceFailed, type DataFaultReason } from '../data-faults.ts';
import { runningDataService } from '../open.ts';
import { startDataService } from '../service.ts';
import type { EmbeddedSettings } from '../settings.ts';

/** Longest wait for a service that makes a backup, ms. */
const patience = 600_000;

/** Thrown where there is no database yet. */
export class NothingToBackUp extends Error {
  override readonly name = 'NothingToBackUp';

  constructor(readonly dataDir: string) {
    super(`There is no database in ${dataDir}.`);
  }
}

/**
 * Makes a backup for a person: the service that runs does it, or one that is started for it. Resolves to its name. Rejects
 * with `NothingToBackUp`, `DataFolderBusy` and `DataServiceFailed`.
 */
export async function backUp(
  { kind: _kind, ...settings }: EmbeddedSettings,
  { log }: Pick<DataServiceOptions, 'log'>,
): Promise<string> {
  if (!existsSync(join(settings.dataDir, 'pg'))) throw new NothingToBackUp(settings.dataDir);
  const running = await runningDataService(settings.dataDir);
  if (running) return askFor(running);
  const service = await startDataService({ log, ...settings });
  try {
    return await service.backup('manual');
  } finally {
    await service.close();
  }
}

async function askFor({ url, secretKey }: { url: string; secretKey: string }): Promise<string> {
  const answer = await fetch(`${url}/portao/backup`, {
    method: 'POST',
    headers: { apikey: secretKey },
    signal: AbortSignal.timeout(patience),
  });
  const said = (await answer.json()) as {
    name?: string;
    message: string;
    reason?: DataFaultReason;
  };
  if (said.name === undefined) throw new DataServiceFailed(said.message, said.reason);
  return said.name;
}
