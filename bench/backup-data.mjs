// Backs up an embedded database of 5,000 posts while somebody writes and visitors read, and opens every backup.
//   npm run bench:backup [-- --times 20] [--posts 5000]
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit, stderr } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readManifest, unpackBackup } from '../engine/database/backup/archive.mjs';
import { backupsOf, fileOf } from '../engine/database/backup/shelf.mjs';
import { bundleService, startServer } from './data-server.mjs';
import { machine } from './machine.mjs';
import { median } from './measure.mjs';
import { report, table } from './report.mjs';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '20' }, posts: { type: 'string', default: '5000' } },
});
const [times, posts] = [values.times, values.posts].map(Number);
const place = mkdtempSync(join(tmpdir(), 'portao-backup-'));
const dataDir = join(place, 'data');
const text = 'Um parágrafo de um post, do comprimento que eles costumam ter. '.repeat(80);

const ok = async (answer) => {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer;
};

/** Posts in the state of a blog that is many years old. */
async function fill(server) {
  for (let first = 0; first < posts; first += 100) {
    const rows = Array.from({ length: Math.min(100, posts - first) }, (_, index) => ({
      title: `Post ${first + index}`,
      slug: `antigo-${first + index}`,
      content: `${first + index} ${text}`,
    }));
    const body = JSON.stringify(rows);
    await ok(await server.ask('blog_posts', { method: 'POST', body }));
  }
}

/** Writes posts one after the other; `count` is how many were acknowledged. */
function writer(server, signal) {
  const state = { count: 0, ended: null };
  state.ended = (async () => {
    while (!signal.aborted) {
      const body = JSON.stringify({ title: 'Novo', slug: `novo-${state.count}`, content: text });
      await ok(await server.ask('blog_posts', { method: 'POST', body }));
      state.count += 1;
    }
  })();
  return state;
}

/** Reads as a visitor without a pause between; `longest` since it was last asked, ms. */
function reader(server, signal) {
  const state = { longest: 0, ended: null };
  state.ended = (async () => {
    while (!signal.aborted) {
      const since = performance.now();
      await ok(await server.ask('blog_posts?select=id,title,slug&order=created_at.desc&limit=12'));
      state.longest = Math.max(state.longest, performance.now() - since);
      await sleep(2);
    }
  })();
  return state;
}

/** Opens a backup: true if it holds the first so many writes, at least those acknowledged before, and as many rows as it says. */
async function isConsistent(file, before) {
  const folder = mkdtempSync(join(place, 'copy-'));
  await unpackBackup(file, folder);
  const { rows } = await readManifest(file);
  const server = await startServer(folder);
  const slugs = new Set();
  for (let offset = 0; ; offset += 1000) {
    const page = await (
      await ok(await server.ask(`blog_posts?select=slug&order=id&limit=1000&offset=${offset}`))
    ).json();
    for (const { slug } of page) slugs.add(slug);
    if (page.length < 1000) break;
  }
  await server.close();
  rmSync(folder, { recursive: true });
  const written = [...slugs].filter((slug) => slug.startsWith('novo-')).length;
  const isPrefix = Array.from({ length: written }, (_, index) => slugs.has(`novo-${index}`)).every(
    Boolean,
  );
  return slugs.size === rows['public.blog_posts'] && isPrefix && written >= before;
}

const where = machine();
mkdirSync(dataDir);
await bundleService();
const server = await startServer(dataDir);
await fill(server);
const stop = new AbortController();
const [writing, reading] = [writer(server, stop.signal), reader(server, stop.signal)];
const [seconds, pauses, usual, sizes] = [[], [], [], []];
let consistent = 0;
for (let round = 1; round <= times; round += 1) {
  reading.longest = 0;
  await sleep(1000 + Math.random() * 500);
  usual.push(reading.longest);
  reading.longest = 0;
  const [before, since] = [writing.count, performance.now()];
  const { name } = await (await ok(await server.backUp())).json();
  seconds.push((performance.now() - since) / 1000);
  pauses.push(reading.longest);
  const file = fileOf(backupsOf(dataDir), name);
  sizes.push(statSync(file).size);
  if (await isConsistent(file, before)) consistent += 1;
  rmSync(file);
  stderr.write(
    `${round}/${times}  ${seconds.at(-1).toFixed(2)} s, longest read ${Math.round(pauses.at(-1))} ms (usually ${Math.round(usual.at(-1))} ms), ${consistent} consistent\n`,
  );
}
stop.abort();
await Promise.all([writing.ended, reading.ended]);
await server.close();
rmSync(place, { recursive: true, force: true });

const ms = (list) => `${Math.round(median(list))} (up to ${Math.round(Math.max(...list))})`;
report(
  'backup-data',
  `## Backups while people write

${times} backups of ${posts} posts, while one writer adds posts and one visitor reads lists, both without a pause; every backup is opened afterwards and has to hold exactly the writes up to one moment, those acknowledged before it among them. \`npm run bench:backup\`, ${where}.

${table([
  [
    'backups',
    'consistent',
    'seconds, median',
    'longest',
    'longest read meanwhile, ms, median',
    'longest read in a second without one, ms',
    'size, MB',
  ],
  [
    times,
    consistent,
    median(seconds).toFixed(2),
    Math.max(...seconds).toFixed(2),
    ms(pauses),
    ms(usual),
    (median(sizes) / 1e6).toFixed(1),
  ],
])}`,
  'data-service',
);
exit(consistent === times ? 0 : 1);
