// `npm start` builds in a process of its own, from documents and own code that were kept.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { stateDir } from '../../engine/publish/output/state-dir.ts';
import { newPost } from '../posts/new-post.ts';
import { password } from '../posts/stands.ts';
import { SiteCopy } from '../engine/site-copy.ts';
import { siteToStart, smallBlog, textAt } from './started-site.ts';

const component = (text: string) => `export const Notice = () => <p>${text}</p>;\n`;
const notice = {
  'blocks/notice/notice.schema.json': JSON.stringify({
    title: 'Aviso',
    description: 'Uma frase.',
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: { type: { title: 'Tipo', description: 'O tipo.', const: 'notice' } },
  }),
  'blocks/notice/Notice.tsx': component('Aviso de antes'),
};
const block = 'blocks/notice/Notice.tsx';

/** The processes whose parent is `pid`, with what they were started with. */
const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (Number(parent) !== pid) return [];
        const read = (file: string) => readFileSync(`/proc/${name}/${file}`, 'latin1');
        return {
          pid: Number(name),
          command: read('cmdline'),
          environment: read('environ'),
        };
      } catch {
        return [];
      }
    });

describe('own code while the server runs', () => {
  const site = siteToStart(smallBlog);
  const write = (file: string, text: string) => writeFileSync(join(site.siteDir, file), text);
  beforeAll(() => {
    mkdirSync(join(site.siteDir, 'blocks/notice'), { recursive: true });
    for (const [file, text] of Object.entries(notice)) write(file, text);
    site.edit('pages/index.yaml', 'blocks:\n', 'blocks:\n  - { type: notice }\n');
  });

  test('a block that is edited half way stays as it was when a post is published, a broken one keeps no start from serving, a mended one goes live', async () => {
    const first = await site.start();
    expect(await textAt(first.base)).toContain('Aviso de antes');
    write(block, 'export const Notice = () => <p>');
    await site.publish(first.base, 'Escrito durante o conserto');
    expect(await textAt(first.base)).toContain('Aviso de antes');
    process.kill(first.pid, 'SIGTERM');
    expect(await first.ended).toBe(0);

    const broken = await site.start();
    await expect.poll(broken.printed).toMatch(/Notice\.tsx[\s\S]*ATENÇÃO/);
    await site.publish(broken.base, 'Escrito sobre o último bom');
    expect(await textAt(broken.base)).toContain('Aviso de antes');
    process.kill(broken.pid, 'SIGTERM');
    expect(await broken.ended).toBe(0);

    write(block, component('Aviso de depois'));
    const mended = await site.start();
    await expect.poll(() => textAt(mended.base)).toContain('Aviso de depois');
    process.kill(mended.pid, 'SIGTERM');
    expect(await mended.ended).toBe(0);
  });

  test('the process that builds holds no secret and is not the server; killed while it builds or waits, it is started again', async () => {
    const secret = 'never-told-to-a-build';
    const { base, pid, ended, printed } = await site.start({ env: { SUPABASE_TOKEN: secret } });
    const store = await site.store();
    const builds = () => childrenOf(pid).filter(({ command }) => command.includes('build-process'));
    await expect
      .poll(async () => (await fetch(`${base}/healthz`)).json())
      .toMatchObject({ publication: 'ok' });
    // It waits for the next task.
    process.kill(builds()[0]!.pid, 'SIGKILL');
    await expect.poll(builds).toEqual([]);
    expect(printed()).not.toContain('(SIGKILL)');
    const { slug } = await store.publish(newPost({ title: 'Morto no meio', content: 'Texto.' }));
    // Looked for without a pause, because a build of few pages is short.
    const lock = join(stateDir(site.outDir), 'lock');
    while (!existsSync(lock)) await setImmediate();
    const build = builds()[0]!;
    process.kill(build.pid, 'SIGKILL');
    await expect.poll(printed).toContain('(SIGKILL)');
    await expect
      .poll(async () => await textAt(`${base}/blog/${slug}`))
      .toContain(`data-post="${slug}"`);
    expect(childrenOf(pid).map(({ command }) => command)).toContainEqual(
      expect.stringContaining('/database-process.cjs'),
    );
    expect(build.command).not.toContain('Morto no meio');
    expect(build.environment).not.toContain(secret);
    expect(build.environment).not.toContain(password);
    expect(build.environment.includes('MALLOC_ARENA_MAX=')).toBe(process.platform === 'linux');
    process.kill(pid, 'SIGTERM');
    expect(await ended).toBe(0);
    expect(childrenOf(pid)).toEqual([]);
  });
});

describe('a site with neither blog nor panel', () => {
  const site = siteToStart((dir) => new SiteCopy(dir));
  test('is served without a database, and its start says so', async () => {
    const { base, pid, ended, printed } = await site.start({
      env: { DATA_DIR: join(site.outDir, '../data') },
    });
    await expect.poll(printed).toContain('não tem blog nem painel');
    expect(printed()).not.toContain('/admin');
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${base}/healthz`)).json()).toMatchObject({
      data: 'off',
      counting: 'off',
    });
    expect(existsSync(join(site.outDir, '../data'))).toBe(false);
    expect((await fetch(`${base}/rest/v1/blog_posts`)).status).toBe(404);
    process.kill(pid, 'SIGTERM');
    expect(await ended).toBe(0);
  });
});
