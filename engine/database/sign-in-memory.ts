import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../files/replace-file.mjs';
import type { KeptAllowances } from './rate-limit.ts';
import type { KeptAccounts } from './gate/sign-in-delays.ts';

/** What is kept of sign-ins: no address, no account, only hashes of them. */
export interface KeptSignIns {
  readonly accounts: KeptAccounts;
  readonly senders: KeptAllowances;
  readonly networks: KeptAllowances;
}

/** Sign-ins as they were when the server ended, so that starting it again gives nobody new tries. */
export interface SignInMemory {
  /** What names of senders and accounts are hashed with. */
  readonly salt: Uint8Array;
  /** Null where nothing is known. */
  readonly before: KeptSignIns | null;
  /** Something changed; `now` is asked what is to be kept, once in a while. */
  changed(now: () => KeptSignIns): void;
}

/** Pause between two writings, ms. */
const pause = 2_000;

interface Stored extends KeptSignIns {
  readonly salt: string;
}

function stored(file: string): Stored | null {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : null;
  } catch {
    // Half a file, or somebody else's: everybody begins anew.
    return null;
  }
}

/** The memory in a file of the data folder, mode 600. What cannot be written is kept until the process ends. */
export function signInMemory(file: string): SignInMemory {
  const before = stored(file);
  const salt = before ? Buffer.from(before.salt, 'base64url') : randomBytes(32);
  let timer: NodeJS.Timeout | null = null;
  let latest: (() => KeptSignIns) | null = null;
  function write() {
    timer = null;
    if (!latest) return;
    try {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const text = JSON.stringify({ salt: Buffer.from(salt).toString('base64url'), ...latest() });
      replaceFile(file, text, { mode: 0o600 });
    } catch {
      // A full disk: the counts go on in memory.
    }
    latest = null;
  }
  process.once('exit', write);
  return {
    salt,
    before,
    changed(now) {
      latest = now;
      timer ??= setTimeout(write, pause).unref();
    },
  };
}
