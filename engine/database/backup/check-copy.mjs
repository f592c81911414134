// A process that opens a copy of a database, reads every row of it, and says how many there are of which table.
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { countRows } from './copy.mjs';

// As in ../process/main.mjs.
setFlagsFromString('--wasm-tiering-budget=1000000000');

for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = () => undefined;

/** Reads what the copy at `url` holds: texts that lie outside of their rows too, which counting does not touch. */
async function read(url) {
  const connection = await createPgliteConnection({ url });
  const db = connection.driver;
  await db.waitReady;
  const rows = await countRows(db);
  for (const table of Object.keys(rows))
    await db.query(`select sum(length(copied::text)) from ${table} as copied`);
  await connection.close();
  return rows;
}

process.on('message', ({ url }) => {
  read(url).then(
    (rows) => process.send({ rows }),
    (error) => process.send({ error: error.message }),
  );
});
// Whoever asked has heard the answer, or is gone.
process.on('disconnect', () => process.exit(0));
