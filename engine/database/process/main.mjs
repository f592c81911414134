// The process that has the database open. PGlite works on its thread, so it is not the server's; the server
// (engine/database/service.ts) talks to it by messages alone, it listens on no port.
import { setFlagsFromString } from 'node:v8';
import { finishRestore } from '../backup/exchange.mjs';
import { answerAccount } from './accounts.mjs';
import { openDatabase } from './database.mjs';
import { lockData } from './data-lock.mjs';
import { reasonOf } from './fault.mjs';
import { refusalOf } from './refusals.mjs';
import { keysOf } from './keys.mjs';
import { serverRequests } from './server-requests.mjs';
import { recover } from './recover.mjs';
import { diskFull, isTooFull, keepReserve, makeRoom, readingFunctions } from '../disk/room.mjs';
import { withFactors } from './second-factor.mjs';

/** Lite writes whole statements with their values, and mails with their tokens, to the console. */
if (!process.env.PORTAO_DATA_DEBUG)
  for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = () => undefined;

// A start goes once through much of PostgreSQL, which V8 then compiles a second time, optimised. This many bytes run before
// it does, instead of 1.8 million: a start takes a third less processor time, 4,000 requests after it what they took.
setFlagsFromString('--wasm-tiering-budget=1000000000');

/** What writes nothing. */
const free = new Set(['GET', 'HEAD']);
/** Counted by the hundred, and a count that a power cut takes back harms nobody; the next other write flushes it with itself. */
const counters = /^\/rest\/v1\/rpc\/count_(?:view|contact)$/;

/** PGlite has nobody who writes the log down by and by: it is done after so many writes, or when none came for so long (ms). */
const busyAfter = 2_000;
const calmAfter = 30_000;

let database;
let giveBack;
let unsettled = 0;
let calm;

const tell = (message) =>
  new Promise((resolve) => (process.connected ? process.send(message, resolve) : resolve()));

async function start({ dataDir, url, ...opened }) {
  try {
    makeRoom(dataDir);
    // Not an orderly end, which writes: another one has the files. The server tells who, when it starts the next process.
    const onLost = () => process.exit(1);
    giveBack = await lockData(dataDir, { url, patience: 5_000, onLost });
    finishRestore(dataDir);
    const keys = await keysOf(dataDir);
    database = {
      dataDir,
      jwtSecret: keys.jwtSecret,
      ...(await openDatabase({ dataDir, keys, ...opened })),
    };
    database.reading = await readingFunctions(database.db);
    keepReserve(dataDir);
    await tell({
      type: 'ready',
      keys,
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

/** What the server itself asks. */
async function answerServer({ writes, run }, { body }) {
  const found = await run(database, JSON.parse(new TextDecoder().decode(body)));
  if (writes) written();
  return found === undefined ? new Response(null, { status: 204 }) : Response.json(found);
}

/** What came through the gate, by Lite. */
async function answerOther({ method, path, headers, body }) {
  if (isTooFull({ method, path }, database)) return diskFull();
  database.refusals.take();
  const response =
    (await answerAccount(database, { method, path, headers, body })) ??
    (await database.app.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers,
        body: body?.length ? body : undefined,
      }),
    ));
  if (!free.has(method)) written();
  if (response.status < 500) return withFactors(database, path, response);
  return refusalOf(database.refusals.take()) ?? response;
}

async function answer({ id, ...request }) {
  await tell({ type: 'begun', id });
  const ofServer = serverRequests[request.path];
  database.files.patient = counters.test(request.path);
  const response = await (ofServer ? answerServer(ofServer, request) : answerOther(request)).catch(
    (error) => Response.json({ code: error.code, message: error.message }, { status: 500 }),
  );
  const { status, headers } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  await tell({ type: 'answer', id, status, headers: [...headers], body });
  // After a fault the session may be out of step, and the next request would get the answer to this one.
  if (status >= 400 && !(await recover(database.db))) process.exit(1);
}

/** After a write: now and then the log is put into its place. */
function written() {
  unsettled += 1;
  clearTimeout(calm);
  if (unsettled >= busyAfter) void inTurn(settle);
  else calm = setTimeout(() => void inTurn(settle), calmAfter).unref();
}

async function settle() {
  if (unsettled === 0) return;
  unsettled = 0;
  database.files.patient = false;
  await database.checkpoint();
  keepReserve(database.dataDir);
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
