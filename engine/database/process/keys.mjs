import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { DataFault } from './fault.mjs';
import { replaceFile } from '../../files/replace-file.mjs';

const names = ['jwtSecret', 'publishableKey', 'secretKey'];

/**
 * The secret that signs sessions, and the two API keys, from `keys.json` in the data folder; made at the first start,
 * readable by this user alone. Throws if the file is there but holds no keys.
 */
export async function keysOf(dataDir) {
  const file = join(dataDir, 'keys.json');
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return makeKeys(file);
  }
  let keys;
  try {
    keys = JSON.parse(text);
  } catch {
    // Told below: a file with half a text holds no keys either.
  }
  if (!names.every((name) => typeof keys?.[name] === 'string' && keys[name].length >= 32))
    throw new DataFault(
      'keys',
      `${file} holds no keys. Delete it: new ones are made, and everybody signs in again.`,
    );
  return keys;
}

async function makeKeys(file) {
  const keys = {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
  };
  replaceFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, durable: true });
  return keys;
}
