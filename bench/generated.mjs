// The build of a site made from a seed (generate.mjs), beside the least that it could cost (floor.mjs).
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before } from './before.mjs';
import { generateSite } from './generate.mjs';
import { layoutFrom } from './layout.mjs';
import { machine, versions } from './machine.mjs';
import { measure, median } from './measure.mjs';
import { pageShapes } from './page-shapes.mjs';
import { editHeading } from './project-copy.mjs';
import { report, root, table } from './report.mjs';
import { notMeasured, runRow } from './rows.mjs';

/** Size for which times are promised, pages, and how many times the floor a first build may then take. */
const promised = 10_000;
const timesTheFloor = { texts: '1.6', lists: '1.0' };
/** The page that is edited, and that the floor takes its layout from. */
const edited = 'texto-00000';
/** Numbers of threads that are compared; of the second against the first a share is promised. */
const threads = [1, 2, 4];

/** Bytes and number of the files below a folder whose names end so. */
function sizeOf(dir, ending) {
  const files = readdirSync(dir, { recursive: true }).filter((file) => file.endsWith(ending));
  return {
    count: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0),
  };
}

const kilobytes = ({ bytes, count }) => (bytes / count / 1024).toFixed(1);

/**
 * Generates a site of `pages` pages in a new folder of the project copy: its folder `site`, `file` and `path` of a page to
 * edit, and what it was made from.
 */
export function generatedPlace(project, { pages, seed, shape }) {
  const site = project.fresh('site');
  generateSite(site, { pages, seed, shape });
  const label = `${pages} generated pages`;
  const file = join(site, `pages/textos/${edited}.yaml`);
  return { site, file, path: `/${edited}`, pages, seed, shape, label };
}

/** Median of the times of some runs, each divided by that of the other run of its round. */
const ratio = (list, others, key = 'seconds') =>
  list.some((run) => run[key] === null)
    ? notMeasured
    : median(list.map((run, index) => run[key] / others[index][key])).toFixed(2);

/** Builds a `generatedPlace` `rounds` times by turns with the floor, and with every number of threads, and reports. */
export async function benchGenerated(project, { site, file, pages, seed, shape }, { rounds }) {
  const where = machine();
  const { drawings, label } = pageShapes[shape];
  const layout = project.fresh('layout.json');
  let out = await project.empty();
  let floorOut;
  await project.build(site, out, { pages });
  const html = sizeOf(out, '.html');
  const page = readFileSync(join(out, `${edited}.html`), 'utf8');
  writeFileSync(layout, JSON.stringify(layoutFrom(page, edited, drawings)));

  const runs = { floor: [], empty: [], unchanged: [], edited: [] };
  const floor = async () => {
    floorOut = project.fresh('floor');
    runs.floor.push(await measure(join(root, 'bench/floor.mjs'), [site, floorOut, layout]));
    if (sizeOf(floorOut, '.html').count !== pages)
      throw new Error('the floor did not write every page');
  };
  const empty = async () => {
    out = await project.empty();
    runs.empty.push(await project.build(site, out, { pages }));
  };
  const again = async (round) => {
    runs.unchanged.push(await project.build(site, out, { pages, rendered: 0 }));
    editHeading(file, `Rodada ${round}`);
    runs.edited.push(await project.build(site, out, { pages, rendered: 1 }));
    if (!readFileSync(join(out, `${edited}.html`), 'utf8').includes(`Rodada ${round}`))
      throw new Error('the edited text is not on its page');
  };
  const shared = (await project.hasThreads()) ? threads : [];
  const byThreads = new Map(shared.map((count) => [count, []]));
  for (let round = 1; round <= rounds; round += 1) {
    // By turns, so that neither always comes after the other.
    for (const run of round % 2 === 1 ? [floor, empty] : [empty, floor]) await run();
    await again(round);
    for (const count of round % 2 === 1 ? shared : shared.toReversed()) {
      const flags = ['--threads', String(count)];
      byThreads.get(count).push(await project.build(site, await project.empty(), { pages, flags }));
    }
    const last = (list) => list.at(-1).seconds.toFixed(2);
    process.stdout.write(
      `round ${round} of ${rounds}: floor ${last(runs.floor)} s, empty ${last(runs.empty)} s, nothing changed ${last(runs.unchanged)} s, one page edited ${last(runs.edited)} s\n`,
    );
  }

  const at = (aim) => (pages === promised ? aim : `${aim} at ${promised}`);
  const row = (name, list, key, aim) =>
    runRow(name, list, {
      before: before(`${shape} ${pages}`, key),
      aim,
      more: [ratio(list, runs.floor), ratio(list, runs.floor, 'cpu'), ratio(list, runs.empty)],
    });
  report(
    `bench ${shape} ${pages}`,
    [
      `## Building ${pages} generated pages of ${label}`,
      '',
      `${where}, ${versions('react', 'vite', 'js-yaml')}. \`npm run bench -- --pages ${pages} --shapes ${shape}\`: ${rounds} rounds, medians, seed ${seed}; ${kilobytes(sizeOf(join(site, 'pages'), '.yaml'))} KB of YAML, ${kilobytes(html)} KB of HTML and ${page.match(/<a /g).length} links a page (${kilobytes(sizeOf(floorOut, '.html'))} KB of HTML from the floor). Scripts bundled, no compressed copies, no data service. Wall clock from the start of the command to its end; ratios are of runs of the same round, and those of processor seconds suffer less from what else the machine does. Memory is that of the whole tree of processes and their threads.`,
      '',
      table([
        [
          '',
          'seconds',
          'spread',
          'times the floor',
          'of its processor time',
          'times a first build',
          'processor seconds',
          'peak memory, MB',
          'before',
          'aim',
        ],
        row('floor: js-yaml, template strings, write', runs.floor),
        row(
          'build, caches empty',
          runs.empty,
          'empty',
          at(`${timesTheFloor[shape]} x the floor, 350 MB`),
        ),
        row('build, nothing changed', runs.unchanged),
        row('build, one page edited', runs.edited, 'edited', at('0.10 x a first build')),
        ...shared.map((count) => row(`build with --threads ${count}`, byThreads.get(count))),
      ]),
      '',
      shared.length > 0
        ? `Two threads against one: ${ratio(byThreads.get(2), byThreads.get(1))}; aim: ${at('0.65')}.`
        : 'This build has no option for its number of threads.',
    ].join('\n'),
  );
}
