import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writtenPaths } from '../../cli/site/counted-site.ts';
import { readPosts } from '../../cli/site/posts-of-build.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { fixtureDir, FixtureSite, makeFolder } from '../engine/fixture.ts';

test('the paths that contacts are counted for are those of the published pages', () => {
  const siteDir = fixtureDir('minimal');
  const published = checkSite(siteDir).pages.map(({ path }) => path);
  expect(published.length).toBeGreaterThan(3);
  expect([...writtenPaths(siteDir)].sort()).toEqual([...published].sort());
});

test('a document without a path that is a text has none', () => {
  const { dir } = new FixtureSite({
    'pages/um.yaml': 'path: 1\n',
    'pages/dois.yaml': '- path\n',
    'pages/tres.yaml': 'title: Nada\n',
  });
  expect([...writtenPaths(dir)].sort()).toEqual([...writtenPaths(fixtureDir('minimal'))].sort());
});

test('posts of a hosted project that is yet to be migrated are those of now, and it is told of the pages', async () => {
  const asked: string[] = [];
  const moment = '2026-11-20T12:00:00Z';
  const times = { published_at: moment, created_at: moment, updated_at: moment };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname;
    asked.push(path);
    const [status, body] = path.endsWith('/set_time_zone')
      ? [404, { code: 'PGRST202', message: 'no function set_time_zone' }]
      : [
          200,
          path.endsWith('/blog_posts') ? [{ slug: 'novo', content: '', tags: [], ...times }] : null,
        ];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const said: string[] = [];
  const posts = await readPosts({
    siteDir: fixtureDir('minimal'),
    outDir: join(makeFolder(), 'dist'),
    settings: {
      kind: 'hosted',
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      publishableKey: 'sb_publishable_x',
      secretKey: 'sb_secret_x',
    },
    language: 'en',
    say: (text) => said.push(text),
  });
  expect(posts.map(({ slug }) => slug)).toEqual(['novo']);
  expect(asked).toContain('/rest/v1/rpc/set_contact_places');
  expect(said).toEqual([expect.stringMatching(/could not be told.*set_time_zone.*db push/)]);
});
