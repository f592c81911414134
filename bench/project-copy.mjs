// A copy of the project to be measured in: nothing of the checkout's own caches, data or output is read or touched.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateSite } from './generate.mjs';
import { measure } from './measure.mjs';
import { root } from './report.mjs';

/** What a clone does not bring. */
const notCopied = new Set(['node_modules', '.git', '.portao', '.data', 'dist']);

/** The environment without what would lead a build elsewhere: no data service, no other address, no other options of Node. */
export const plainEnv = Object.fromEntries(
  Object.entries(env).filter(
    ([name]) => !/^(?:SUPABASE_|ADMIN_|SITE_URL$|DATA_DIR$|PORT$|NODE_|npm_)/.test(name),
  ),
);

/** A build trusts the times of files that nobody touched for two seconds; this is longer, ms. */
const settled = 2100;

/**
 * A copy of the project, installed as a fresh clone is, scripts and command line bundled, in a folder of its own under the
 * system's temporary one. `folder` is that folder, `root` the project in it.
 */
export class ProjectCopy {
  #folders = 0;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'portao-bench-'));
    this.root = join(this.folder, 'project');
    cpSync(root, this.root, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !notCopied.has(basename(path)),
    });
    linkPackages(join(root, 'node_modules'), join(this.root, 'node_modules'));
  }

  /** Bundles command line and scripts, with a site of a few pages and with the project's own, which has blocks of its own; remembers `.portao` as it is then: the state of empty caches. */
  async prepare() {
    const site = join(this.folder, 'small-site');
    generateSite(site, { pages: 4 });
    for (const each of [site, join(this.root, 'site')])
      await this.buildAny(each, this.fresh('dist'));
    cpSync(join(this.root, '.portao'), join(this.folder, 'prepared'), {
      recursive: true,
      preserveTimestamps: true,
    });
  }

  /**
   * Path of a folder or file that does not exist yet, in a folder of its own. Measured builds never write where files were just removed: ext4 takes a
   * millisecond to find a free inode there, which is more than a page costs. Everything goes at the end (`remove`).
   */
  fresh(name) {
    this.#folders += 1;
    const parent = join(this.folder, `${this.#folders}`);
    mkdirSync(parent);
    return join(parent, name);
  }

  /** Path of an output that nothing was built into. Whatever a build may have kept is put aside; the bundles stay, but for those `without`. Waits until all files are old enough. */
  async empty(without = []) {
    const kept = join(this.root, '.portao');
    const aside = this.fresh('kept');
    renameSync(kept, aside);
    cpSync(join(this.folder, 'prepared'), kept, { recursive: true, preserveTimestamps: true });
    for (const part of without) renameSync(join(kept, part), join(dirname(aside), part));
    await sleep(settled);
    return this.fresh('dist');
  }

  /** `measure` of a build. Throws if not `pages` pages are there, or not `rendered` of them were rendered. */
  async build(site, out, { pages, rendered = pages, flags = [] }) {
    const run = await this.buildAny(site, out, flags);
    const said = /^(\d+) pages .*: (\d+) rendered/m.exec(run.output);
    if (Number(said?.[1]) !== pages || Number(said?.[2]) !== rendered)
      throw new Error(`expected ${rendered} of ${pages} pages to be rendered:\n${run.output}`);
    return run;
  }

  /** `measure` of a build, whatever it renders. */
  buildAny(site, out, flags = []) {
    return measure(
      this.command,
      ['build', '--site', site, '--out', out, '--lang', 'en', ...flags],
      { cwd: this.root, env: plainEnv },
    );
  }

  /** Whether a build can be told its number of threads. */
  async hasThreads() {
    const { output } = await measure(this.command, ['build', '--help'], {
      cwd: this.root,
      env: plainEnv,
    });
    return output.includes('--threads');
  }

  /** Path of the command line. */
  get command() {
    return join(this.root, 'cli/launch.mjs');
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A folder of links to the packages in `from`, one by one: what Vite keeps beside them (`.vite`) stays in the copy. */
function linkPackages(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(from, name), join(to, name), 'junction');
}

/** Writes `mark`, a word and a number, to the end of the first heading of a page's document, in place of the last mark. */
export function editHeading(file, mark) {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(
    /^( +- type: page-heading\n +heading: .*?)(?: Rodada \d+)?$/m,
    `$1 ${mark}`,
  );
  if (after === before) throw new Error(`${file} has no heading to edit`);
  writeFileSync(file, after);
}
