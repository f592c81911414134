// A build of what the last build was made from does nothing; whatever changed, it is noticed, and the result is that of a fresh build.
import { appendFileSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuildOptions } from '../../../engine/publish/build-options.ts';
import type { Post } from '../../../engine/blog/post-store.ts';
import { lastBuild, recall, remember } from '../../../engine/publish/output/last-build.ts';
import { stateDir } from '../../../engine/publish/output/state-dir.ts';
import { hashOf } from '../../../engine/media/content-hash.ts';
import { BuiltSite, contentsOf, fakeBundle } from '../fake-bundle.ts';
import { FixtureSite, makeFolder } from '../fixture.ts';

const samplePost: Post = {
  id: '1',
  title: 'Um post',
  slug: 'um-post',
  content: 'Olá.',
  meta_description: 'Uma frase.',
  tags: ['portão'],
  seo_score: 85,
  computed_score: 85,
  views: 0,
  status: 'published',
  published_at: '2026-01-01T00:00:00Z',
  withdrawn_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};
const home = 'pages/index.yaml';
/** The clock of the builds, ahead of the times of all files: what was written a moment ago is mtime-safe. */
const later = () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });

beforeEach(later);
afterEach(() => void vi.useRealTimers());

/** A site that was built twice: the second time nothing had to be done. */
async function mtimeSafeSite(): Promise<BuiltSite> {
  const built = new BuiltSite(
    new FixtureSite({
      'site.yaml': [['phone: "+551130000000"', 'phone: "+551130000000", placeholder: true']],
    }),
  );
  await built.build();
  return built;
}

/** What a build into a new folder gives. */
async function fresh(
  { site }: BuiltSite,
  options: Partial<BuildOptions> = {},
): Promise<Record<string, string>> {
  const other = new BuiltSite(site);
  await other.build(options);
  return other.contents();
}

/** The file's new text with the size and the modification time of the old one. */
function replaceUnseen(path: string, from: string, to: string): void {
  expect(to.length).toBe(from.length);
  const { atime, mtime } = statSync(path);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  utimesSync(path, atime, mtime);
}

describe('a build of an unchanged site', () => {
  it('reads no document, writes nothing and says what the last one said', async () => {
    const built = await mtimeSafeSite();
    const [before, times, state] = [built.contents(), built.times(), stateDir(built.outDir)];
    const remembered = statSync(join(state, 'last-build.json')).mtimeMs;
    const first = await new BuiltSite(built.site).build();
    const summary = await built.build();
    expect(summary).toMatchObject({
      pages: first.pages,
      bytes: first.bytes,
      rendered: 0,
      filesWritten: 0,
      filesRemoved: 0,
      recovered: false,
      paths: [],
    });
    expect(summary.warnings).toEqual(first.warnings);
    expect(summary.warnings.length).toBeGreaterThan(0);
    expect([
      built.contents(),
      built.times(),
      statSync(join(state, 'last-build.json')).mtimeMs,
    ]).toEqual([before, times, remembered]);
  });

  it('does nothing either while its files are so young that their times prove nothing', async () => {
    vi.useRealTimers();
    const built = await mtimeSafeSite();
    expect(await built.build()).toMatchObject({ rendered: 0, filesWritten: 0, paths: [] });
    replaceUnseen(join(built.site.dir, home), 'Onde atendemos', 'Quem atendemos');
    expect(await built.build()).toMatchObject({ rendered: 1, paths: ['/'] });
    expect(built.contents()).toEqual(await fresh(built));
  });

  it('remembers the contents of files whose times prove nothing, and asks for them again', () => {
    const { dir } = new FixtureSite();
    const state = makeFolder();
    const path = join(dir, home);
    const inputs = { hash: 'as before', dir, recent: { [home]: hashOf(readFileSync(path)) } };
    remember(lastBuild(state), inputs, 'made');
    expect(recall(lastBuild(state), inputs)).toBe('made');
    replaceUnseen(path, 'Onde atendemos', 'Quem atendemos');
    expect(recall(lastBuild(state), { ...inputs, recent: {} })).toBeNull();
    replaceUnseen(path, 'Quem atendemos', 'Onde atendemos');
    expect(recall(lastBuild(state), { ...inputs, recent: {} })).toBe('made');
    // By now their times were old enough: what they hold is not asked any more.
    replaceUnseen(path, 'Onde atendemos', 'Quem atendemos');
    expect(recall(lastBuild(state), { ...inputs, recent: {} })).toBe('made');
    expect(recall(lastBuild(state), { ...inputs, recent: null })).toBeNull();
  });
});

describe('is noticed', () => {
  it.each<[string, (built: BuiltSite) => Partial<BuildOptions> | void]>([
    [
      'a text of the same length, with the time of the old one',
      ({ site }) => replaceUnseen(join(site.dir, home), 'Onde atendemos', 'Quem atendemos'),
    ],
    [
      'a partial',
      ({ site }) => void site.apply({ 'partials/contato.yaml': [['tone: amber', 'tone: night']] }),
    ],
    ['a claim', ({ site }) => void site.apply({ 'site.yaml': [['value: "128"', 'value: "99"']] })],
    [
      'a new page',
      ({ site }) =>
        void site.apply({
          'pages/z.yaml':
            'path: /z\ntitle: Z\ndescription: Sobre z.\nupdated: "2026-01-01"\nblocks:\n  - { type: text, body: Olá. }\n',
        }),
    ],
    [
      'a page that is gone',
      ({ site }) =>
        void site.apply({
          'pages/bairros/lapa.yaml': null,
          'pages/cidades/osasco.yaml': [['near: [barueri, lapa]', 'near: [barueri]']],
        }),
    ],
    ['an image', ({ site }) => appendFileSync(join(site.dir, 'media/portao.svg'), '\n')],
    ['a file of the web root that is gone', ({ outDir }) => rmSync(join(outDir, 'osasco.html'))],
    [
      'a file of the web root that was edited',
      ({ outDir }) => writeFileSync(join(outDir, 'osasco.html'), 'oi'),
    ],
    ['a file that no build made', ({ outDir }) => writeFileSync(join(outDir, 'oi.html'), 'oi')],
    ['another address', () => ({ url: 'https://outro.example' })],
    ['a post', () => ({ posts: [samplePost] })],
    ['code', () => ({ bundle: { ...fakeBundle(), hash: 'novo' } })],
    [
      'a memory cut short',
      ({ outDir }) => writeFileSync(join(stateDir(outDir), 'last-build.json'), '{"version":1,"ha'),
    ],
    ['a manifest that is gone', ({ outDir }) => rmSync(join(stateDir(outDir), 'manifest.json'))],
  ])('%s', async (_, change) => {
    const built = await mtimeSafeSite();
    const options = change(built) ?? {};
    later();
    await built.build(options);
    // What has its hash in its name stays for one build more.
    await built.build(options);
    expect(built.contents()).toEqual(await fresh(built, options));
  });

  it('that the web root is gone', async () => {
    const built = await mtimeSafeSite();
    const before = built.contents();
    rmSync(built.outDir, { recursive: true });
    await built.build();
    expect(built.contents()).toEqual(before);
  });

  it('an error, which stops the build and leaves the site as it was', async () => {
    const built = await mtimeSafeSite();
    const before = built.contents();
    built.site.apply({ [home]: [['claims.technicians', 'claims.nada']] });
    later();
    await expect(built.build()).rejects.toThrow();
    expect(contentsOf(built.outDir)).toEqual(before);
    built.site.apply({ [home]: [['claims.nada', 'claims.technicians']] });
    later();
    await built.build();
    expect(contentsOf(built.outDir)).toEqual(before);
  });
});
