// Kills the embedded database in the middle of writes, starts it again, and looks for every write that was acknowledged.
//   npm run bench:kill [-- --times 20] [--writers 6]
// By turns the database process alone dies (the server starts it again while requests wait) and database and server both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit, stderr } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bundleService, startServer } from './data-server.mjs';
import { machine } from './machine.mjs';
import { median } from './measure.mjs';
import { report, table } from './report.mjs';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '20' }, writers: { type: 'string', default: '6' } },
});
const [times, writers] = [values.times, values.writers].map(Number);

const where = machine();
const dataDir = mkdtempSync(join(tmpdir(), 'portao-kill-'));
/** What was acknowledged: posts by address, with the title and the views that they must have at least got to. */
const acknowledged = new Map();
let counted = 0;
let refused = 0;

/** Posts that are acknowledged in a round before something dies, so that a slow machine writes as many as a quick one. */
const [fewest, more] = [110, 60];
const titleOf = (change) => `Título ${change}`;

/** Inserts, changes and counts until it is told to stop or the server is gone. */
async function write(server, writer, round, signal) {
  for (let count = 0; !signal.aborted; count++) {
    const slug = `r${round}-e${writer}-${count}`;
    try {
      const inserted = await server.ask('blog_posts', {
        method: 'POST',
        body: JSON.stringify({ title: titleOf(0), slug, content: 'Texto. '.repeat(200) }),
      });
      if (inserted.status === 201) acknowledged.set(slug, { change: 0, views: 0 });
      else refused += 1;
      const changed = await server.ask(`blog_posts?slug=eq.${slug}`, {
        method: 'PATCH',
        body: JSON.stringify({ title: titleOf(1) }),
        headers: { prefer: 'return=representation' },
      });
      if (changed.ok && (await changed.json()).length === 1) acknowledged.get(slug).change = 1;
      const view = await server.ask('rpc/count_view', {
        method: 'POST',
        body: JSON.stringify({ post_slug: slug }),
      });
      if (view.ok && (await view.json()) === 1) {
        acknowledged.get(slug).views = 1;
        counted += 1;
      }
    } catch {
      // The server is dead: nothing was acknowledged.
      refused += 1;
      await sleep(20);
    }
  }
}

/** Acknowledged writes that are not there. */
async function missing(server) {
  const found = new Map();
  for (let offset = 0; ; offset += 1000) {
    const rows = await (
      await server.ask(`blog_posts?select=slug,title,views&order=id&limit=1000&offset=${offset}`)
    ).json();
    for (const { slug, ...post } of rows) found.set(slug, post);
    if (rows.length < 1000) break;
  }
  return [...acknowledged].flatMap(([slug, { change, views }]) => {
    const post = found.get(slug);
    if (!post || (change === 1 && post.title !== titleOf(1))) return [slug];
    return post.views < views ? [`the view of ${slug}`] : [];
  });
}

const lost = [];
const restarts = [];
await bundleService();
let server = await startServer(dataDir);
for (let round = 1; round <= times; round++) {
  const stop = new AbortController();
  const writing = Array.from({ length: writers }, (_, writer) =>
    write(server, writer, round, stop.signal),
  );
  const enough = acknowledged.size + fewest + Math.random() * more;
  while (acknowledged.size < enough) await sleep(5);
  // Not at a time of our choosing: anywhere within the work on a request.
  await sleep(Math.random() * 50);
  const since = performance.now();
  if (round % 2) {
    server.killDatabase();
    await (await server.ask('blog_posts?select=id&limit=1')).json();
    restarts.push(performance.now() - since);
    stop.abort();
    await Promise.all(writing);
  } else {
    stop.abort();
    await server.kill();
    await Promise.all(writing);
    server = await startServer(dataDir);
    restarts.push(server.ms);
  }
  const gone = await missing(server);
  lost.push(...gone);
  stderr.write(
    `${round}/${times}  ${round % 2 ? 'database' : 'database and server'} killed, up again after ${Math.round(restarts.at(-1))} ms, ${acknowledged.size} posts acknowledged${gone.length > 0 ? `, LOST: ${gone.join(', ')}` : ''}\n`,
  );
}
await server.close();
rmSync(dataDir, { recursive: true, force: true });

report(
  'kill-data',
  `## Killed in the middle of writes

${writers} writers insert, change and count views without a pause; the process is killed (SIGKILL) ${times} times, by turns the database alone and together with its server. \`npm run bench:kill\`, ${where}.

${table([
  [
    'kills',
    'posts acknowledged',
    'views acknowledged',
    'refused or unknown, and said so',
    'acknowledged and lost',
    'until the next answer, median',
    'longest',
  ],
  [
    times,
    acknowledged.size,
    counted,
    refused,
    lost.length,
    `${(median(restarts) / 1000).toFixed(1)} s`,
    `${(Math.max(...restarts) / 1000).toFixed(1)} s`,
  ],
])}`,
  'data-service',
);
exit(lost.length > 0 ? 1 : 0);
