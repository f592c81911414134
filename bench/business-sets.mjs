// Sets of changes of the business's data: published in pairs at once, and killed in the middle of it.
//   npm run bench:sets [-- --pairs 200] [--kills 300] [--git]
// Each set changes several fields, the first one in two files, so that half of one shows. Of each second pair both change the
// same fields, of the others each its own. After a kill (SIGKILL of the server with all that it started) the server starts again
// over what is there.
// With --git the folder lies in a repository where somebody has staged a file, changed another one and added a third: each set
// that is published is one commit, and theirs stays as it is.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath, exit, stderr } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from './free-port.mjs';
import { machine } from './machine.mjs';
import { median } from './measure.mjs';
import { report, root, table } from './report.mjs';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '200' },
    kills: { type: 'string', default: '300' },
    site: { type: 'string', default: 'site' },
    git: { type: 'boolean', default: false },
  },
});
const [pairs, kills] = [values.pairs, values.kills].map(Number);
const where = machine();
const folder = mkdtempSync(join(tmpdir(), 'portao-sets-'));
const siteDir = join(folder, 'site');
cpSync(join(root, values.site), siteDir, {
  recursive: true,
  filter: (path) => !/\/(?:dist|\.portao|\.data)$/.test(path),
});
const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
if (values.git) {
  const developer = ['-c', 'user.name=Developer', '-c', 'user.email=dev@example.com'];
  git('init', '-q', '-b', 'main');
  writeFileSync(join(folder, '.gitignore'), 'dist*\n.*\ndata\n');
  git('add', '--', '.');
  git(...developer, 'commit', '-qm', 'first');
  writeFileSync(join(folder, 'staged.txt'), 'staged\n');
  git('add', '--', 'staged.txt');
  appendFileSync(join(siteDir, 'pages/index.yaml'), '# being written\n');
  writeFileSync(join(folder, 'new.txt'), 'new\n');
}
/** What somebody has done in the repository and not committed. */
const theirs = () => git('status', '--porcelain') + git('diff', '--cached') + git('diff');
const [theirsBefore, first] = values.git ? [theirs(), commits()] : ['', 0];
/** Commits of the repository, merges and roots included. */
function commits() {
  return Number(git('rev-list', '--count', 'HEAD'));
}
/** The published sets until now. */
let publishedSets = 0;
/** Notes where the repository is not what it should be: one commit for each set, as the folder is, and theirs untouched. */
function lookAtGit(what) {
  if (!values.git) return;
  const made = commits() - first;
  if (made !== publishedSets) fault(`${what}: ${made} commits of ${publishedSets} published sets`);
  for (const file of files)
    if (git('show', `HEAD:site/${file}`) !== textIn(file))
      fault(`${what}: the commit is not what the folder has of ${file}`);
  if (theirs() !== theirsBefore) fault(`${what}: what somebody works on is another`);
}
const admin = { email: 'admin@example.com', password: 'sets-of-the-bench-28' };
const port = await freePort();
const origin = `http://localhost:${port}`;

/** So long (ms) a start may take. */
const startPatience = 120_000;

/** Starts the server over the folder, and waits until it takes sets. `kill` ends it with all that it started. */
async function startSite() {
  const server = spawn(
    execPath,
    [
      join(root, 'cli/launch.mjs'),
      ...['start', '--site', siteDir, '--out', join(folder, 'dist'), '--port', String(port)],
    ],
    {
      cwd: root,
      detached: true,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        LANG: 'C',
        DATA_DIR: join(folder, 'data'),
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      },
    },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  const since = performance.now();
  while ((await ask().catch(() => null))?.status !== 200) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    if (performance.now() - since > startPatience) throw new Error('the server takes no sets');
    await sleep(100);
  }
  return {
    ms: performance.now() - since,
    async kill() {
      process.kill(-server.pid, 'SIGKILL');
      await ended;
    },
    async close() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

let token = '';
async function signIn() {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'portao', 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  token = answer.ok ? (await answer.json()).access_token : '';
}

/** Asks for the data, or sends a request; waits where too many were sent. */
async function ask(request) {
  for (;;) {
    if (token === '') await signIn();
    const answer = await fetch(`${origin}/portao/business?language=en`, {
      ...(request ? { method: 'POST', body: JSON.stringify(request) } : {}),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    if (answer.status === 401) token = '';
    if (answer.status !== 429 && answer.status !== 401) return answer;
    await answer.arrayBuffer();
    await sleep(500);
  }
}
const read = async () => (await (await ask()).json()).value;
const valueAt = (value, at) => at.reduce((inner, step) => inner?.[step], value);

/** Texts that a bench may change: a set over two files, and another one. */
const own = [
  [
    ['business', 'description'],
    ['business', 'address', 'street'],
    ['blocks', 'testimonials', 'partials/confianca.yaml', 'items', 0, 'text'],
  ],
  [
    ['business', 'name'],
    ['business', 'address', 'locality'],
  ],
];
/** The document that a text stands in. */
const fileOf = (at) => (at[0] === 'blocks' ? at[2] : 'site.yaml');
const files = [...new Set(own.flat().map(fileOf))];
const textIn = (file) => readFileSync(join(siteDir, file), 'utf8');
const texts = {};
/** A set of changes of places to a text of a round, as somebody saw them in `seen`. */
const setOf = (fields, mark, seen) => ({
  what: 'publish',
  changes: fields.map((at) => ({
    at,
    before: valueAt(seen, at),
    after: `${texts[at.join('.')]} ${mark}`,
  })),
});
const has = (value, { changes }) => changes.filter(({ at, after }) => valueAt(value, at) === after);

const faults = [];
/** Notes what should not be, and says it at once. */
const fault = (text) => {
  faults.push(text);
  stderr.write(`${text}\n`);
};
const counts = {
  merged: 0,
  conflicts: 0,
  other: 0,
  acknowledged: 0,
  unknown: 0,
  kept: 0,
  dropped: 0,
};
const restarts = [];
let server = await startSite();
const state = await read();
for (const at of own.flat()) {
  const text = valueAt(state, at);
  if (typeof text !== 'string') throw new Error(`${at.join('.')} is no text in ${values.site}`);
  texts[at.join('.')] = text;
}

for (let pair = 1; pair <= pairs; pair += 1) {
  const isSame = pair % 2 === 1;
  const seen = await read();
  const sets = [setOf(own[0], `a${pair}`, seen), setOf(isSame ? own[0] : own[1], `b${pair}`, seen)];
  const answers = await Promise.all(sets.map(async (set) => (await ask(set)).json()));
  const now = await read();
  const told = answers.map(({ is }) => is).join(' and ');
  sets.forEach((set, at) => {
    const found = has(now, set).length;
    const wanted = answers[at].is === 'published' ? set.changes.length : 0;
    if (found !== wanted)
      fault(
        `pair ${pair}: of a set that was ${answers[at].is}, ${found} of ${set.changes.length} are there`,
      );
  });
  if (isSame && [...told.split(' and ')].sort().join() === 'conflict,published') {
    counts.conflicts += 1;
    const { changes = [] } = answers.find(({ is }) => is === 'conflict');
    const winner = sets[answers.findIndex(({ is }) => is === 'published')];
    const { length } = own[0];
    if (has(Object(now), winner).length !== length || changes.length !== length)
      fault(`pair ${pair}: the conflict does not show both values`);
  } else if (!isSame && told === 'published and published') counts.merged += 1;
  else {
    counts.other += 1;
    fault(`pair ${pair} (${isSame ? 'same' : 'different'} fields): ${told}`);
  }
  publishedSets += answers.filter(({ is }) => is === 'published').length;
  lookAtGit(`pair ${pair}`);
  stderr.write(`pair ${pair}/${pairs}: ${told}\n`);
}

/** Publishes a set undisturbed; how long it took, ms. */
async function undisturbed(mark) {
  const set = setOf(own[0], mark, await read());
  const since = performance.now();
  await (await ask(set)).json();
  publishedSets += 1;
  return performance.now() - since;
}
/** Kills between two looks at how busy the machine is. */
const between = 10;
let longest = 0;
for (let kill = 1; kill <= kills; kill += 1) {
  // Kills fall anywhere within a set, of a server that has just started as theirs.
  if (kill % between === 1) longest = (await undisturbed(`u${kill}`)) * 1.1;
  const seen = await read();
  const set = setOf(own[0], `k${kill}`, seen);
  let isAcknowledged = false;
  const asked = ask(set)
    .then(
      async (answer) => (isAcknowledged = (await answer.json()).is === 'published'),
      () => undefined,
    )
    .catch(() => undefined);
  await sleep(Math.random() * longest);
  await server.kill();
  await asked;
  server = await startSite();
  restarts.push(server.ms);
  const found = has(await read(), set).length;
  const inFile = set.changes.filter(({ at, after }) => textIn(fileOf(at)).includes(after)).length;
  const all = set.changes.length;
  counts[isAcknowledged ? 'acknowledged' : 'unknown'] += 1;
  counts[found === all ? 'kept' : 'dropped'] += 1;
  publishedSets += found === all ? 1 : 0;
  lookAtGit(`kill ${kill}`);
  if (found % all || inFile % all)
    fault(`kill ${kill}: half a set (${found}, in the file ${inFile})`);
  if (isAcknowledged && found < all) fault(`kill ${kill}: an acknowledged set is lost`);
  if (found !== inFile) fault(`kill ${kill}: ${found} are public, ${inFile} in the file`);
  stderr.write(
    `kill ${kill}/${kills}: ${isAcknowledged ? 'acknowledged' : 'no answer'}, ${found} of ${all} there, up again after ${Math.round(server.ms)} ms\n`,
  );
}
await server.close();

const inGit = values.git
  ? ` The folder lies in a repository in which somebody is at work: ${publishedSets} sets were published, and the repository has ${commits() - first} commits of them.`
  : '';
rmSync(folder, { recursive: true, force: true });
report(
  values.git ? 'business-sets-git' : 'business-sets',
  `## Sets of changes of the business's data${values.git ? ', in a repository' : ''}

Sets of two fields and, in two files, of three of \`${values.site}\`, published through \`npm start\`; \`npm run bench:sets${values.git ? ' -- --git' : ''}\`, ${where}.${inGit}

${table([
  [
    'pairs at once',
    'same fields: one published, one told',
    'different fields: both published',
    'otherwise',
  ],
  [pairs, counts.conflicts, counts.merged, counts.other],
])}

${table([
  [
    'kills while publishing',
    'acknowledged before',
    'no answer',
    'whole set there after',
    'nothing of it there',
    'faults',
    'up again, median',
  ],
  [
    kills,
    counts.acknowledged,
    counts.unknown,
    counts.kept,
    counts.dropped,
    faults.length,
    kills > 0 ? `${(median(restarts) / 1000).toFixed(1)} s` : '–',
  ],
])}
${faults.map((one) => `\n- ${one}`).join('')}`,
  'data-service',
);
exit(faults.length > 0 ? 1 : 0);
