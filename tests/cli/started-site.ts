// `portao start` as a process, over a copy of a site and a data folder of its own.
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { connect } from '../../engine/blog/client.ts';
import type { PostStore } from '../../engine/blog/post-store.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { runningDataService } from '../../engine/database/open.ts';
import { prepareBundle } from '../../engine/publish/bundle.ts';
import { changingSite, page } from '../engine/changing-site.ts';
import { makeFolder } from '../engine/fixture.ts';
import { SiteCopy } from '../engine/site-copy.ts';
import { freePort } from '../free-port.ts';
import { adminEmail, freshDataDir, password } from '../posts/stands.ts';
import { root } from '../structure/tree.ts';
import { newPost } from '../posts/new-post.ts';
import { generatorOf } from './blog-site.ts';
import { portao, started } from './run-portao.ts';

/** How the process is started, beside its folders and port. */
export interface StartMore {
  readonly env?: Readonly<Record<string, string>>;
  /** False: it is not waited for until it serves. */
  readonly waits?: boolean;
}

/** A process of `portao start`, and what it printed until now. */
export interface StartedSite {
  readonly base: string;
  readonly pid: number;
  readonly printed: () => string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** The first site, whose start takes seconds of the processor. */
const firstSite = (dir: string) => cpSync(join(root, 'site'), dir, { recursive: true });

/** The fixture site with a blog, a panel and topics for the scheduler. */
export const smallBlog = (dir: string) =>
  new SiteCopy(dir, changingSite).apply({
    'pages/admin.yaml': page(
      '/admin',
      'robots: noindex, nofollow\n',
      '  - { type: admin-panel, heading: Painel, intro: Entre., emptyText: Precisa de JavaScript. }\n',
    ),
    ...generatorOf('Um portão parado.'),
  });

/** The folders of the tests of a file, whose site is copied by `copy`, and what they do there. */
export function siteToStart(copy: (dir: string) => unknown = firstSite) {
  const folder = makeFolder();
  const siteDir = join(folder, 'site');
  const outDir = join(folder, 'dist');
  let dataDir: string;
  const running = new Set<ReturnType<typeof started>>();

  beforeAll(async () => {
    copy(siteDir);
    dataDir = await freshDataDir();
    await portao(['--help']);
    await prepareBundle(root);
  });
  afterAll(async () => {
    for (const child of running) {
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  const environment = () => ({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: password,
  });

  return {
    siteDir,
    outDir,
    environment,
    get dataDir() {
      return dataDir;
    },
    /** Starts the process and waits until it serves. */
    async start({ env = {}, waits = true }: StartMore = {}): Promise<StartedSite> {
      const port = await freePort();
      const args = ['start', '--site', siteDir, '--out', outDir, '--port', String(port)];
      const child = started(args, { ...environment(), ...env });
      running.add(child);
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
        child.once('close', (code, signal) => {
          running.delete(child);
          resolve(signal ?? code);
        }),
      );
      const base = `http://127.0.0.1:${port}`;
      const answers = () =>
        fetch(base).then(
          ({ status }) => status === 200,
          () => false,
        );
      if (waits)
        await vi.waitUntil(
          async () => {
            if (child.exitCode !== null) throw new Error(printed);
            return answers();
          },
          { timeout: 120_000, interval: 50 },
        );
      return { base, pid: child.pid!, printed: () => printed, ended };
    },
    build: () => portao(['build', '--site', siteDir, '--out', outDir], environment()),
    /** Replaces a text of a document, which must be there. */
    edit(file: string, from: string, to: string): void {
      const path = join(siteDir, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} lacks ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
    /** The store of the service that runs, with the secret key. */
    async store(): Promise<PostStore> {
      const service = await vi.waitUntil(() => runningDataService(dataDir), {
        timeout: 120_000,
        interval: 100,
      });
      return createPostStore(connect({ url: service.url, key: service.secretKey }));
    },
    /** Publishes a post and waits until its page is public. */
    async publish(base: string, title: string): Promise<string> {
      const store = await this.store();
      const { slug } = await store.publish(newPost({ title, content: `${title}.` }));
      await expect
        .poll(async () => (await fetch(`${base}/blog/${slug}`)).text())
        .toContain(`data-post="${slug}"`);
      return slug;
    },
  };
}

/** The text of a page, over a connection of its own: one that was kept may be closed by the server just as it is used again. */
export const textAt = async (url: string) =>
  (await fetch(url, { headers: { connection: 'close' } })).text();
