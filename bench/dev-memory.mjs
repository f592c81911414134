// Memory of the development server, after it has shown a page.
import { setTimeout as sleep } from 'node:timers/promises';
import { before } from './before.mjs';
import { machine } from './machine.mjs';
import { memoryOf } from './measure.mjs';
import { plainEnv } from './project-copy.mjs';
import { report, table } from './report.mjs';
import { MB, notMeasured } from './rows.mjs';
import { startServer } from './start-server.mjs';

/** Between two looks, ms; memory has settled when it changes by less than this share for this many looks. */
const pause = 500;
const steady = 0.01;
const looks = 6;
/** Longest wait for that, looks. */
const patience = 120;

/** What the tree of a process has in memory when that no longer changes (`memoryOf`). */
async function settledMemory(pid) {
  let last = memoryOf(pid);
  for (let look = 0, calm = 0; last !== null && look < patience && calm < looks; look += 1) {
    await sleep(pause);
    const next = memoryOf(pid);
    calm = Math.abs(next.now - last.now) < steady * last.now ? calm + 1 : 0;
    last = next;
  }
  return last;
}

const megabytes = (bytes) => (bytes === undefined ? notMeasured : (bytes / MB).toFixed(0));

/** Shows a page of each place (`site`, `path`, `label`, `pages`, `aim`) under a development server, and reports what that holds. */
export async function benchDevMemory(project, places) {
  const where = machine();
  const rows = [];
  for (const { site, path, label, pages, aim } of places) {
    const server = await startServer(project.command, ['dev', '--site', site], {
      cwd: project.root,
      env: plainEnv,
    });
    try {
      const answer = await fetch(server.origin + path, { headers: { accept: 'text/html' } });
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
      await answer.text();
      const memory = await settledMemory(server.pid);
      rows.push([
        label,
        megabytes(memory?.now),
        megabytes(memory?.peak),
        before('dev memory', pages),
        aim,
      ]);
      process.stdout.write(`development server, ${label}: ${rows.at(-1)[1]} MB\n`);
    } finally {
      await server.close();
    }
  }
  report(
    'dev memory',
    [
      '## Memory of the development server',
      '',
      `${where}. \`npm run bench\`: \`portao dev\` has shown one page, and its memory has settled. All its processes together, MB.`,
      '',
      table([['site', 'settled, MB', 'at its peak, MB', 'before', 'aim, settled'], ...rows]),
    ].join('\n'),
  );
}
