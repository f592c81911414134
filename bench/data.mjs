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

/** Aim for the answer to a request that comes when the process was just killed, s. */
const aimAfterKill = 2;

/** Kills the database process and asks at once; seconds until the answer. */
async function afterKill(server) {
  // A few writes, as there are on any day: they are gone through again.
  for (let count = 0; count < 20; count += 1)
    await server.ask('blog_posts', {
      method: 'POST',
      body: JSON.stringify({
        title: 'Um post',
        slug: `post-${count}`,
        content: 'Texto. '.repeat(500),
      }),
    });
  server.killDatabase();
  const since = performance.now();
  const answer = await server.ask('blog_posts?select=id&limit=1');
  if (!answer.ok) throw new Error(`after the kill: ${answer.status}`);
  return (performance.now() - since) / 1000;
}

/** Starts the service `rounds` times on an empty folder and as often on that folder again, and reports both. */
export async function benchData({ rounds }) {
  const where = machine();
  await bundleService();
  const times = { empty: [], present: [], killed: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'portao-start-'));
    try {
      for (const kind of ['empty', 'present']) {
        const server = await startServer(dataDir);
        times[kind].push(server.ms / 1000);
        if (kind === 'present') times.killed.push(await afterKill(server));
        await server.close();
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
    process.stdout.write(
      `round ${round} of ${rounds}: new folder ${times.empty.at(-1).toFixed(2)} s, folder present ${times.present.at(-1).toFixed(2)} s, after a kill ${times.killed.at(-1).toFixed(2)} s\n`,
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

${where}. \`npm run bench:data\`: ${rounds} rounds. Seconds from the start of a server process until its first data request is answered; aim with the folder present: ${aim} s, after a kill: ${aimAfterKill} s.

${table([['data folder', 'seconds, median', 'spread'], row('new: database, migrations and sample posts are made', times.empty), row('present', times.present), row('after its process was killed: until a request that came then is answered', times.killed)])}`,
  );
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  await benchData({ rounds: Number(values.rounds) });
}
