// 200 strangers send the ten worst requests to the embedded data service while a visitor reads and the owner publishes; then
// others storm the pages of `portao start` (storm-pages.mjs).
//   npm run bench:storm [-- --seconds 30] [--strangers 200] [--calls 10000] [--only data|pages]
// `--seconds` is the length of each storm. First `calls` of the same requests, 100 at a time: how many are faults (5xx).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit, stderr } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dataHolder } from '../engine/database/process/data-lock.mjs';
import { bundleService, startServer, visitorRequests } from './data-server.mjs';
import { machine } from './machine.mjs';
import { report, table } from './report.mjs';
import { stormPages } from './storm-pages.mjs';
import { worstRequests } from './worst-requests.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    strangers: { type: 'string', default: '200' },
    calls: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
});
const [seconds, strangers, calls] = [values.seconds, values.strangers, values.calls].map(Number);
const where = machine();
const dataDir = mkdtempSync(join(tmpdir(), 'portao-storm-'));
/** Calls under way at a time, before the storm. */
const atOnce = 100;
/** Aim for the answers to the visitor, 99 of 100, ms. */
const aim = 300;

/** Asks from an address of this machine (127.0.0.0/8); resolves with {status, body, ms}, with status 0 if there is no answer. */
function ask(url, from, { method, path, headers, body, patience }) {
  const since = performance.now();
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const asked = request(
      { hostname, port, method, path, headers, localAddress: from },
      (response) => {
        const pieces = [];
        response.on('data', (piece) => pieces.push(piece));
        response.on('close', () =>
          resolve({
            status: response.complete ? response.statusCode : 0,
            body: Buffer.concat(pieces).toString(),
            ms: performance.now() - since,
          }),
        );
      },
    );
    asked.on('error', () => resolve({ status: 0, body: '', ms: performance.now() - since }));
    if (patience) setTimeout(() => asked.destroy(), patience).unref();
    asked.end(body);
  });
}

const addressOf = (stranger) => `127.${1 + (stranger >> 8)}.${stranger & 255}.1`;
const pidOf = () => dataHolder(dataDir)?.pid;
const counted = (statuses, status) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

await bundleService();
const { listRequest } = await visitorRequests();
const worst = worstRequests(listRequest);
if (values.only === 'pages') {
  rmSync(dataDir, { recursive: true });
  exit(await reportPages());
}
const server = await startServer(dataDir);
const { publishableKey } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'));
const { url } = server;

/** Storms the pages; the exit code. */
async function reportPages() {
  const { text, isWell } = await stormPages(seconds, listRequest);
  report(
    'storm-pages',
    `## Strangers who want to stop the pages\n\n${where}. \`npm run bench:storm\`. ${text}`,
    'data-service',
  );
  return isWell ? 0 : 1;
}

/** The worst requests, by 5,000 strangers; many at a time, because sign-ins that fail are made to wait. */
async function hostileCalls() {
  const statuses = new Map();
  let begun = 0;
  const work = async () => {
    while (begun < calls) await call(begun++);
  };
  const call = async (count) => {
    const asked = worst[count % worst.length](count, count);
    const headers = { ...asked.headers, apikey: publishableKey };
    const { status } = await ask(url, addressOf(count % 5_000), { ...asked, headers });
    counted(statuses, status);
    if (count % 500 === 499) stderr.write(`${count + 1} of ${calls} calls\n`);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return statuses;
}

async function storm(over) {
  const statuses = new Map();
  const hammer = async (stranger) => {
    for (let count = stranger; !over.aborted; count += 1) {
      const asked = worst[count % worst.length](stranger, count);
      const headers = { ...asked.headers, apikey: publishableKey };
      // Nobody who attacks waits for an answer.
      const { status } = await ask(url, addressOf(stranger), {
        ...asked,
        headers,
        patience: 1_000,
      });
      counted(statuses, status);
    }
  };
  await Promise.all(Array.from({ length: strangers }, (_, stranger) => hammer(stranger)));
  return statuses;
}

/** Does something every `pause` ms until it is over; {times: ms of each, failures}. */
async function regularly(over, pause, work) {
  const times = [];
  let failures = 0;
  while (!over.aborted) {
    const { status, ms } = await work(times.length);
    times.push(ms);
    if (status < 200 || status > 299) failures += 1;
    await sleep(pause);
  }
  return { times: times.sort((one, other) => one - other), failures };
}

const read = () => {
  const { headers, ...asked } = listRequest({ offset: 0, limit: 12 });
  return ask(url, '127.250.0.1', { ...asked, headers: { ...headers, apikey: publishableKey } });
};

/** The owner, signed in as the panel is. */
async function signIn() {
  const { body } = await ask(url, '127.250.0.2', {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@exemplo.com.br', password: 'senha-do-banco' }),
  });
  const token = JSON.parse(body).access_token;
  return (count) =>
    ask(url, '127.250.0.2', {
      method: 'POST',
      path: '/rest/v1/blog_posts',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ title: 'Um post', slug: `temporal-${count}`, content: 'Texto.' }),
    });
}

const before = pidOf();
const hostile = await hostileCalls();
const publish = await signIn();
const over = new AbortController();
setTimeout(() => over.abort(), seconds * 1000);
// The owner stays below 120 writes in a minute.
const [statuses, visitor, owner] = await Promise.all([
  storm(over.signal),
  // Two reads a second are what a visitor has.
  regularly(over.signal, 500, read),
  regularly(over.signal, 1_000, publish),
]);
const same = pidOf() === before;
await server.close();
rmSync(dataDir, { recursive: true, force: true });

const sum = (found, test) =>
  [...found].reduce((total, [status, count]) => total + (test(status) ? count : 0), 0);
const percentile = ({ times }, part) =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))];
const row = (label, who) => [
  label,
  who.times.length,
  who.failures,
  percentile(who, 0.5).toFixed(0),
  percentile(who, 0.99).toFixed(0),
];
const faults = sum(hostile, (status) => status >= 500);
report(
  'storm',
  `## Strangers who want to stop the data service

${where}. \`npm run bench:storm\`: ${strangers} strangers, each at an address of its own, send the ten worst requests (bench/worst-requests.mjs) without a pause for ${seconds} s and wait for no answer longer than 1 s, while a visitor reads the list of posts twice a second and the owner publishes a post each second. Aim: no failure of these two, p99 of the visitor at most ${aim} ms on an idle machine of two cores. Client and server share the machine. Figures of a machine that did other work (the load before, above) are those of a busy machine.

${table([['', 'requests', 'failures', 'median, ms', 'p99, ms'], row('visitor reads', visitor), row('owner publishes', owner)])}

The strangers were answered ${sum(statuses, () => true).toLocaleString('en')} times: ${[...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status || 'none'} × ${count}`)
    .join(
      ', ',
    )}. ${calls.toLocaleString('en')} of the same requests by strangers, 100 at a time: ${faults} × 5xx. 10,000 hostile calls as visitor, member and admin: \`HOSTILE_CALLS=10000 npx vitest run --project unit tests/data/hostile.test.ts\`. The database process was ${same ? 'the same at the end' : '**replaced**'}.`,
  'data-service',
);
const ofPages = values.only === 'data' ? 0 : await reportPages();
exit(visitor.failures + owner.failures + faults > 0 ? 1 : ofPages);
