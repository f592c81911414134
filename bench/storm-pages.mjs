// A visitor opens pages of `portao start` while strangers send what used to be cheap to send and dear to answer.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { plainEnv } from './project-copy.mjs';
import { root, table } from './report.mjs';
import { startServer } from './start-server.mjs';
import { worstRequests } from './worst-requests.mjs';

const paths = ['/', '/barueri', '/blog', '/osasco'];
/** Between two pages that the visitor opens, ms; and how long the idle server is asked, s. */
const [pause, idleSeconds] = [50, 10];
/** Aim for 95 of 100 pages, ms above those of the idle server. */
const aim = 50;

const agent = new Agent({ keepAlive: true });
/** ms until a page has come whole; Infinity where it has not. */
function open(origin, path) {
  const since = performance.now();
  return new Promise((resolve) => {
    request(`${origin}${path}`, { agent }, (response) =>
      response
        .resume()
        .on('close', () =>
          resolve(
            response.complete && response.statusCode === 200 ? performance.now() - since : Infinity,
          ),
        ),
    )
      .on('error', () => resolve(Infinity))
      .end();
  });
}

async function openPages(origin, seconds) {
  const times = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    times.push(await open(origin, paths[times.length % paths.length]));
    await sleep(pause);
  }
  return times.sort((one, other) => one - other);
}

/** Waits until the last publication is public, two minutes at most. */
async function ready(origin) {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer && (await answer.json()).publication === 'ok') return;
    await sleep(500);
  }
  throw new Error('the posts were not published');
}

/** Storms the site for `seconds`; {text for the report, isWell}. `listRequest`: how the site asks for a list. */
export async function stormPages(seconds, listRequest) {
  const folder = mkdtempSync(join(tmpdir(), 'portao-storm-pages-'));
  const server = await startServer(
    join(root, 'cli/launch.mjs'),
    ['start', '--out', join(folder, 'dist')],
    { cwd: root, env: { ...plainEnv, DATA_DIR: join(folder, 'data') } },
  );
  try {
    await ready(server.origin);
    const idle = await openPages(server.origin, idleSeconds);
    const { publishableKey: key } = JSON.parse(
      readFileSync(join(folder, 'data/keys.json'), 'utf8'),
    );
    const worst = worstRequests(listRequest).map((make) => make(1, 1));
    const strangers = new Worker(new URL('storm-strangers.mjs', import.meta.url), {
      workerData: { origin: server.origin, key, worst, seconds },
    });
    const counted = new Promise((resolve, reject) =>
      strangers.once('message', resolve).once('error', reject),
    );
    const [stormed, found] = await Promise.all([openPages(server.origin, seconds), counted]);
    const at = (times, part) => times[Math.floor((times.length - 1) * part)];
    const row = (label, times) => [
      label,
      times.length,
      times.filter((time) => time === Infinity).length,
      ...[0.5, 0.95, 0.99].map((part) => at(times, part).toFixed(1)),
    ];
    const above = at(stormed, 0.95) - at(idle, 0.95);
    const text = `A visitor opens pages of \`portao start\`, 20 a second, ${idleSeconds} s alone and ${seconds} s while others send without a pause what bench/storm-strangers.mjs lists. Aim: no page fails, p95 at most ${aim} ms above the idle one; it was ${above.toFixed(1)} ms above.

${table([['', 'pages', 'failed', 'median, ms', 'p95, ms', 'p99, ms'], row('idle', idle), row('stormed', stormed)])}

Answers to the strangers, by status (0: none, the connection ended): ${Object.entries(found)
      .map(
        ([name, counts]) =>
          `${name}: ${Object.entries(counts)
            .map(([status, count]) => `${status} × ${count}`)
            .join(', ')}`,
      )
      .join('; ')}.`;
    return { text, isWell: above <= aim && !stormed.includes(Infinity) };
  } finally {
    await server.close();
    agent.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
