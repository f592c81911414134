import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataConnection, DataServiceOptions } from './data-service.ts';
import { DataFolderBusy } from './data-faults.ts';
import { NoAnswer, fetchWithRetry } from './fetch-with-retry.ts';
import { dataHolder } from './process/data-lock.mjs';
import { startDataService } from './service.ts';
import type { DataSettings } from './settings.ts';

/** A data service that a command may use until `close`. */
export interface OpenData {
  readonly url: string;
  readonly publishableKey: string;
  /** Null with a hosted project whose secret key is not in the environment: reading what visitors read still works. */
  readonly secretKey: string | null;
  /** True if the service lives on after `close`. */
  readonly borrowed: boolean;
  close(): Promise<void>;
}

/** How long a service that holds the folder may take to say that it is there, ms, and after how long it is asked a second time. */
const [patience, askAgain] = [30_000, 5_000];

/** The embedded service that another process of this machine has running for a data folder; null if there is none. */
export async function runningDataService(dataDir: string): Promise<DataConnection | null> {
  // The first request of a process may be lost (`fetchWithRetry`); the second may take its time.
  for (const wait of [askAgain, patience - askAgain]) {
    const holder = dataHolder(dataDir);
    if (!holder) return null;
    try {
      const keys = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')) as {
        publishableKey: string;
        secretKey: string;
      };
      const response = await fetchWithRetry(wait)(`${holder.url}/rest/v1/scheduler?select=id`, {
        headers: { apikey: keys.secretKey },
      });
      return response.ok
        ? { url: holder.url, publishableKey: keys.publishableKey, secretKey: keys.secretKey }
        : null;
    } catch (error) {
      if (!(error instanceof NoAnswer)) return null;
    }
  }
  return null;
}

/**
 * Data for a command: the hosted project, else the embedded service that runs already, else one of its own that opens the
 * folder under its lock and lives until `close`. Rejects with `DataFolderBusy` where the folder is held by somebody who
 * does not answer, and with `DataServiceFailed`.
 */
export async function openData(
  settings: DataSettings,
  { log }: Pick<DataServiceOptions, 'log'>,
): Promise<OpenData> {
  if (settings.kind === 'hosted') {
    return {
      url: settings.url,
      publishableKey: settings.publishableKey,
      secretKey: settings.secretKey ?? null,
      borrowed: true,
      close: () => Promise.resolve(),
    };
  }
  const borrow = async (): Promise<OpenData | null> => {
    const running = await runningDataService(settings.dataDir);
    return running && { ...running, borrowed: true, close: () => Promise.resolve() };
  };
  const running = await borrow();
  if (running) return running;
  const { kind: _kind, ...embedded } = settings;
  try {
    const { url, publishableKey, secretKey, close } = await startDataService({
      log,
      ...embedded,
    });
    return { url, publishableKey, secretKey, borrowed: false, close };
  } catch (error) {
    // Somebody else started one between the two.
    const other = error instanceof DataFolderBusy ? await borrow() : null;
    if (other) return other;
    throw error;
  }
}
