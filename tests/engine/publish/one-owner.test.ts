// A path of the web root has one owner: what the site itself offers, else what the build makes, else nothing.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteProblems } from '../../../engine/diagnostics/problem.ts';
import { Output } from '../../../engine/publish/output/output.ts';
import { hashOf } from '../../../engine/media/content-hash.ts';
import type { BuildMode } from '../../../engine/publish/build-options.ts';
import { BuiltSite, fakeBundle } from '../fake-bundle.ts';
import { FixtureSite, makeFolder } from '../fixture.ts';

const page = (path: string) =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\nblocks:\n  - { type: text, body: Olá. }\n`;
const own = { 'media/root/robots.txt': 'User-agent: *\nDisallow: /\n' };

/** What the build makes where the site offers nothing. */
const generated = [
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
  'favicon.svg',
  '404.html',
  'feed.xml',
];

/** Each file of the web root with the hash of its bytes. */
const hashes = (built: BuiltSite) =>
  Object.entries(built.contents()).map(([path, bytes]) => `${path} ${hashOf(bytes)}`);

let minutes = 1;
afterEach(() => void vi.useRealTimers());

/** Builds long after the last edit, so that the next build remembers this one. */
async function buildLater(built: BuiltSite, mode: BuildMode): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (minutes += 1) * 60_000 });
  await built.build({ mode });
  vi.useRealTimers();
}

describe.each<BuildMode>(['plain', 'compressed', 'release'])('in a build of mode %s', (mode) => {
  it.each(generated)(
    "the site's own %s comes before ours, and ours is back without it",
    async (path) => {
      const file = `media/root/${path}`;
      const built = new BuiltSite();
      await buildLater(built, mode);
      const ours = hashes(built);
      for (const text of ['do site', 'do site, outra vez', 'do site, outra vez']) {
        built.site.apply({ [file]: text });
        await buildLater(built, mode);
        expect(built.file(path)).toBe(text);
      }
      built.site.apply({ [file]: null });
      await buildLater(built, mode);
      expect(hashes(built)).toEqual(ours);
    },
  );

  it('a staging robots.txt that was removed is gone', async () => {
    const built = new BuiltSite(new FixtureSite(own));
    await buildLater(built, mode);
    await buildLater(built, mode);
    built.site.apply({ 'media/root/robots.txt': null });
    await buildLater(built, mode);
    expect(built.file('robots.txt')).toContain('Allow: /\n\nSitemap: ');
  });
});

/** Files that come and go; some stand where others need a folder. */
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(generated.map((path) => [`media/root/${path}`, `do site: ${path}`])),
  'media/root/robots.txt.gz': 'do site, já comprimido',
  'media/root/verificacao.html': 'google',
  'media/root/guia': 'um arquivo sem extensão',
  'media/root/guia/leia.txt': 'um arquivo em pasta',
  'media/root/.well-known/security.txt': 'Contact: mailto:a@b.example',
  'pages/guia.yaml': page('/guia/motor'),
  'pages/404.yaml': page('/404'),
};

it('whatever files came and went, a build into what was there is one into an empty folder', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.constantFrom(...Object.keys(files)),
          fc.constantFrom<BuildMode>('plain', 'plain', 'compressed', 'release'),
        ),
        { minLength: 2, maxLength: 6 },
      ),
      async (steps) => {
        const site = new FixtureSite();
        const built = new BuiltSite(site);
        const there = new Set<string>();
        await buildLater(built, 'plain');
        for (const [file, mode] of steps) {
          rmSync(join(site.dir, 'media/root'), { recursive: true, force: true });
          for (const name of there) rmSync(join(site.dir, name), { force: true });
          if (!there.delete(file)) there.add(file);
          // Of two that exclude each other the later one is there.
          if (file === 'media/root/guia') there.delete('media/root/guia/leia.txt');
          if (file === 'media/root/guia/leia.txt') there.delete('media/root/guia');
          for (const name of there) {
            mkdirSync(dirname(join(site.dir, name)), { recursive: true });
            writeFileSync(join(site.dir, name), files[name]!);
          }
          const clean = new BuiltSite(site);
          const failed = await buildLater(clean, mode).then(
            () => false,
            (error: unknown) => {
              vi.useRealTimers();
              expect(error).toBeInstanceOf(SiteProblems);
              return true;
            },
          );
          if (failed) await expect(buildLater(built, mode)).rejects.toThrow(SiteProblems);
          else {
            await buildLater(built, mode);
            expect(hashes(built)).toEqual(hashes(clean));
          }
          vi.useRealTimers();
          rmSync(dirname(clean.outDir), { recursive: true });
        }
        rmSync(dirname(built.outDir), { recursive: true });
      },
    ),
    {
      numRuns: Number(process.env.PORTAO_RUNS ?? 40),
      interruptAfterTimeLimit: 100_000,
      markInterruptAsFailure: false,
    },
  );
});

it('two offers of other contents for one path are a fault of ours', () => {
  const output = new Output(join(makeFolder(), 'dist'));
  output.offer('robots.txt', 'a', () => 'a');
  output.offer('robots.txt', 'a', () => 'a');
  expect(() => output.offer('robots.txt', 'b', () => 'b')).toThrow('robots.txt');
});

it('a build of before that left the wrong owner is made anew', async () => {
  const built = new BuiltSite();
  await built.build({ bundle: fakeBundle() });
  const manifest = join(dirname(built.outDir), '.portao/out-dist/manifest.json');
  writeFileSync(
    manifest,
    built.file('../.portao/out-dist/manifest.json').replace('"version":2', '"version":1'),
  );
  const { filesWritten } = await built.build({ mode: 'plain', url: 'https://outro.example' });
  expect(filesWritten).toBe(built.paths().length);
});
