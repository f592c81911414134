// The build of a site made from a seed (generate.mjs), beside the least that it could cost (floor.mjs).
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSite } from './generate.mjs';
import { layoutFrom } from './layout.mjs';
import { machine, versions } from './machine.mjs';
import { measure, median } from './measure.mjs';
import { editHeading } from './project-copy.mjs';
import { report, root, table } from './report.mjs';
import { MB, medianOf, notMeasured, runRow } from './rows.mjs';

/** Size for which times are promised, pages. */
const promised = 10_000;
/** The page that is edited, and that the floor takes its layout from. */
const edited = 'texto-00000';

/** Bytes and number of the files below a folder whose names end so. */
function sizeOf(dir, ending) {
  const files = readdirSync(dir, { recursive: true }).filter((file) => file.endsWith(ending));
  return {
    count: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0),
  };
}

const kilobytes = ({ bytes, count }) => (bytes / count / 1024).toFixed(1);
/** Memory of an empty build of each further page, KB, from the builds of two sizes. */
function slope(large, small, pages) {
  if ([...large, ...small].some(({ memory }) => memory === null)) return notMeasured;
  return (
    (median(large.map(({ memory }) => memory)) - median(small.map(({ memory }) => memory))) /
    1024 /
    pages
  ).toFixed(1);
}

/** Generates a site of `pages` pages in the folder of the project copy: its folder `site`, and the `file` and `path` of a page to edit. */
export function generatedPlace(project, { pages, seed }) {
  const site = join(project.folder, 'site');
  generateSite(site, { pages, seed });
  return { site, file: join(site, `pages/textos/${edited}.yaml`), path: `/${edited}`, pages };
}

/** Builds a `generatedPlace` `rounds` times by turns with the floor, and half as many pages for their memory, and reports. */
export async function benchGenerated(project, { site, file, pages }, { rounds, seed }) {
  const where = machine();
  const [half, layout] = ['half', 'layout.json'].map((name) => join(project.folder, name));
  const fewer = Math.max(4, Math.floor(pages / 2));
  generateSite(half, { pages: fewer, seed });
  let out = await project.empty();
  let floorOut;
  await project.build(site, out, { pages });
  const html = sizeOf(out, '.html');
  writeFileSync(
    layout,
    JSON.stringify(layoutFrom(readFileSync(join(out, `${edited}.html`), 'utf8'), edited)),
  );

  const runs = { floor: [], empty: [], unchanged: [], edited: [], half: [] };
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
    runs.half.push(await project.build(half, await project.empty(), { pages: fewer }));
  };
  for (let round = 1; round <= rounds; round += 1) {
    // By turns, so that neither always comes after the other.
    for (const run of round % 2 === 1 ? [floor, empty] : [empty, floor]) await run();
    await again(round);
    const last = (list) => list.at(-1).seconds.toFixed(2);
    process.stdout.write(
      `round ${round} of ${rounds}: floor ${last(runs.floor)} s, empty ${last(runs.empty)} s, nothing changed ${last(runs.unchanged)} s, one page edited ${last(runs.edited)} s\n`,
    );
  }

  const ratio = (list) =>
    median(list.map((run, index) => run.seconds / runs.floor[index].seconds)).toFixed(2);
  const at = (aim) => (pages === promised ? aim : `${aim} at ${promised}`);
  report(
    `bench ${pages}`,
    [
      `## Building ${pages} generated pages`,
      '',
      `${where}, ${versions('react', 'vite', 'js-yaml')}. \`npm run bench -- --pages ${pages}\`: ${rounds} rounds, medians, seed ${seed}; ${kilobytes(sizeOf(join(site, 'pages'), '.yaml'))} KB of YAML and ${kilobytes(html)} KB of HTML a page (${kilobytes(sizeOf(floorOut, '.html'))} KB from the floor). Shell built, no compressed copies, no data service. Wall clock from the start of the command to its end; ratios are of runs of the same round. Memory is that of the whole tree of processes.`,
      '',
      table([
        ['', 'seconds', 'spread', 'times the floor', 'processor seconds', 'peak memory, MB', 'aim'],
        runRow('floor: js-yaml, template strings, write', runs.floor, '', '1.00'),
        runRow(
          'build, caches empty',
          runs.empty,
          `${at('0.75 x the floor')}, 300 MB`,
          ratio(runs.empty),
        ),
        runRow('build, nothing changed', runs.unchanged, at('0.8 s'), ratio(runs.unchanged)),
        runRow('build, one page edited', runs.edited, at('1.2 s'), ratio(runs.edited)),
        runRow(`build of ${fewer} pages, caches empty`, runs.half, '', ''),
      ]),
      '',
      `Memory of each further page, from ${fewer} to ${pages}: ${slope(runs.empty, runs.half, pages - fewer)} KB (${medianOf(runs.half, 'memory', 0, MB)} MB to ${medianOf(runs.empty, 'memory', 0, MB)} MB); aim: 10 KB.`,
    ].join('\n'),
  );
}
