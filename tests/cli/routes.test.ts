// `portao routes`: every path of a site with the document behind it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { runRoutes, type Route } from '../../cli/commands/routes.ts';
import type { ViewOptions } from '../../cli/site/site-view.ts';
import { FixtureSite, fixtureDir } from '../engine/fixture.ts';
import { specifiedRoutes } from '../site/specified-routes.ts';
import { root } from '../structure/tree.ts';
import { called, minimalView, realView, said, viewOf } from './call-command.ts';
import { portao } from './run-portao.ts';

const routes = (options: ViewOptions) => called((streams) => runRoutes(options, streams));
const listed = (options: ViewOptions) =>
  JSON.parse(routes({ ...options, json: true }).out) as Route[];
const lapa = 'pages/bairros/lapa.yaml';

describe('portao routes', () => {
  it.each(['pt-BR', 'en'] as const)(
    'lists path, document and title in columns (%s)',
    async (language) => {
      const { code, out, err } = routes(minimalView(language));
      expect([code, err]).toEqual([0, '']);
      await expect(out).toMatchFileSnapshot(said('routes', language));
    },
  );

  it('says what is special about a path', () => {
    const site = new FixtureSite({
      [lapa]: [['path: /lapa', 'path: /lapa\nrobots: noindex, follow']],
      'pages/cidades/barueri.yaml': [['path: /barueri', 'path: /barueri\ncanonical: /osasco']],
      'pages/404.yaml':
        'path: /404\ntitle: Não achamos\ndescription: Nada aqui.\nupdated: "2026-01-31"\nstatus: 404\nblocks: [{ type: text, body: Olá. }]',
      'pages/variante.yaml':
        'path: /motor-osasco\ntitle: Motor em Osasco já\ndescription: Outra página.\nupdated: "2026-01-31"\nvariant: { region: osasco }\nblocks: [{ type: text, body: Olá. }]',
    });
    const lines = routes(viewOf(site.dir)).out.split('\n');
    const lineOf = (path: string) => lines.find((line) => line.startsWith(`${path} `));
    expect(lineOf('/lapa')).toMatch(/noindex, fora dos buscadores$/);
    expect(lineOf('/barueri')).toMatch(/canônica: \/osasco$/);
    expect(lineOf('/404')).toMatch(/404, para endereços que não existem$/);
    expect(lineOf('/motor-osasco')).toMatch(/variante de busca$/);
    expect(lineOf('/osasco')).toMatch(/Motor de portão em Osasco$/);
    expect(lines.at(-2)).toBe('7 endereços, 4 deles para os buscadores.');
  });

  it('fits a terminal and shortens titles there alone', () => {
    const title =
      'Motor de portão na Lapa com um título que é comprido demais para caber em uma linha';
    const site = new FixtureSite({
      [lapa]: [['title: Motor de portão na Lapa', `title: ${title}`]],
    });
    const narrow = routes({ ...viewOf(site.dir), width: 60 })
      .out.split('\n')
      .slice(0, -3);
    expect(Math.max(...narrow.map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(narrow.join('\n')).toContain('site/pages/bairros/lapa.yaml');
    expect(routes(viewOf(site.dir)).out).toContain(title);
  });

  it('answers a program with every field of every path', () => {
    expect(listed(minimalView()).find(({ path }) => path === '/lapa')).toEqual({
      path: '/lapa',
      file: 'minimal/pages/bairros/lapa.yaml',
      title: 'Motor de portão na Lapa',
      description: 'Motor de portão instalado na Lapa.',
      canonical: '/lapa',
      indexed: true,
      status: 200,
      kind: 'neighbourhood',
    });
  });

  it('has every specified route of the real site, and says which ones search engines get', () => {
    const real = new Map(listed(realView).map((route) => [route.path, route]));
    expect(specifiedRoutes.map(({ path }) => path).filter((path) => !real.has(path))).toEqual([]);
    for (const { path, indexed } of specifiedRoutes)
      expect({
        path,
        canonical: real.get(path)?.canonical,
        indexed: real.get(path)?.indexed,
      }).toEqual({ path, canonical: path, indexed: indexed !== false });
  });

  it('lists what it can of a site with errors, and says that something may be missing', () => {
    const { code, out, err } = routes(
      viewOf(new FixtureSite({ [lapa]: [['kind: neighbourhood', 'kind: bairro']] }).dir),
    );
    expect(code).toBe(1);
    expect(out).toContain('/osasco');
    expect(err).toMatch(/aqui pode faltar alguma coisa: \d+ erros?.* npm run portao -- check/);
  });

  it('names the problem where there is no site', () => {
    const { code, out, err } = routes(viewOf(new FixtureSite({ 'site.yaml': null }).dir));
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('Falta o arquivo site.yaml.');
  });
});

describe('portao routes as a process', () => {
  beforeAll(() => portao(['--help']));

  it('shows files from the folder in which it is called', async () => {
    const { code, out, err } = await portao(
      ['routes', '--json', '--site', '.'],
      {},
      fixtureDir('minimal'),
    );
    expect([code, err]).toEqual([0, '']);
    expect((JSON.parse(out) as Route[]).map(({ file }) => file)).toContain('pages/index.yaml');
  });

  it('ends quietly when its reader has enough', () => {
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', '"$0" cli/launch.mjs contacts --json | head -1', process.execPath],
      { cwd: root, encoding: 'utf8' },
    );
    expect([stdout, stderr]).toEqual(['{\n', '']);
  });

  it('ends when a slow reader has everything, and not before', () => {
    const { stdout } = spawnSync(
      'sh',
      ['-c', '"$0" cli/launch.mjs contacts --json | (sleep 0.5; wc -c)', process.execPath],
      { cwd: root, encoding: 'utf8' },
    );
    // More than a pipe holds.
    expect(Number(stdout)).toBeGreaterThan(200_000);
    const whole = spawnSync(process.execPath, ['cli/launch.mjs', 'contacts', '--json'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    }).stdout;
    expect(Number(stdout)).toBe(Buffer.byteLength(whole));
  });

  it.skipIf(!existsSync('/dev/full'))(
    'says in a sentence that its answer could not be written, on systems with /dev/full',
    () => {
      const { status, stderr } = spawnSync(
        'sh',
        ['-c', '"$0" cli/launch.mjs routes --lang en > /dev/full', process.execPath],
        { cwd: root, encoding: 'utf8' },
      );
      expect([status, stderr]).toEqual([
        1,
        'The disk is full. The published site is whole; free some space and try again.\n',
      ]);
    },
  );
});
