// Room on the disk. PostgreSQL stops as a whole where its log cannot grow, and then cannot be read either: so writes are
// refused before that, and a file is kept that gives way where not even a start would fit.
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MB = 1024 * 1024;
/** Of the log a segment of 16 MB is made at a time: below the first, bytes, nothing is written; below the second not even a session. */
const [forWrites, forSessions] = [40 * MB, 24 * MB];
/** A start makes at most one segment, and small files. */
const reserveBytes = 20 * MB;
const reserve = (dataDir) => join(dataDir, 'reserve');

/** Bytes that may be written; unlimited where the system does not tell. */
function freeBytes(dataDir) {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}

/** True where the disk has no room for a write. */
export const lacksRoom = (dataDir) => freeBytes(dataDir) < forWrites;

/** Before a start: where one would not fit, the reserve gives way. */
export function makeRoom(dataDir) {
  if (freeBytes(dataDir) < forSessions) rmSync(reserve(dataDir), { force: true });
}

/** Makes the reserve where it is missing and there is room for more than it. */
export function keepReserve(dataDir) {
  if (statSync(reserve(dataDir), { throwIfNoEntry: false })) return;
  if (freeBytes(dataDir) < reserveBytes + 2 * forWrites) return;
  writeFileSync(reserve(dataDir), Buffer.alloc(reserveBytes), { mode: 0o600 });
}

/** Functions of the API that only read: a POST calls them. */
export async function readingFunctions(db) {
  const { rows } = await db.query(
    "select proname from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'",
  );
  return new Set(rows.map(({ proname }) => `/rest/v1/rpc/${proname}`));
}

/** True if a request does not fit on the disk: `reading` are the functions that only read. */
export function isTooFull({ method, path }, { dataDir, reading }) {
  if (method === 'GET' || method === 'HEAD') return false;
  const [address] = path.split('?', 1);
  if (reading.has(address)) return false;
  return freeBytes(dataDir) < (address.startsWith('/auth/') ? forSessions : forWrites);
}

/** The answer to what does not fit. */
export const diskFull = () =>
  Response.json(
    { code: 'PORTAO_DISK_FULL', message: 'The disk is full.', details: null, hint: null },
    { status: 507 },
  );
