// The process that has the database open. PGlite works on its thread, so it is not the server's; the server
// (engine/database/service.ts) talks to it by messages alone, it listens on no port.
import { copyDatabase } from '../backup/copy.mjs';
import { finishRestore } from '../backup/exchange.mjs';
import { openDatabase } from './database.mjs';
import { reasonOf } from './fault.mjs';
import { putUser } from './first-admin.mjs';
import { keysOf } from './keys.mjs';
import { lockData } from './data-lock.mjs';

/** Adds or changes a user. No visitor comes here: the proxy lets only /rest/v1 and /auth/v1 through. */
const usersPath = '/portao/users';
/** Copies the database for a backup, between two requests. */
const copyPath = '/portao/copy';

/** Lite writes whole statements with their values, and mails with their tokens, to the console. */
if (!process.env.PORTAO_DATA_DEBUG)
  for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = () => undefined;

/** What writes nothing. */
const free = new Set(['GET', 'HEAD']);
/** Counted by the hundred, and a count that a power cut takes back harms nobody; any other write flushes it with itself. */
const counters = /^\/rest\/v1\/rpc\/count_(?:view|contact)$/;

/** PGlite has nobody who writes the log down by and by: it is done after so many writes, or when none came for so long (ms). */
const busyAfter = 2_000;
const calmAfter = 30_000;

let database;
let dataFolder;
let giveBack;
let unsettled = 0;
let calm;

const tell = (message) =>
  new Promise((resolve) => (process.connected ? process.send(message, resolve) : resolve()));

async function start({ dataDir, backupDir, folder, url, adminEmail, adminPassword }) {
  try {
    giveBack = await lockData(dataDir, { url, patience: 5_000 });
    dataFolder = dataDir;
    finishRestore(dataDir);
    const keys = await keysOf(dataDir);
    database = await openDatabase({ dataDir, backupDir, folder, keys, adminEmail, adminPassword });
    await tell({
      type: 'ready',
      keys: { publishableKey: keys.publishableKey, secretKey: keys.secretKey },
      admin: database.admin,
      backup: database.backup,
    });
  } catch (error) {
    await tell({
      type: 'failed',
      name: error.name,
      message: error.message,
      stack: error.stack,
      reason: reasonOf(error),
      details: error.details,
      pid: error.holder?.pid,
      url: error.holder?.url,
    });
    await end(1);
  }
}

async function answer({ id, method, path, headers, body }) {
  try {
    if (path === usersPath) {
      await database.db.transaction((transaction) =>
        putUser(transaction, JSON.parse(new TextDecoder().decode(body))),
      );
      written();
      return await tell({ type: 'answer', id, status: 204, headers: [], body: new Uint8Array() });
    }
    if (path === copyPath) return await tell(await copied(id, body));
    const response = await database.app.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers,
        body: body?.length ? body : undefined,
      }),
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!free.has(method)) written(counters.test(path));
    await tell({
      type: 'answer',
      id,
      status: response.status,
      headers: [...response.headers],
      body: bytes,
    });
    // After a fault the database may be beyond answering: a new process recovers it.
    if (response.status >= 500) await database.db.query('select 1').catch(() => process.exit(1));
  } catch (error) {
    await tell({
      type: 'answer',
      id,
      status: 500,
      headers: [['content-type', 'application/json']],
      body: new TextEncoder().encode(JSON.stringify({ code: error.code, message: error.message })),
    });
  }
}

/** Answers what the copy holds; the server packs it. */
async function copied(id, body) {
  const { reason, at } = JSON.parse(new TextDecoder().decode(body));
  const { db, checkpoint } = database;
  const manifest = await copyDatabase({ db, checkpoint, dataDir: dataFolder, reason, at });
  const text = new TextEncoder().encode(JSON.stringify(manifest));
  return { type: 'answer', id, status: 200, headers: [], body: text };
}

/** Before a write is acknowledged: it goes to the disk, unless it `mayBeLost` with the power. */
function written(mayBeLost = false) {
  if (!mayBeLost) database.flush();
  unsettled += 1;
  clearTimeout(calm);
  if (unsettled >= busyAfter) void inTurn(settle);
  else calm = setTimeout(() => void inTurn(settle), calmAfter).unref();
}

async function settle() {
  if (unsettled === 0) return;
  unsettled = 0;
  await database.checkpoint();
}

async function end(code) {
  // After `answer`s that are under way: see `turn`.
  await database?.close().catch(() => undefined);
  giveBack?.();
  process.exit(code);
}

// One at a time: PGlite is a single session, and Lite's transactions on it would mix, and with them the roles that they
// run under (a visitor's request would read what an admin's may).
let turn = Promise.resolve();
// What fails here (a full disk at a checkpoint) is beyond this process: the next one recovers the database.
const inTurn = (work) => (turn = turn.then(work).catch(() => process.exit(1)));

process.on('message', (message) => {
  if (message.type === 'start') void inTurn(() => start(message));
  else if (message.type === 'request') void inTurn(() => answer(message));
  else if (message.type === 'stop') void inTurn(() => end(0));
});
// The server is gone, however it ended: nobody asks any more, and the folder must be free for the next one.
process.on('disconnect', () => void inTurn(() => end(0)));
// Ctrl+C and a service manager signal the whole group: the server lets requests finish, then says stop.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
