// When the bundle is built: after its sources changed, and once. Vike is played by a script that leaves what Vike leaves.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  BundleFailed,
  endsWithParent,
  prepareBundle as prepare,
  type BundleOptions,
} from '../../../engine/publish/bundle.ts';
import { makeFolder } from '../fixture.ts';

const chunks = {
  'blocks/entry/document/+client.ts': {
    file: 'assets/entry.js',
    imports: ['_shared.js'],
    dynamicImports: ['blocks/header/header.client.ts'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'blocks/header/header.client.ts': {
    file: 'assets/header.js',
    imports: ['_shared.js', 'blocks/entry/document/+client.ts'],
  },
  'blocks/entry/blog/+client.ts': { file: 'assets/blog.js', imports: ['_shared.js'] },
  'blocks/entry/reader/+client.tsx': {
    file: 'assets/reader.js',
    imports: ['blocks/entry/blog/+client.ts'],
  },
  'blocks/parts/print.css': { file: 'assets/print.css' },
  'unused.ts': { file: 'assets/unused.js' },
};

/** Takes a moment, writes the bundle, and notes when it began and ended. */
const vike = `
const fs = require('node:fs');
const { join } = require('node:path');
const root = join(__dirname, '../..');
fs.appendFileSync(join(root, 'runs'), 'begin ');
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
if (fs.readFileSync(join(root, 'blocks/hero.ts'), 'utf8').includes('wrong')) {
  console.log('vite v8.0.0 building client environment for production...\\ntransforming...');
  console.error('hero.ts: this is wrong\\n    at build (/vite/node.js:1:2)');
  process.exit(1);
}
const bundle = join(root, process.env.PORTAO_BUNDLE);
fs.mkdirSync(join(bundle, 'server'), { recursive: true });
fs.writeFileSync(join(bundle, 'assets.json'), ${JSON.stringify(JSON.stringify(chunks))});
fs.writeFileSync(join(bundle, 'server/render.mjs'), 'export const render = (page) => page.path;');
fs.appendFileSync(join(root, 'runs'), 'end ');
`;

/** A project with one source and a Vike of ours. */
function makeProject(): {
  root: string;
  write: (path: string, text: string) => void;
  runs: () => string;
} {
  const root = makeFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('node_modules/vike/bin.js', vike);
  write('blocks/hero.ts', 'one');
  write('runs', '');
  return { root, write, runs: () => readFileSync(join(root, 'runs'), 'utf8').trim() };
}

/** A project that is its own package, as a checkout is. */
const prepareBundle = (root: string, options: BundleOptions = {}) =>
  prepare(root, { packageDir: root, ...options });

describe('the bundle', () => {
  it('is built once and loaded afterwards', async () => {
    const { root, runs } = makeProject();
    const told: string[] = [];
    const first = await prepareBundle(root, { onBuild: () => told.push('first') });
    const second = await prepareBundle(root, { onBuild: () => told.push('second') });
    expect([runs(), told, second.hash]).toEqual(['begin end', ['first'], first.hash]);
  });

  it('is built again after a source changed, and not after something else did', async () => {
    const { root, write, runs } = makeProject();
    const before = await prepareBundle(root);
    write('site/pages/index.yaml', 'path: /');
    write('docs/leia.md', 'texto');
    expect((await prepareBundle(root)).hash).toBe(before.hash);
    write('blocks/hero.ts', 'two');
    expect((await prepareBundle(root)).hash).not.toBe(before.hash);
    expect(runs()).toBe('begin end begin end');
  });

  it('of each time zone is one of its own', async () => {
    const { root, write, runs } = makeProject();
    const hashes: string[] = [];
    for (const timeZone of ['Etc/GMT+5', 'Etc/GMT-5', 'Etc/GMT+5']) {
      write('site/site.yaml', `timeZone: ${timeZone}\n`);
      hashes.push((await prepareBundle(root)).hash);
    }
    expect([new Set(hashes).size, runs()]).toEqual([2, 'begin end begin end']);
  });

  it('names the page scripts and every file that they reach', async () => {
    const { root } = makeProject();
    const { scripts, files } = await prepareBundle(root);
    expect([scripts.document, scripts.blog, scripts.reader]).toEqual([
      '/assets/entry.js',
      '/assets/blog.js',
      '/assets/reader.js',
    ]);
    const always = (...names: string[]) =>
      names.map((name) => ({ file: `assets/${name}.js`, block: null }));
    const sheet = { file: 'assets/print.css', block: null };
    const header = { file: 'assets/header.js', block: 'header' };
    expect(files).toEqual({
      document: [...always('entry', 'shared'), header, sheet],
      blog: [...always('blog', 'shared'), sheet],
      panel: [],
      reader: [...always('reader', 'blog', 'shared'), sheet],
    });
  });

  it('that cannot be built says what Vike said, and is tried again the next time', async () => {
    const { root, write, runs } = makeProject();
    await prepareBundle(root);
    write('blocks/hero.ts', 'wrong');
    for (const _ of [1, 2]) {
      const error: unknown = await prepareBundle(root).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(BundleFailed);
      // How far it was, and where in the bundler it stopped, helps nobody.
      expect((error as BundleFailed).output).toBe('hero.ts: this is wrong');
    }
    write('blocks/hero.ts', 'one');
    await prepareBundle(root);
    expect(runs()).toBe('begin end begin begin begin end');
  });

  it('is no longer built when whoever asked for it was killed', async () => {
    const child = spawn(
      process.execPath,
      ['--import', endsWithParent, '-e', 'setInterval(() => undefined, 1000)'],
      { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    await once(child, 'spawn');
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([1, null]);
    const { root, write, runs } = makeProject();
    write(
      'node_modules/vike/bin.js',
      vike.replace("'begin '", "process.listenerCount('disconnect') + ' begin '"),
    );
    await prepareBundle(root);
    expect(runs()).toBe('1 begin end');
  });

  it('is built once by two that want it at the same moment', async () => {
    const { root, runs } = makeProject();
    const [one, two] = await Promise.all([prepareBundle(root), prepareBundle(root)]);
    expect([runs(), one?.hash]).toEqual(['begin end', two?.hash]);
  });
});
