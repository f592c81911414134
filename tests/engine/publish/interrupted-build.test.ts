// Builds that are killed, and builds that meet: whole processes, each with the engine of its own.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build as bundle } from 'vite';
import { stateDir } from '../../../engine/publish/output/state-dir.ts';
import { root } from '../../structure/tree.ts';
import type { ChildOptions, ChildReport } from './build-child.ts';
import { BuiltSite, contentsOf, fakeBundle, filesIn } from '../fake-bundle.ts';
import { FixtureSite, makeFolder } from '../fixture.ts';

/** In the project, because the bundle finds its packages from where it is. */
const bundleDir = join(root, '.portao', `test-build-${process.pid}`);

beforeAll(async () => {
  await bundle({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['sharp', '@resvg/resvg-js'] },
    build: {
      ssr: 'tests/engine/publish/build-child.ts',
      outDir: bundleDir,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'build.mjs' } },
    },
  });
});
afterAll(() => rmSync(bundleDir, { recursive: true, force: true }));

/** Builds in a process of its own; what it printed, or the signal that ended it. Throws if it failed otherwise. */
function buildApart(options: ChildOptions): Promise<ChildReport | NodeJS.Signals> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(bundleDir, 'build.mjs'), JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    let failed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (failed += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) =>
      signal
        ? resolve(signal)
        : code === 0
          ? resolve(JSON.parse(printed) as ChildReport)
          : reject(new Error(failed)),
    );
  });
}

const newPage =
  'path: /nova\ntitle: Nova\ndescription: Uma página nova.\nupdated: "2026-01-01"\nblocks: [{ type: text, body: Olá. }]\n';
const oldPage = newPage.replaceAll('nova', 'velha').replace('Nova', 'Velha');
/** A change that touches every page, brings one, takes one away and changes an image. */
const oldSite = () => new FixtureSite({ 'pages/velha.yaml': oldPage });
const newSite = () =>
  new FixtureSite({
    'pages/nova.yaml': newPage,
    'site.yaml': [['value: "128"', 'value: "130"']],
    'media/portao.svg': [['width="320"', 'width="330"']],
  });

/** Without the images of the build before, which stay for one build. */
const lasting = (contents: Record<string, string>, wanted: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(contents).filter(([path]) => path in wanted || !path.startsWith('media/')),
  );

describe('a build that is killed', () => {
  let before: FixtureSite;
  let after: FixtureSite;
  let old: Record<string, string>;
  let wanted: Record<string, string>;
  let calls: number;

  let oldBuild: string;

  /** The web root as the old site's build left it, and what that build remembers: copied, with the times of its files to the last digit. */
  const oldRoot = () => {
    const folder = makeFolder();
    execFileSync('cp', ['-a', `${dirname(oldBuild)}/.`, folder]);
    return join(folder, basename(oldBuild));
  };

  beforeAll(async () => {
    before = oldSite();
    after = newSite();
    const built = new BuiltSite(before);
    await built.build();
    oldBuild = built.outDir;
    old = contentsOf(oldBuild);
    const fresh = new BuiltSite(after);
    await fresh.build();
    wanted = fresh.contents();
    const whole = await buildApart({ siteDir: after.dir, outDir: oldRoot() });
    calls = (whole as ChildReport).calls;
  });

  it('is one that does much', () => {
    expect(calls).toBeGreaterThan(30);
    expect(
      Object.keys(old).filter(
        (path) => path in wanted && path.endsWith('.html') && old[path] === wanted[path],
      ),
    ).toEqual([]);
  });

  it.each(
    Array.from({ length: 14 }, (_, index) => ({
      share: index / 13,
      percent: Math.round((index / 13) * 100),
    })),
  )(
    'after $percent % of its writes leaves every file whole, and the next one finishes',
    async ({ share }) => {
      const outDir = oldRoot();
      const killAt = 1 + Math.round(share * (calls - 1));
      expect(await buildApart({ siteDir: after.dir, outDir, killAt })).toBe('SIGKILL');

      const left = contentsOf(outDir);
      expect(
        Object.keys(left).filter((path) => left[path] !== old[path] && left[path] !== wanted[path]),
      ).toEqual([]);
      expect(Object.keys(wanted).filter((path) => path in old && !(path in left))).toEqual([]);

      const next = await new BuiltSiteIn(after, outDir).build();
      expect(next.pages).toBe(6);
      expect(lasting(contentsOf(outDir), wanted)).toEqual(wanted);
      expect(filesIn(stateDir(outDir)).filter((file) => file !== 'last-build.json')).toEqual([
        'launch.json',
        'manifest.json',
        'pages.jsonl',
        'shown.json',
      ]);
      expect((await new BuiltSiteIn(after, outDir).build()).paths).toEqual([]);
    },
  );

  it.each(
    Array.from({ length: 12 }, (_, index) => ({
      share: index / 11,
      percent: Math.round((index / 11) * 100),
    })),
  )(
    'that finds the disk full after $percent % of its writes is refused, leaves every file whole, and the next one finishes',
    async ({ share }) => {
      const outDir = oldRoot();
      const { failed } = (await buildApart({
        siteDir: after.dir,
        outDir,
        fullAt: 1 + Math.round(share * (calls - 1)),
      })) as ChildReport;
      const left = contentsOf(outDir);
      // What is written last is for the next build alone: without it this one has published everything.
      if (share < 0.9 || failed) expect(failed).toBe('ENOSPC');
      else expect(lasting(left, wanted)).toEqual(wanted);
      expect(
        Object.keys(left).filter((path) => left[path] !== old[path] && left[path] !== wanted[path]),
      ).toEqual([]);
      expect(Object.keys(wanted).filter((path) => path in old && !(path in left))).toEqual([]);

      await new BuiltSiteIn(after, outDir).build();
      expect(lasting(contentsOf(outDir), wanted)).toEqual(wanted);
      expect(filesIn(stateDir(outDir)).filter((file) => file !== 'last-build.json')).toEqual([
        'launch.json',
        'manifest.json',
        'pages.jsonl',
        'shown.json',
      ]);
    },
  );

  it('for the first time leaves a folder that the next one takes for its own', async () => {
    const outDir = join(makeFolder(), 'dist');
    const whole = (await buildApart({
      siteDir: after.dir,
      outDir: join(makeFolder(), 'dist'),
    })) as ChildReport;
    for (const killAt of [whole.calls - 1, whole.calls - 5, whole.calls - 9]) {
      rmSync(outDir, { recursive: true, force: true });
      rmSync(stateDir(outDir), { recursive: true, force: true });
      expect(await buildApart({ siteDir: after.dir, outDir, killAt })).toBe('SIGKILL');
      await new BuiltSiteIn(after, outDir).build();
      expect(contentsOf(outDir)).toEqual(wanted);
    }
  });

  it('while it exchanges files leaves some old and some new, and is said to have been finished by the next', async () => {
    const outDir = oldRoot();
    expect(await buildApart({ siteDir: after.dir, outDir, killAt: 'exchange' })).toBe('SIGKILL');
    const left = contentsOf(outDir);
    const isNew = (path: string) => left[path] === wanted[path];
    expect(
      new Set(
        Object.keys(wanted)
          .filter((path) => path in old && old[path] !== wanted[path])
          .map(isNew),
      ),
    ).toEqual(new Set([true, false]));
    expect((await new BuiltSiteIn(after, outDir).build()).recovered).toBe(true);
    expect((await new BuiltSiteIn(after, outDir).build()).recovered).toBe(false);
  });
});

/** A site with a web root that is there already. */
class BuiltSiteIn extends BuiltSite {
  constructor(
    site: FixtureSite,
    override readonly outDir: string,
  ) {
    super(site);
  }
}

describe('two builds at once', () => {
  it('come one after the other and leave a whole web root', async () => {
    const site = newSite();
    const folder = makeFolder();
    const [outDir, begun, waiting] = [
      join(folder, 'dist'),
      join(folder, 'begun'),
      join(folder, 'waiting'),
    ] as const;
    const first = buildApart({
      siteDir: oldSite().dir,
      outDir,
      tellBegun: begun,
      waitFor: waiting,
    });
    while (!existsSync(begun)) await wait(10);
    const second = buildApart({ siteDir: site.dir, outDir, tellWaiting: waiting });
    expect(
      (await Promise.all([first, second])).map((report) => (report as ChildReport).rendered),
    ).toEqual([6, 6]);
    const fresh = new BuiltSite(site);
    await fresh.build({ bundle: fakeBundle() });
    expect(lasting(contentsOf(outDir), fresh.contents())).toEqual(fresh.contents());
  });
});
