// The documents that `npm start` keeps: what is published after a change of a post, while somebody writes in the folder.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problemView } from '../../../cli/output/problem-view.ts';
import { snapshotFiles } from '../../../engine/content/file-snapshot.ts';
import { formatProblems } from '../../../engine/diagnostics/format.ts';
import { SiteProblems } from '../../../engine/diagnostics/problem.ts';
import { NoKeptSite } from '../../../engine/publish/build.ts';
import { keptSite } from '../../../engine/publish/kept-site.ts';
import { stateDir } from '../../../engine/publish/output/state-dir.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite } from '../fixture.ts';

const osasco = 'pages/cidades/osasco.yaml';
/** What changes every page and is no document, as posts are. */
const moved = { url: 'https://www.outro.example' };

/** A site that was built and is kept, a minute after it was written: its times tell every change. */
async function kept(): Promise<BuiltSite> {
  const built = new BuiltSite();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await built.build({ documents: 'keep' });
  return built;
}
afterEach(() => void vi.useRealTimers());
const state = ({ outDir }: BuiltSite) => stateDir(outDir);
const copies = (built: BuiltSite) => readdirSync(join(state(built), 'sites'));
const problemsOf = (build: Promise<unknown>) =>
  build.then(
    () => 'built',
    (error: unknown) => {
      if (!(error instanceof SiteProblems)) throw error;
      return formatProblems(error.problems, 'pt-BR', problemView(error.dir));
    },
  );

describe('the documents that are kept', () => {
  it('are what a post is published with: half a document in the folder neither goes live nor is in the way', async () => {
    const built = await kept();
    built.site.apply({ [osasco]: 'path: /osasco\nblocks:\n  - type: her' });
    await built.build({ documents: 'kept', ...moved });
    const wanted = new BuiltSite();
    await wanted.build(moved);
    expect(built.contents()).toEqual(wanted.contents());
  });

  it('leave out what is whole and not published yet', async () => {
    const built = await kept();
    built.site.apply({
      [osasco]: [['title: Motor de portão em Osasco', 'title: Outro título']],
      'pages/nova.yaml': built.site.read(osasco).replaceAll('/osasco', '/nova'),
    });
    await built.build({ documents: 'kept', ...moved });
    expect(built.paths()).not.toContain('nova.html');
    expect(built.file('osasco.html')).not.toContain('Outro título');
  });

  it('follow every build of the folder that has no error, whoever builds it', async () => {
    const built = await kept();
    built.site.apply({ [osasco]: [['title: Motor de portão em Osasco', 'title: Outro título']] });
    await built.build();
    await built.build({ documents: 'kept', ...moved });
    expect(built.file('osasco.html')).toContain('Outro título');
    built.site.apply({ [osasco]: 'path: [' });
    await expect(built.build({ documents: 'keep' })).rejects.toThrow(SiteProblems);
    await built.build({ documents: 'kept' });
    expect(built.file('osasco.html')).toContain('Outro título');
  });

  it('are not there before somebody asks for them', async () => {
    const built = new BuiltSite();
    await built.build();
    expect(keptSite(state(built))).toBeNull();
    await expect(built.build({ documents: 'kept' })).rejects.toThrow(NoKeptSite);
    await built.build({ documents: 'keep' });
    await built.build({ documents: 'kept' });
  });

  it.each<[string, (dir: string) => void]>([
    ['that are cut short', (dir) => truncateSync(join(dir, osasco), 3)],
    ['of which one is gone', (dir) => rmSync(join(dir, osasco))],
    ['that are gone', (dir) => rmSync(dir, { recursive: true })],
    ['whose list is cut short', (dir) => truncateSync(join(dir, '../../site.json'), 40)],
  ])('%s are none, and are made anew', async (_, harm) => {
    const built = await kept();
    harm(keptSite(state(built))!.dir);
    expect(keptSite(state(built))).toBeNull();
    await built.build({ documents: 'keep' });
    expect(keptSite(state(built))?.files.size).toBe(snapshotFiles(built.site.dir).files.size);
  });

  it('are copied once: what did not change is neither copied nor built again', async () => {
    const built = await kept();
    const first = keptSite(state(built))!.dir;
    expect((await built.build({ documents: 'keep' })).paths).toEqual([]);
    expect(keptSite(state(built))!.dir).toBe(first);
    const { ino } = statSync(join(first, 'site.yaml'));
    built.site.apply({ [osasco]: [['title: Motor de portão em Osasco', 'title: Outro título']] });
    await built.build({ documents: 'keep' });
    const second = keptSite(state(built))!.dir;
    expect([second === first, existsSync(first)]).toEqual([false, false]);
    expect(statSync(join(second, 'site.yaml')).ino).toBe(ino);
    expect(readFileSync(join(second, osasco), 'utf8')).toContain('Outro título');
    expect(copies(built)).toHaveLength(1);
  });

  it('of a site with errors say the same of it, with the same lines', async () => {
    const edits = { 'pages/index.yaml': 'path: /\ntitle: 1\nblocks: []\n' };
    const [straight, keeping] = [new BuiltSite(new FixtureSite(edits)), await kept()];
    keeping.site.apply(edits);
    const said = await problemsOf(keeping.build({ documents: 'keep' }));
    expect(said).toContain('pages/index.yaml:2');
    expect(said.replaceAll(keeping.site.dir, '')).toBe(
      (await problemsOf(straight.build())).replaceAll(straight.site.dir, ''),
    );
  });
});
