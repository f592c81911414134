// The package without its checkout: packed, installed into an empty folder, and a site built and served there.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { fixtureDir, makeFolder } from '../engine/fixture.ts';
import { installIn, portaoIn, serveIn } from './installed.ts';

/** Most that the tarball may weigh, bytes. */
const limit = 3 * 1024 * 1024;

const tarball = inject('packed').portao;
let project: string;

beforeAll(() => {
  project = makeFolder();
  writeFileSync(join(project, 'package.json'), '{"private":true}');
  installIn(project, tarball.file);
  cpSync(fixtureDir('minimal'), project, { recursive: true });
});

describe('the tarball', () => {
  test('weighs at most 3 MB', () => expect(tarball.bytes).toBeLessThanOrEqual(limit));

  test('holds what sites need, and nothing that only this checkout has', () => {
    const folders = new Set(tarball.files.map((file) => file.split('/')[0]!));
    expect([...folders].sort()).toEqual([
      'LICENSE',
      'blocks',
      'cli',
      'deploy',
      'docs',
      'engine',
      'package.json',
      'prebuilt',
      'schemas',
      'style-modules.d.ts',
      'supabase',
      'tsconfig.json',
      'vite.config.js',
    ]);
    expect(tarball.files.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|\.png$/.test(file))).toEqual(
      [],
    );
  });
});

describe('in a folder that has the package and a site', () => {
  test('the site is checked', async () => {
    expect(await portaoIn(project, ['check'])).toMatchObject({ code: 0, err: '' });
  });

  test('it is built, below the folder alone', async () => {
    const installed = () => readdirSync(join(project, 'node_modules/portao'), { recursive: true });
    const before = installed();
    expect(await portaoIn(project, ['build'])).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toContain('</html>');
    expect(installed()).toEqual(before);
    // It took the bundle of the package: Vike writes more beside it.
    const [bundle] = readdirSync(join(project, '.portao/bundle'));
    expect(readdirSync(join(project, '.portao/bundle', bundle!, 'server'))).not.toContain(
      'entry.mjs',
    );
  });

  test.each(['start', 'dev'] as const)('%s answers', async (command) => {
    const server = await serveIn(project, command);
    try {
      const answer = await fetch(server.origin, { headers: { accept: 'text/html' } });
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining('</html>'),
      ]);
    } finally {
      await server.close();
    }
  });

  test('a block of its own is added, generated of and built', async () => {
    expect(await portaoIn(project, ['new', 'block', 'opening-offer'])).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await portaoIn(project, ['generate', '--check'])).toMatchObject({ code: 0, err: '' });
    const page = join(project, 'pages/index.yaml');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, `${text.trimEnd()}\n  - { type: opening-offer, heading: Now open }\n`);
    expect(await portaoIn(project, ['build'])).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toContain('Now open');
    // What it shares with the library has styles, which Node alone would not load.
    const component = join(project, 'blocks/opening-offer/OpeningOffer.tsx');
    const code = readFileSync(component, 'utf8');
    writeFileSync(
      component,
      `import { Icon } from 'portao/blocks';\n${code.replace('<h2>', '<Icon name="chat" /><h2>')}`,
    );
    const server = await serveIn(project, 'dev');
    try {
      for (const path of ['/', '/_blocks/opening-offer/0'])
        expect(
          (await fetch(server.origin + path, { headers: { accept: 'text/html' } })).status,
        ).toBe(200);
    } finally {
      await server.close();
    }
  });

  test('what a site imports of the package is found', async () => {
    const script = join(project, 'own-block.mjs');
    writeFileSync(
      script,
      "import schema from 'portao/schemas/site.schema.json' with { type: 'json' };\nconsole.log(schema.title, import.meta.resolve('portao/blocks'));",
    );
    const { out } = await portaoIn(project, [], { launcher: script });
    expect(out).toMatch(/portao\/blocks\/exports\.js/);
  });
});
