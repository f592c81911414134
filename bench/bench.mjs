// What building costs: generated pages beside the least that they could cost, the project's own site, watch mode, requests
// a second beside nginx, the start of the data service. Everything is measured in a copy of the project.
//   npm run bench [-- --pages 1000] [--rounds 5] [--seed 1] [--only generated,own,watch,requests,data]
import { parseArgs } from 'node:util';
import { benchData } from './data.mjs';
import { benchGenerated, generatedPlace } from './generated.mjs';
import { benchOwnSite, ownPlace } from './own-site.mjs';
import { ProjectCopy } from './project-copy.mjs';
import { benchRequests } from './requests.mjs';
import { benchWatch } from './watch.mjs';

const parts = ['generated', 'own', 'watch', 'requests', 'data'];
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: parts.join() },
  },
});
const [pages, rounds, seed] = [values.pages, values.rounds, values.seed].map(Number);
const wanted = new Set(values.only.split(','));
if (
  ![pages, rounds, seed].every(Number.isInteger) ||
  ![...wanted].every((part) => parts.includes(part))
)
  throw new Error(`numbers are whole, and --only knows ${parts.join()}`);

const project = new ProjectCopy();
try {
  await project.prepare();
  const generated =
    wanted.has('generated') || wanted.has('watch')
      ? generatedPlace(project, { pages, seed })
      : null;
  if (wanted.has('own')) await benchOwnSite(project, { rounds });
  if (wanted.has('generated')) await benchGenerated(project, generated, { rounds, seed });
  if (wanted.has('watch'))
    await benchWatch(project, [
      { ...ownPlace(project), label: 'this project', aim: '50 ms' },
      { ...generated, label: `${pages} generated pages`, aim: '100 ms at 10000' },
    ]);
  if (wanted.has('requests')) await benchRequests(project, { rounds });
} finally {
  project.remove();
}
if (wanted.has('data')) await benchData({ rounds });
