// The real site for all tests in a browser that only read it: built once as `npm start` builds it, served by the production server.
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../../engine/publish/build.ts';
import { prepareBundle } from '../../engine/publish/bundle.ts';
import { serveSite, type SiteServer } from '../../engine/server/serve.ts';
import { root } from '../structure/tree.ts';
import { emptyBlog } from './empty-blog.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `http://localhost:40123`, where the real site is served. */
    readonly siteUrl: string;
  }
}

/** The day of the site: its promotions hold. */
const today = '2026-12-01';

/**
 * Where the site is built to: kept between runs, which then write only what changed. A build
 * is incremental and locked (engine/publish/output/), and nothing else may write there.
 */
const outDir = join(root, '.portao/e2e/site');

/** Builds the real site as `npm start` does and serves it on a free port, with a data service that has no posts. */
async function serveRealSite(): Promise<SiteServer> {
  const bundle = await prepareBundle(root);
  await build({ siteDir: join(root, 'site'), outDir, bundle, mode: 'compressed', now: today });
  return serveSite({
    root: outDir,
    port: 0,
    host: '127.0.0.1',
    apps: ['/admin'],
    reader: '/post',
    handle: emptyBlog,
  });
}

/** Serves the site for the whole run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await serveRealSite();
  provide('siteUrl', server.url);
  return () => server.close();
}
