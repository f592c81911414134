// Builds with several threads: who makes a page leaves no trace. The threads are of the bundled command, so it is called as a process.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runPortao } from '../../cli/run-portao.ts';
import { shardOf } from '../../../engine/publish/page-workers.ts';
import { contentsOf } from '../fake-bundle.ts';
import { FixtureSite, makeFolder, type Edits } from '../fixture.ts';

const counts = [1, 2, 4] as const;

/** Builds a site with each number of threads; what each said and left. */
async function buildWithEach(site: FixtureSite, outDirs: readonly string[]) {
  const built = [];
  for (const [index, threads] of counts.entries()) {
    const outDir = outDirs[index]!;
    const { code, err } = await runPortao([
      'build',
      ...['--site', site.dir, '--out', outDir, '--threads', String(threads)],
    ]);
    built.push({ code, err, files: contentsOf(outDir) });
  }
  return built;
}
const folders = () => counts.map(() => join(makeFolder(), 'dist'));

describe('a build with 1, 2 and 4 threads', () => {
  it('leaves the same bytes, and again after an edit', async () => {
    const site = new FixtureSite();
    const outDirs = folders();
    const [one, ...others] = await buildWithEach(site, outDirs);
    expect(one!.code).toBe(0);
    expect(Object.keys(one!.files).length).toBeGreaterThan(10);
    for (const other of others) expect(other).toEqual(one);
    site.apply({ 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã cedo']] });
    const [after, ...same] = await buildWithEach(site, outDirs);
    expect(after).toMatchObject({ code: 0, err: '' });
    expect(after!.files).not.toEqual(one!.files);
    for (const other of same) expect(other).toEqual(after);
  });

  it.each<[string, Edits]>([
    ['in a page', { 'pages/index.yaml': [['(/barueri)', '(/nada)']] }],
    ['in a partial', { 'partials/contato.yaml': [['{{claims.', '{{claim.']] }],
    ['in the schema', { 'pages/dicas.json': [['"body"', '"bodi"']] }],
  ])('says the same of an error %s, once, and publishes nothing', async (_, edits) => {
    const [one, ...others] = await buildWithEach(new FixtureSite(edits), folders());
    expect(one).toMatchObject({ code: 1, files: {} });
    expect(one!.err).not.toBe('');
    for (const other of others) expect(other).toEqual(one);
  });

  it('ends in the words of the failure where each thread meets one', async () => {
    const site = new FixtureSite({
      'site.yaml': [['value: "128"', 'value: "sb_secret_0123456789abcdef"']],
    });
    for (const { code, err, files } of await buildWithEach(site, folders())) {
      expect({ code, files }).toEqual({ code: 1, files: {} });
      expect(err).toContain('contém uma chave secreta do serviço de dados');
    }
  });

  it('takes up what another number of threads left', async () => {
    const site = new FixtureSite();
    const outDir = join(makeFolder(), 'dist');
    const [one, two, four] = await buildWithEach(site, [outDir, outDir, outDir]);
    expect([two, four]).toEqual([one, one]);
    rmSync(outDir, { recursive: true });
  });
});

it('a share is told by the name of the page alone, and all shares have their part', () => {
  const names = Array.from({ length: 400 }, (_, index) => `pages/cidade-${index}.yaml`);
  const sizes = [0, 0, 0, 0];
  for (const name of names) sizes[shardOf(name, 4)]! += 1;
  expect(Math.min(...sizes)).toBeGreaterThan(60);
  expect(names.map((name) => shardOf(name, 1))).toEqual(names.map(() => 0));
  // The first is ahead by half of all, and has its share of the rest.
  const ofFirst = names.filter((name) => shardOf(name, 4, 0.5) === 0);
  expect(ofFirst.length / names.length).toBeCloseTo(0.625, 1);
});
