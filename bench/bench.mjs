// What building costs: generated pages beside the least that they could cost, the project's own site, the development
// server, requests a second beside nginx, the start of the data service, lines of code. All but the last is measured in a
// copy of the project.
//   npm run bench [-- --pages 1000,10000] [--shapes texts,lists] [--rounds 5] [--seed 1]
//                 [--only generated,own,watch,memory,requests,data,code]
import { parseArgs } from 'node:util';
import { reportCode } from './count.mjs';
import { benchData } from './data.mjs';
import { benchDevMemory } from './dev-memory.mjs';
import { benchGenerated, generatedPlace } from './generated.mjs';
import { benchOwnSite, ownPlace } from './own-site.mjs';
import { pageShapes } from './page-shapes.mjs';
import { ProjectCopy } from './project-copy.mjs';
import { benchRequests } from './requests.mjs';
import { benchWatch } from './watch.mjs';

const parts = ['generated', 'own', 'watch', 'memory', 'requests', 'data', 'code'];
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    shapes: { type: 'string', default: Object.keys(pageShapes).join() },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: parts.join() },
  },
});
const sizes = values.pages.split(',').map(Number);
const [rounds, seed] = [values.rounds, values.seed].map(Number);
const shapes = values.shapes.split(',');
const wanted = new Set(values.only.split(','));
if (![...sizes, rounds, seed].every(Number.isInteger)) throw new Error('numbers are whole');
if (!shapes.every((shape) => Object.hasOwn(pageShapes, shape)))
  throw new Error(`--shapes knows ${Object.keys(pageShapes).join()}`);
if (![...wanted].every((part) => parts.includes(part)))
  throw new Error(`--only knows ${parts.join()}`);

/** Pages for which the memory of the development server is promised, beside the sizes of this run. */
const smallSite = 200;

const project = new ProjectCopy();
const place = (pages, shape = 'texts') => generatedPlace(project, { pages, seed, shape });
try {
  await project.prepare();
  if (wanted.has('own')) await benchOwnSite(project, { rounds });
  if (wanted.has('generated'))
    for (const shape of shapes)
      for (const pages of sizes) await benchGenerated(project, place(pages, shape), { rounds });
  if (wanted.has('watch'))
    await benchWatch(project, [
      { ...ownPlace(project), label: 'this project', aim: '50 ms' },
      ...sizes.map((pages) => ({ ...place(pages), aim: '60 ms at 10000' })),
    ]);
  if (wanted.has('memory'))
    await benchDevMemory(project, [
      { ...place(smallSite), aim: '300' },
      ...sizes.map((pages) => ({ ...place(pages), aim: '500 at 10000' })),
    ]);
  if (wanted.has('requests')) await benchRequests(project, { rounds });
} finally {
  project.remove();
}
if (wanted.has('data')) await benchData({ rounds });
if (wanted.has('code')) reportCode();
