// The build of the project's own site, in every degree.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before } from './before.mjs';
import { machine, versions } from './machine.mjs';
import { editHeading } from './project-copy.mjs';
import { report, table } from './report.mjs';
import { runRow } from './rows.mjs';

/** The page that is edited. */
const edited = { file: 'pages/bairros/moema.yaml', path: '/moema' };

/** A copy of the project's site, for the development server, which starts no data service for another folder: `site`, and the `file` and `path` of a page to edit. */
export function ownPlace(project) {
  const site = join(project.folder, 'own-copy');
  cpSync(join(project.root, 'site'), site, { recursive: true });
  return { site, file: join(site, edited.file), path: edited.path };
}

/** Builds the site of the project copy `rounds` times in every degree, and reports. */
export async function benchOwnSite(project, { rounds }) {
  const where = machine();
  const site = join(project.root, 'site');
  const pages = Number(
    /^(\d+) pages/m.exec((await project.buildAny(site, await project.empty())).output)?.[1],
  );
  const runs = { empty: [], unchanged: [], edited: [], bundle: [], everything: [], release: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const out = await project.empty();
    runs.empty.push(await project.build(site, out, { pages }));
    runs.unchanged.push(await project.build(site, out, { pages, rendered: 0 }));
    editHeading(join(site, edited.file), `Rodada ${round}`);
    runs.edited.push(await project.build(site, out, { pages, rendered: 1 }));
    if (
      !readFileSync(join(out, `${edited.path.slice(1)}.html`), 'utf8').includes(`Rodada ${round}`)
    )
      throw new Error('the edited text is not on its page');
    runs.bundle.push(await project.build(site, await project.empty(['bundle']), { pages }));
    runs.everything.push(
      await project.build(site, await project.empty(['bundle', 'cli']), { pages }),
    );
    runs.release.push(
      await project.build(site, await project.empty(), {
        pages,
        flags: ['--release', '--allow-placeholders'],
      }),
    );
    const last = (list) => list.at(-1).seconds.toFixed(2);
    process.stdout.write(
      `round ${round} of ${rounds}: empty ${last(runs.empty)} s, nothing changed ${last(runs.unchanged)} s, one page edited ${last(runs.edited)} s, with the bundle ${last(runs.bundle)} s, release ${last(runs.release)} s\n`,
    );
  }
  const row = (label, key, aim) =>
    runRow(label, runs[key], { before: before('own site', key), aim });
  report(
    'bench own site',
    [
      `## Building this project's site, ${pages} pages`,
      '',
      `${where}, ${versions('react', 'vite')}. \`npm run bench\`: ${rounds} rounds, medians. No data service. Wall clock from the start of the command to its end; memory is that of the whole tree of processes.`,
      '',
      table([
        ['', 'seconds', 'spread', 'processor seconds', 'peak memory, MB', 'before', 'aim'],
        row('build, caches empty', 'empty', '0.9 s'),
        row('build, nothing changed', 'unchanged', '0.2 s'),
        row('build, one page edited', 'edited', '0.3 s'),
        row('with the bundle of scripts and styles', 'bundle', '4 s'),
        row('with that and the command line', 'everything'),
        row('release: best compression, pictures', 'release', '15 s'),
      ]),
    ].join('\n'),
  );
}
