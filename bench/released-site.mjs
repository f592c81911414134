// A release of the project's site, with the sample posts of a new database, on the production server.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { measure } from './measure.mjs';
import { plainEnv } from './project-copy.mjs';
import { root } from './report.mjs';
import { startServer } from './start-server.mjs';

/** Longest wait for the posts of a new database, ms. */
const patience = 120_000;

/**
 * Starts the server of `npm start` over `folder`, and puts the files of a release (brotli 11) in place of those that it
 * built for itself. `origin`, `post` (path of a post) and `close`.
 */
export async function startReleasedSite(folder) {
  const command = join(root, 'cli/launch.mjs');
  const out = join(folder, 'dist');
  const options = { cwd: root, env: { ...plainEnv, DATA_DIR: join(folder, 'data') } };
  const server = await startServer(command, ['start', '--out', out], options);
  try {
    const post = await firstPost(server.origin);
    await measure(command, ['build', '--release', '--allow-placeholders', '--out', out], options);
    // What the server has in memory it compares with the disk again after half a second.
    await sleep(1000);
    return { ...server, post };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function firstPost(origin) {
  const since = performance.now();
  while (performance.now() - since < patience) {
    const html = await fetch(`${origin}/blog`).then((answer) => answer.text());
    const path = /<a[^>]* href="(\/blog\/[a-z0-9-]+)"/.exec(html)?.[1];
    if (path && (await fetch(origin + path)).ok) return path;
    await sleep(500);
  }
  throw new Error('the blog did not get its sample posts');
}
