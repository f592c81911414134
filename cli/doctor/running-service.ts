import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataHolder } from '../../engine/database/process/data-lock.mjs';

/** Address and secret key of the embedded service that has a data folder open. Throws if none has, or there are no keys. */
export function runningService(dataDir: string): { url: string; secretKey: string } {
  const holder = dataHolder(dataDir);
  if (!holder) throw new Error('no service runs');
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as {
    secretKey: string;
  };
  return { url: holder.url, secretKey };
}
