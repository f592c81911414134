// What a build costs, beside the least that it could cost (floor.mjs), on a site made from a seed (generate.mjs); then what
// the start of the data service takes (data.mjs).
//   npm run bench [-- --pages 140] [--rounds 5] [--seed 1]
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchData } from './data.mjs';
import { generateSite } from './generate.mjs';
import { machine } from './machine.mjs';
import { measure, median } from './measure.mjs';
import { report, root, table } from './report.mjs';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '140' }, rounds: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } } });
const [pages, rounds, seed] = [values.pages, values.rounds, values.seed].map(Number);

const where = machine();
const folder = mkdtempSync(join(tmpdir(), 'portao-bench-'));
const site = join(folder, 'site');
const out = join(folder, 'ours/dist');
const floorOut = join(folder, 'floor');
const layout = join(folder, 'layout.html');
const edited = join(site, 'pages/textos/texto-00000.yaml');

/** Bytes and number of the files below a folder whose names end so. */
function sizeOf(dir, ending) {
  const files = readdirSync(dir, { recursive: true }).filter((file) => file.endsWith(ending));
  return { count: files.length, bytes: files.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0) };
}

/** Runs our build and holds it to how many pages it must have rendered. */
async function build(rendered) {
  const run = await measure(join(root, 'cli/launch.mjs'), ['build', '--site', site, '--out', out, '--lang', 'en'], { cwd: root });
  const said = /^(\d+) pages .*: (\d+) rendered/m.exec(run.output);
  if (Number(said?.[1]) !== pages || Number(said?.[2]) !== rendered) throw new Error(`expected ${rendered} of ${pages} pages to be rendered:\n${run.output}`);
  return run;
}

async function floor() {
  rmSync(floorOut, { recursive: true, force: true });
  const run = await measure(join(root, 'bench/floor.mjs'), [site, floorOut, layout]);
  if (sizeOf(floorOut, '.html').count !== pages) throw new Error('the floor did not write every page');
  return run;
}

/** A built page with holes where the floor puts what it rendered. */
function makeLayout() {
  const html = readFileSync(join(out, 'texto-00000.html'), 'utf8');
  const filled = html
    .replace(/<title>.*?<\/title>/s, '<title>[[title]]</title>')
    .replace(/(<meta name="description" content=")[^"]*/, '$1[[description]]')
    .replace(/(<link rel="canonical" href="[^"]*)\/texto-00000/, '$1[[path]]')
    .replace(/(<main[^>]*>).*(<\/main>)/s, '$1[[main]]$2');
  if (filled.match(/\[\[\w+\]\]/g)?.length !== 4) throw new Error('a built page does not look as the floor expects');
  writeFileSync(layout, filled);
}

const runs = { floor: [], empty: [], unchanged: [], edited: [] };
try {
  generateSite(site, { pages, seed });
  await build(pages); // builds the shell as well, where the code is newer
  makeLayout();
  for (let round = 1; round <= rounds; round += 1) {
    const ours = async () => {
      rmSync(join(folder, 'ours'), { recursive: true, force: true });
      runs.empty.push(await build(pages));
      runs.unchanged.push(await build(0));
      writeFileSync(edited, readFileSync(edited, 'utf8').replace(/^( +lead: )(?:Rodada \d+\. )?/m, `$1Rodada ${round}. `));
      runs.edited.push(await build(1));
      if (!readFileSync(join(out, 'texto-00000.html'), 'utf8').includes(`Rodada ${round}. `)) throw new Error('the edited text is not on its page');
    };
    const least = async () => runs.floor.push(await floor());
    // By turns, so that neither always comes after the other.
    for (const run of round % 2 === 1 ? [least, ours] : [ours, least]) await run();
    process.stdout.write(`round ${round} of ${rounds}: floor ${runs.floor.at(-1).seconds.toFixed(2)} s, empty ${runs.empty.at(-1).seconds.toFixed(2)} s, nothing changed ${runs.unchanged.at(-1).seconds.toFixed(2)} s, one page edited ${runs.edited.at(-1).seconds.toFixed(2)} s\n`);
  }

  const yaml = sizeOf(join(site, 'pages'), '.yaml');
  const html = sizeOf(out, '.html');
  const floorHtml = sizeOf(floorOut, '.html');
  const kilobytes = ({ bytes, count }) => (bytes / count / 1024).toFixed(1);
  const row = (label, list) => {
    const seconds = list.map((run) => run.seconds);
    const ratios = list.map((run, index) => run.seconds / runs.floor[index].seconds);
    const of = (key, digits, unit) => (list.some((run) => run[key] === null) ? 'not measured here' : `${(median(list.map((run) => run[key])) / unit).toFixed(digits)}`);
    return [label, median(seconds).toFixed(2), `${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)}`, median(ratios).toFixed(2), of('cpu', 2, 1), of('memory', 0, 2 ** 20)];
  };
  report(
    `bench ${pages}`,
    [
      `## Building ${pages} pages`,
      '',
      `${where}. \`npm run bench -- --pages ${pages}\`: ${rounds} rounds, medians, seed ${seed}; ${kilobytes(yaml)} KB of YAML and ${kilobytes(html)} KB of HTML a page (${kilobytes(floorHtml)} KB from the floor). Wall clock from the start of the command to its end; ratios are of runs of the same round.`,
      '',
      table([
        ['', 'seconds', 'spread', 'times the floor', 'processor seconds', 'peak memory, MB'],
        row('floor: js-yaml, template strings, write', runs.floor),
        row('build, empty caches', runs.empty),
        row('build, nothing changed', runs.unchanged),
        row('build, one page edited', runs.edited),
      ]),
    ].join('\n'),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

await benchData({ rounds });
