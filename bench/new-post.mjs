// How long until a new post is public on a large site: the answer to whoever published it, its own page, and the list of posts.
//   npm run bench:new-post [-- --pages 10000] [--posts 5]
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit, stderr } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generateSite } from './generate.mjs';
import { machine } from './machine.mjs';
import { median } from './measure.mjs';
import { plainEnv } from './project-copy.mjs';
import { report, root, table } from './report.mjs';
import { startServer } from './start-server.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    posts: { type: 'string', default: '5' },
  },
});
const [pages, posts] = [values.pages, values.posts].map(Number);
const where = machine();
/** Aim for the time until a post is public, s. */
const aim = 2;
/** Longest wait for a publication, ms. */
const patience = 30 * 60_000;
/** Between two looks at what is public, ms. */
const pause = 20;
const owner = { email: 'bench@example.com', password: 'senha-do-banco' };

const folder = mkdtempSync(join(tmpdir(), 'portao-new-post-'));
const [siteDir, outDir] = [join(folder, 'site'), join(folder, 'dist')];
mkdirSync(siteDir);
generateSite(siteDir, { pages });
for (const page of ['admin', 'blog', 'post'])
  cpSync(join(root, `site/pages/${page}.yaml`), join(siteDir, `pages/${page}.yaml`));

/** Resolves when `isTrue` says so. Rejects after `patience`. */
async function until(isTrue) {
  const since = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - since > patience) throw new Error('waited for too long');
    await sleep(pause);
  }
}

stderr.write(`publishing ${pages} pages for the first time\n`);
const server = await startServer(
  join(root, 'cli/launch.mjs'),
  ['start', '--site', siteDir, '--out', outDir],
  {
    cwd: root,
    env: {
      ...plainEnv,
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    },
  },
);
const textAt = async (path) => (await fetch(server.origin + path)).text();
/** Asks the data service as the panel does; its answer. Throws where it was refused. */
async function ask(path, body, token) {
  const answer = await fetch(server.origin + path, {
    method: 'POST',
    headers: {
      // The key of a panel that the server itself hands out (engine/client/data-address.ts).
      apikey: 'portao',
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Changes when a publication is through. */
const published = () =>
  statSync(join(folder, '.portao/out-dist/last-build.json'), { throwIfNoEntry: false })?.mtimeMs ??
  0;

/** Publishes posts one after the other; the seconds that each took. */
async function publishPosts() {
  await until(() => published() > 0);
  const signedIn = await ask('/auth/v1/token?grant_type=password', owner);
  const { access_token: token } = await signedIn.json();
  const times = [];
  for (let count = 1; count <= posts; count += 1) {
    const slug = `novo-${count}`;
    const last = published();
    const since = performance.now();
    const seconds = () => (performance.now() - since) / 1000;
    await ask('/rest/v1/blog_posts', { title: `Post ${count}`, slug, content: 'Texto.' }, token);
    const saved = seconds();
    await until(async () => (await textAt(`/blog/${slug}`)).includes(`data-post="${slug}"`));
    const own = seconds();
    await until(async () => (await textAt('/blog')).includes(`/blog/${slug}`));
    const listed = seconds();
    await until(() => published() > last);
    times.push({ saved, own, listed, through: seconds() });
    stderr.write(`post ${count} of ${posts}: ${own.toFixed(2)} s, listed ${listed.toFixed(2)} s\n`);
  }
  return times;
}

const times = await publishPosts().finally(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const row = (label, key) => {
  const seconds = times.map((one) => one[key]);
  return [label, median(seconds).toFixed(2), Math.max(...seconds).toFixed(2)];
};
const typical = median(times.map(({ listed }) => listed));
report(
  'new-post',
  `## A new post on a large site

${where}. \`npm run bench:new-post -- --pages ${pages}\`: ${posts} posts, one after the other, on a running \`portao start\` of ${pages.toLocaleString('en')} pages; seconds since the owner's request. Aim: public within ${aim} s.

${table([
  ['', 'median, s', 'longest, s'],
  row('saved', 'saved'),
  row('its own page is public', 'own'),
  row('the list of posts shows it', 'listed'),
  row('the publication is through', 'through'),
])}`,
);
exit(typical > aim ? 1 : 0);
