// How long a visitor waits while `npm start` publishes every page of a large site.
//   npm run bench:publish-load [-- --pages 10000] [--seconds 20] [--visitors 4]
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit, stderr } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generateSite } from './generate.mjs';
import { machine } from './machine.mjs';
import { plainEnv } from './project-copy.mjs';
import { report, root, table } from './report.mjs';
import { startServer } from './start-server.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '20' },
    visitors: { type: 'string', default: '4' },
  },
});
const [pages, seconds, visitors] = [values.pages, values.seconds, values.visitors].map(Number);
const where = machine();
/** Aim for the p99 while pages are published, in idle ones. */
const aim = 2;
/** Longest publication that is waited for, ms. */
const patience = 30 * 60_000;
/** Between two requests of a visitor, ms. */
const pause = 5;

const folder = mkdtempSync(join(tmpdir(), 'portao-publish-load-'));
const [siteDir, outDir] = [join(folder, 'site'), join(folder, 'dist')];
mkdirSync(siteDir);
generateSite(siteDir, { pages });

const start = () =>
  startServer(join(root, 'cli/launch.mjs'), ['start', '--site', siteDir, '--out', outDir], {
    cwd: root,
    env: { ...plainEnv, DATA_DIR: join(folder, 'data') },
  });
/** Changes when a publication is through. */
const published = () =>
  statSync(join(folder, '.portao/out-dist/last-build.json'), { throwIfNoEntry: false })?.mtimeMs ??
  0;

/** Asks for a page; its ms, or null where it was not answered with 200. */
function ask(origin, path, agent) {
  const since = performance.now();
  return new Promise((resolve) => {
    get(`${origin}${path}`, { agent }, (response) => {
      response.resume();
      response.on('close', () =>
        resolve(
          response.statusCode === 200 && response.complete ? performance.now() - since : null,
        ),
      );
    }).on('error', () => resolve(null));
  });
}

/** Visitors who read one page after the other until `over`: the ms of all requests, sorted, and how many failed. */
async function read(origin, over) {
  const found = [];
  const paths = ['/', '/cidade-1', '/cidade-2', '/texto-1', '/texto-2'];
  const known = [];
  const agent = new Agent({ keepAlive: true });
  for (const path of paths) if ((await ask(origin, path, agent)) !== null) known.push(path);
  const visit = async (visitor) => {
    for (let count = visitor; !over(); count += 1) {
      found.push(await ask(origin, known[count % known.length], agent));
      await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  agent.destroy();
  const times = found.filter((ms) => ms !== null).sort((one, other) => one - other);
  return { times, failures: found.length - times.length };
}

stderr.write(`publishing ${pages} pages for the first time\n`);
const first = await start();
await sleep(1_000);
const idleEnd = performance.now() + seconds * 1000;
const idle = await read(first.origin, () => performance.now() > idleEnd);
await first.close();

// The name stands on every page.
const settings = join(siteDir, 'site.yaml');
const text = readFileSync(settings, 'utf8');
writeFileSync(settings, text.replace(/^( +name: ).*$/m, '$1Outro nome'));
stderr.write('publishing all of them again, with visitors\n');
const before = published();
const second = await start();
const since = performance.now();
const busy = await read(
  second.origin,
  () => published() > before || performance.now() - since > patience,
);
const took = (performance.now() - since) / 1000;
await second.close();
rmSync(folder, { recursive: true, force: true });

const percentile = ({ times }, part) =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))];
const row = (label, one) => [
  label,
  one.times.length,
  one.failures,
  ...[0.5, 0.95, 0.99, 1].map((part) => percentile(one, part).toFixed(1)),
];
const ratio = percentile(busy, 0.99) / percentile(idle, 0.99);
report(
  'publish-load',
  `## Visitors while every page is published

${where}. \`npm run bench:publish-load -- --pages ${pages}\`: ${visitors} visitors, each with ${pause} ms between two requests, for ${seconds} s at a server that does nothing else, and then while the process of a \`portao start\` builds and exchanges ${pages.toLocaleString('en')} pages (${took.toFixed(0)} s). Aim: a p99 of at most ${aim} times the idle one, no failure. It is ${ratio.toFixed(1)} times. Visitors, server and build share the machine.

${table([['', 'requests', 'failures', 'median, ms', 'p95, ms', 'p99, ms', 'longest, ms'], row('idle', idle), row('while pages are published', busy)])}`,
);
exit(busy.failures + idle.failures > 0 || ratio > aim ? 1 : 0);
