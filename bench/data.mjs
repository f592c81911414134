// How long the embedded data service takes from the start of its server until its first data request is answered.
//   npm run bench:data [-- --rounds 5], and at the end of npm run bench
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleService, startServer } from './data-server.mjs';
import { machine } from './machine.mjs';
import { median } from './measure.mjs';
import { report, table } from './report.mjs';

/** Aim for a start with the data folder present, s. */
const aim = 3;

/** Starts the service `rounds` times on an empty folder and as often on that folder again, and reports both. */
export async function benchData({ rounds }) {
  const where = machine();
  await bundleService();
  const times = { empty: [], present: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'portao-start-'));
    try {
      for (const kind of ['empty', 'present']) {
        const server = await startServer(dataDir);
        times[kind].push(server.ms / 1000);
        await server.close();
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
    process.stdout.write(
      `round ${round} of ${rounds}: new folder ${times.empty.at(-1).toFixed(2)} s, folder present ${times.present.at(-1).toFixed(2)} s\n`,
    );
  }
  const row = (label, list) => [
    label,
    median(list).toFixed(2),
    `${Math.min(...list).toFixed(2)} to ${Math.max(...list).toFixed(2)}`,
  ];
  report(
    'data',
    `## Start of the embedded data service

${where}. \`npm run bench:data\`: ${rounds} rounds. Seconds from the start of a server process until its first data request is answered; aim with the folder present: ${aim} s.

${table([['data folder', 'seconds, median', 'spread'], row('new: database, migrations and sample posts are made', times.empty), row('present', times.present)])}`,
  );
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  await benchData({ rounds: Number(values.rounds) });
}
