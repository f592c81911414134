// Watch mode: how long after a document is saved the development server answers with its new text.
import { setTimeout as sleep } from 'node:timers/promises';
import { before } from './before.mjs';
import { machine } from './machine.mjs';
import { median } from './measure.mjs';
import { editHeading, plainEnv } from './project-copy.mjs';
import { report, table } from './report.mjs';
import { startServer } from './start-server.mjs';

/** Edits of each site, and those before that are not counted: the first ones warm the server up. */
const edits = 20;
const warmUp = 5;
/** Between two questions whether the new text is there, ms. */
const pause = 1;
/** Between two edits, ms, by turns of this much more: nobody saves in step with a timer of ours. */
const rest = 150;
/** Longest wait for a text, ms. */
const patience = 10_000;
/** The server listens before it watches: so often the first edit is made anew. */
const attempts = 12;

/** Saves a heading with `mark` in it, and waits for the page that shows it: ms, or null if it does not come. */
async function saveAndWait({ file, path }, origin, mark) {
  const since = performance.now();
  editHeading(file, mark);
  while (performance.now() - since < patience) {
    const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
    if ((await answer.text()).includes(`${mark}<`)) return performance.now() - since;
    await sleep(pause);
  }
  return null;
}

async function untilItWatches(place, origin) {
  for (let attempt = 1; attempt <= attempts; attempt += 1)
    if ((await saveAndWait(place, origin, `Rodada ${500 + attempt}`)) !== null) return;
  throw new Error(`${place.path}: the development server does not see edits`);
}

/** Times from saving to the new page, ms. `place` is a site with a page of its own to edit. */
async function timesOf(project, place) {
  const server = await startServer(project.command, ['dev', '--site', place.site], {
    cwd: project.root,
    env: plainEnv,
  });
  try {
    const times = [];
    await untilItWatches(place, server.origin);
    for (let edit = 1; edit <= warmUp + edits; edit += 1) {
      const time = await saveAndWait(place, server.origin, `Rodada ${1000 + edit}`);
      if (time === null) throw new Error(`${place.path}: edit ${edit} was not seen`);
      times.push(time);
      await sleep(rest + (edit % 7) * 11);
    }
    return times.slice(warmUp);
  } finally {
    await server.close();
  }
}

/** Edits a page of each place (`site`, `file`, `path`, `label`, `aim`) under a development server, and reports. */
export async function benchWatch(project, places) {
  const where = machine();
  const rows = [];
  for (const place of places) {
    const times = await timesOf(project, place);
    rows.push([
      place.label,
      median(times).toFixed(0),
      Math.max(...times).toFixed(0),
      before('watch', place.pages),
      place.aim,
    ]);
    process.stdout.write(`watch, ${place.label}: ${median(times).toFixed(0)} ms\n`);
  }
  report(
    'watch',
    [
      '## Watch mode',
      '',
      `${where}. \`npm run bench\`: \`portao dev\` runs, a page is saved ${edits} times. Milliseconds from before the file is written until the new HTML has been answered; the page is asked for again and again meanwhile.`,
      '',
      table([['site', 'median, ms', 'worst, ms', 'before', 'aim'], ...rows]),
    ].join('\n'),
  );
}
