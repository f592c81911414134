// Lighthouse on each kind of page that search engines may have, as it judges a phone by default.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execPath, platform } from 'node:process';
import { browserFlags } from '../tests/find-browser.mjs';
import { measure, median } from './measure.mjs';
import { plainEnv } from './project-copy.mjs';
import { report, root, table } from './report.mjs';
import { notMeasured } from './rows.mjs';

/** The last one that Node 20 runs. It is fetched when it is first wanted: installed, it is as large as all else together. */
const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Chromium now and then begins no trace for Lighthouse, which then asks to be run again: so often at most. */
const attempts = 4;

/** Path of Lighthouse's command, from the cache of npx; null where it cannot be had. */
function findLighthouse() {
  const { stdout } = spawnSync(
    'npx',
    ['--yes', `--package=lighthouse@${version}`, '--', execPath, '-p', 'process.env.PATH'],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: platform === 'win32',
    },
  );
  const commands = (stdout ?? '')
    .trim()
    .split(delimiter)
    .map((folder) => join(folder, '../lighthouse/cli/index.js'));
  return commands.find((file) => existsSync(file)) ?? null;
}

/** What `run` gives, after as many attempts as Lighthouse itself asks for. */
async function again(run) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !/run Lighthouse again/.test(error.message)) throw error;
    }
  }
}

/** One run: scores by category (0 to 100), `lcp` in s, `shift`, `blocked` in ms, and the audits that cost points. */
async function judge(command, url, { folder, executablePath }) {
  const file = join(folder, 'lighthouse.json');
  const flags = ['--headless=new', ...browserFlags].join(' ');
  await again(() =>
    measure(
      command,
      [
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${categories.join()}`,
        `--chrome-flags=${flags}`,
      ],
      { env: { ...plainEnv, CHROME_PATH: executablePath } },
    ),
  );
  const { audits, categories: found, runtimeError } = JSON.parse(readFileSync(file, 'utf8'));
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const costly = categories.flatMap((name) =>
    found[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => id),
  );
  return {
    scores: categories.map((name) => Math.round(found[name].score * 100)),
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    shift: audits['cumulative-layout-shift'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    costly,
  };
}

/** Judges every indexed kind (page-kinds.mjs) `runs` times and reports; says so where there is no Lighthouse. */
export async function reportLighthouse({ where, origin, kinds, runs, folder, executablePath }) {
  const command = findLighthouse();
  const rows = [];
  for (const [kind, { path, lcp }] of Object.entries(kinds).filter(([, { indexed }]) => indexed)) {
    if (!command) {
      rows.push([kind, `\`${path}\``, notMeasured, ...Array(8).fill('')]);
      continue;
    }
    const found = [];
    for (let run = 0; run < runs; run += 1)
      found.push(await judge(command, origin + path, { folder, executablePath }));
    const middle = (pick, digits) => median(found.map(pick)).toFixed(digits);
    const costly = [...new Set(found.flatMap((one) => one.costly))].map(
      (id) => `${id} (${found.filter((one) => one.costly.includes(id)).length})`,
    );
    rows.push([
      kind,
      `\`${path}\``,
      ...categories.map((_, index) => middle(({ scores }) => scores[index], 0)),
      middle((one) => one.lcp, 2),
      lcp.toFixed(1),
      middle((one) => one.shift, 3),
      middle((one) => one.blocked, 0),
      costly.join(', '),
    ]);
    process.stdout.write(
      `lighthouse, ${path}: ${rows.at(-1).slice(2, 6).join(' ')}, ${rows.at(-1)[6]} s\n`,
    );
  }
  report(
    'lighthouse',
    [
      '## Lighthouse',
      '',
      `${where}. \`npm run weight\`: Lighthouse ${version}, phone, simulated throttling (its defaults), a release from the production server over HTTP on this machine, ${runs} runs, medians. Aims: 100 in all four, largest paint of content as beside it, shift 0, blocking 0. The processor is slowed down from what this machine can do, so that whatever else runs shows. Last: what was below 90 of 100, and in how many runs.`,
      '',
      table([
        [
          'page',
          'path',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'largest paint, s',
          'aim',
          'shift',
          'blocking, ms',
          'below',
        ],
        ...rows,
      ]),
    ].join('\n'),
  );
}
