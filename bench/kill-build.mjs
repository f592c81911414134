// Kills the build of the real site at random moments while a server serves it, and looks at every page that it serves meanwhile.
//   npm run bench:kill-build [-- --times 200] [--full 20]
// Each round builds the site for another address, so that every page changes. Then a build that is let finish must leave
// what a fresh one makes. `--full` rounds run on a "full disk": the build may write files up to a random size only.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath, exit, stderr } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machine } from './machine.mjs';
import { median } from './measure.mjs';
import { report, root, table } from './report.mjs';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '200' }, full: { type: 'string', default: '20' } },
});
const [times, full] = [values.times, values.full].map(Number);
const where = machine();
const folder = mkdtempSync(join(tmpdir(), 'portao-kill-build-'));
const siteDir = join(folder, 'site');
cpSync(join(root, 'site'), siteDir, { recursive: true });

/** Addresses that the site is built for by turns. */
const variants = ['https://um.exemplo.com.br', 'https://outro.exemplo.com.br'];
const launch = join(root, 'cli/launch.mjs');

/** Starts a build; `blocks` of 1,024 bytes are the largest file that it may write. */
function startBuild(outDir, variant, blocks = 0) {
  const words = [launch, 'build', '--site', siteDir, '--out', outDir];
  const env = { PATH: process.env.PATH, LANG: 'C', SITE_URL: variants[variant] };
  const child =
    blocks > 0
      ? spawn('bash', ['-c', `ulimit -f ${blocks}; exec "$0" "$@"`, execPath, ...words], {
          env,
          stdio: ['ignore', 'ignore', 'pipe'],
          detached: true,
        })
      : spawn(execPath, words, { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, said })),
  );
  const kill = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  return { ended, kill };
}

/** Text of every page and file for hosts of a web root, by path; hashed files stay for a while and are left out. */
function contentsOf(outDir) {
  const names = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1));
  return new Map(
    names
      .filter((name) => !/^(?:assets|media)\//.test(name))
      .map((name) => [name, readFileSync(join(outDir, name), 'latin1')]),
  );
}

const addressOf = (file) => `/${file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;

/** What each variant is when it is built undisturbed, and how long that takes, ms. */
async function referenceOf(variant) {
  const outDir = join(folder, `whole-${variant}`, 'dist');
  mkdirSync(outDir, { recursive: true });
  const since = performance.now();
  const { code, said } = await startBuild(outDir, variant).ended;
  if (code !== 0) throw new Error(`the site does not build: ${said}`);
  return { contents: contentsOf(outDir), ms: performance.now() - since };
}

stderr.write('building both variants undisturbed…\n');
await referenceOf(0); // the bundles, which no later build makes
const whole = [await referenceOf(0), await referenceOf(1)];
const longest = Math.max(...whole.map(({ ms }) => ms));
const pages = [...whole[0].contents.keys()]
  .filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
  .map((file) => ({ file, address: addressOf(file) }));

const outDir = join(folder, 'served', 'dist');
mkdirSync(outDir, { recursive: true });
await startBuild(outDir, 0).ended;
const server = spawn(execPath, [launch, 'serve', '--out', outDir, '--port', '0'], {
  env: { PATH: process.env.PATH, LANG: 'C' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise((resolve, reject) => {
  let said = '';
  server.stdout.on('data', (chunk) => {
    said += chunk;
    const found = /http:\/\/localhost:\d+/.exec(said);
    if (found) resolve(found[0]);
  });
  server.once('close', () => reject(new Error(`the server ended: ${said}`)));
});

const faults = [];
let answered = 0;
/** Asks for every page once; each must be whole, of one variant or the other. */
async function askAll(when) {
  for (const { file, address } of pages) {
    const response = await fetch(url + address).catch((error) => ({
      status: String(error),
      text: () => '',
    }));
    const text = Buffer.from(await response.text(), 'utf8').toString('latin1');
    answered += 1;
    if (response.status !== 200 || whole.every(({ contents }) => contents.get(file) !== text))
      faults.push(
        `${when}: ${address} was answered with ${response.status}, ${text.length} bytes that no build made`,
      );
  }
}

const ends = { killed: 0, finished: 0, refused: 0 };
const after = [];
for (let round = 1; round <= times + full; round++) {
  const variant = round % 2;
  const onFullDisk = round > times;
  const begun = startBuild(outDir, variant, onFullDisk ? 1 + Math.floor(Math.random() * 120) : 0);
  let over = false;
  const asking = (async () => {
    while (!over) await askAll(`round ${round}, while it builds`);
  })();
  if (!onFullDisk) {
    // Anywhere in it: a little more than it takes, so that some come through.
    await sleep(Math.random() * longest * 1.1);
    begun.kill();
  }
  const end = await begun.ended;
  if (end.signal) ends.killed += 1;
  else if (end.code === 0) ends.finished += 1;
  else {
    ends.refused += 1;
    if (/^\s+at /m.test(end.said))
      faults.push(`round ${round}: a stack for a user: ${end.said.slice(0, 300)}`);
  }
  over = true;
  await asking;
  await askAll(`round ${round}, after it ended`);
  const since = performance.now();
  const next = await startBuild(outDir, variant).ended;
  after.push(performance.now() - since);
  if (next.code !== 0)
    faults.push(
      `round ${round}: the next build ended with ${next.code ?? next.signal}: ${next.said}`,
    );
  const now = contentsOf(outDir);
  const other = new Set(
    [...now.keys(), ...whole[variant].contents.keys()].filter(
      (file) => now.get(file) !== whole[variant].contents.get(file),
    ),
  );
  if (other.size > 0)
    faults.push(`round ${round}: after the next build ${[...other].slice(0, 5).join(', ')} differ`);
  stderr.write(
    `${round}/${times + full}  ${onFullDisk ? 'full disk' : 'killed'}: ${end.signal ?? `ended with ${end.code}`}, ${answered} answers, ${faults.length} faults\n`,
  );
}

// Two at once: one waits for the other.
const both = [startBuild(outDir, 0), startBuild(outDir, 1)];
const codes = (await Promise.all(both.map(({ ended }) => ended))).map(({ code }) => code);
const last = contentsOf(outDir);
const isVariant = whole.some(({ contents }) =>
  [...contents].every(([file, text]) => last.get(file) === text),
);
if (codes.some((code) => code !== 0) || !isVariant)
  faults.push(
    `two builds at once ended with ${codes.join(' and ')}, ${isVariant ? 'whole' : 'mixed'}`,
  );

server.kill('SIGTERM');
rmSync(folder, { recursive: true, force: true });
stderr.write(faults.slice(0, 40).join('\n'));
report(
  'kill-build',
  `## Killed in the middle of a build

A build of the ${pages.length} pages of this site, each of which changes, is killed (SIGKILL) ${times} times at random moments of the ${(longest / 1000).toFixed(1)} s that it takes, and runs ${full} times into a limit on the size of its files, while a server serves the folder and every page is asked for again and again. A fault is an answer that is not a whole page of before or after, a next build that does not leave what a fresh one makes, or a stack. At the end two builds start at once. \`npm run bench:kill-build\`, ${where}.

${table([
  [
    'rounds',
    'killed',
    'came through',
    'refused',
    'answers looked at',
    'faults',
    'the next build, median',
    'two at once',
  ],
  [
    times + full,
    ends.killed,
    ends.finished,
    ends.refused,
    answered,
    faults.length,
    `${(median(after) / 1000).toFixed(1)} s`,
    isVariant && codes.every((code) => code === 0) ? 'one waited, whole' : 'FAULT',
  ],
])}`,
);
exit(faults.length > 0 ? 1 : 0);
