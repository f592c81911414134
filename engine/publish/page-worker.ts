// What a worker thread of a build runs: it makes the shard of the pages that it is told (engine/publish/page-workers.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { openSite } from '../resolve/open-site.ts';
import { readSchemas } from '../content/own-schemas.ts';
import { loadSharedContent } from '../content/load.ts';
import { MediaLibrary } from '../media/media-library.ts';
import { pictureFormats } from '../media/picture-plan.ts';
import { unreadFile } from '../content/source-file.ts';
import { validateSharedContent } from '../content/validate.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { PageEncoder, type BuiltPage } from './build-memory.ts';
import { siteOptionsOf, withHarmless } from './build-pages.ts';
import { openRenderer } from './bundle.ts';
import { Staging } from './output/staging.ts';
import type { WorkerAnswer, WorkerError, WorkerSetup, WorkerTask } from './worker-handle.ts';
import { pageWriter, PageBuilder } from './page-builder.ts';
import { SiteChangedDuringBuild } from './site-changed.ts';

/** Pages that are told of at once. */
const pagesAtOnce = 100;

const { snapshot, pictures, options, bundle } = workerData as WorkerSetup;
const builder = new PageBuilder(snapshot, readSchemas(snapshot.dir, snapshot.origin).schemas);
const say = (answer: WorkerAnswer) => parentPort!.postMessage(answer);

/** A problem whose place was looked up: what looks it up stays here. */
const plain = (problem: Problem): Problem => ({ ...problem });

async function build({ sources, outlines, write }: Extract<WorkerTask, { task: 'build' }>) {
  const { value } = validateSharedContent(loadSharedContent(snapshot));
  if (!value) throw new SiteChangedDuringBuild();
  const shared = withHarmless(value, options.siteDir);
  const pages = outlines.map(([path, document]) => ({
    file: unreadFile(snapshot.dir, path),
    document,
  }));
  const open = openSite(
    shared,
    pages,
    siteOptionsOf(options),
    new MediaLibrary(shared.dir, shared.media, pictureFormats, pictures, options.uploads ?? null),
  );
  const writer = write
    ? pageWriter(bundle, () => openRenderer(bundle), new Staging(options.outDir))
    : null;
  const encoder = new PageEncoder();
  const problems: Problem[] = [];
  for (let at = 0; at < sources.length; at += pagesAtOnce) {
    const some = sources.slice(at, at + pagesAtOnce);
    const made = await builder.build(some, open, options.posts ?? [], writer, () => undefined);
    problems.push(...made.problems.map(plain));
    const encode = (page: BuiltPage) => encoder.encode(page);
    say({ answer: 'built', lines: made.pages.flatMap(encode) });
  }
  say({ answer: 'done', problems, harmless: shared.harmless?.good ?? [] });
}

async function work(task: WorkerTask): Promise<void> {
  try {
    // This thread alone; a block may have left a timer.
    if (task.task === 'end') process.exit();
    if (task.task === 'build') return await build(task);
    const { outlines, problems } = builder.read(task.paths);
    say({ answer: 'read', read: { outlines, problems: problems.map(plain) } });
  } catch (error) {
    const { name, message, stack, code, path } = error as WorkerError;
    say({ answer: 'failed', error: { name, message, stack, code, path } });
  }
}

parentPort!.on('message', (task: WorkerTask) => void work(task));
