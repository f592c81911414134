// `--for`: what a build writes for a host, and what it refuses because the host would cut it.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { hostLimitWords } from '../../../cli/command-line/host-limit-words.ts';
import { hosts, type HostName } from '../../../engine/hosting/hosts.ts';
import {
  OverHostLimits,
  refuseOverLimits,
} from '../../../engine/publish/host-files/host-limits.ts';
import { ForeignOutput } from '../../../engine/publish/output/guards.ts';
import { stateDir } from '../../../engine/publish/output/state-dir.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, makeFolder } from '../fixture.ts';

const names = Object.keys(hosts) as HostName[];
const compressed = (path: string) => /\.(?:br|gz)$/.test(path);
const forHosts = (path: string) => /^(?:_|nginx\.conf)/.test(path);
const reader =
  'path: /post\ntitle: Post\ndescription: Um post.\nupdated: "2026-01-01"\nstatus: 404\nblocks:\n  - { type: text, body: Olá. }\n';
const page = (path: string) =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Um recado em ${path}.\nupdated: "2026-01-01"\nblocks:\n  - { type: text, body: Olá. }\n`;

describe('a build for a host', () => {
  test.each([
    ['nginx', ['nginx.conf'], true, false],
    ['cloudflare', ['_headers', '_redirects'], false, true],
    ['cloudflare-paid', ['_headers', '_redirects'], false, true],
    ['netlify', ['_headers', '_redirects'], false, false],
    ['server', ['_redirects'], true, false],
  ] as const)('%s writes what it reads and nothing else', async (host, files, copies, nearest) => {
    const built = new BuiltSite(new FixtureSite({ 'pages/post.yaml': reader }));
    await built.build({ mode: 'compressed', host });
    const paths = built.paths();
    expect(paths.filter(forHosts)).toEqual(files);
    expect(paths.some(compressed)).toBe(copies);
    expect(paths.includes('blog/404.html')).toBe(nearest);
    expect(paths).toContain('index.html');
  });

  it('takes away what another host would read, and knows its folder without its memory', async () => {
    const built = new BuiltSite();
    await built.build({ mode: 'compressed' });
    for (const host of names) {
      await built.build({ mode: 'compressed', host });
      const alone = new BuiltSite(built.site);
      await alone.build({ mode: 'compressed', host });
      expect(built.paths()).toEqual(alone.paths());
      rmSync(stateDir(built.outDir), { recursive: true });
      await expect(built.build({ mode: 'compressed', host })).resolves.toBeDefined();
    }
    const foreign = makeFolder();
    writeFileSync(join(foreign, 'nginx.conf'), '# mine\n');
    await expect(built.build({ outDir: foreign })).rejects.toThrow(ForeignOutput);
  });

  const form = `  - type: form
    heading: Recado
    fields: [{ label: E-mail, kind: email }]
    submit: Enviar
    privacy: Só para responder.
`;
  it.each([
    ['netlify', '', ['/recado']],
    ['nginx', '', ['/recado']],
    [undefined, '', ['/recado']],
    ['server', '', []],
    ['netlify', '    to: https://formularios.example.com/f/abc\n', []],
  ] as const)(
    'for %s names the pages whose forms nobody there answers',
    async (host, to, paths) => {
      const built = new BuiltSite(
        new FixtureSite({
          'pages/recado.yaml': `${page('/recado')}${form}${to}`,
          'pages/admin.yaml': page('/admin'),
        }),
      );
      expect((await built.build({ host })).lostForms).toEqual(paths);
    },
  );

  it('is refused whole where the host would cut redirects', async () => {
    const rules = Array.from(
      { length: 2_001 },
      (_, one) => `  - { from: /velho-${one}, to: /dicas }`,
    );
    const site = new FixtureSite();
    const built = new BuiltSite(site);
    await built.build({ host: 'cloudflare' });
    const before = built.times();
    site.apply({ 'site.yaml': `${site.read('site.yaml')}\nredirects:\n${rules.join('\n')}\n` });
    await expect(built.build({ host: 'cloudflare' })).rejects.toMatchObject({
      host: 'cloudflare',
      excesses: [{ limit: 'redirects', found: 2_001, most: 2_000 }],
    });
    expect(built.times()).toEqual(before);
    await built.build({ host: 'netlify' });
    expect(built.file('_redirects')).toContain('/velho-2000 /dicas 301');
  });
});

describe('the limits of a host', () => {
  const folder = makeFolder();
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const excessesOf = (host: HostName, paths: string[]): unknown => {
    try {
      refuseOverLimits(host, { published: () => paths, locate: (path) => join(folder, path) });
      return [];
    } catch (error) {
      if (!(error instanceof OverHostLimits)) throw error;
      return error.excesses;
    }
  };
  const many = (count: number) => Array.from({ length: count }, () => 'page.html');
  file('page.html', 'x');

  it('count files, and those of a folder', () => {
    expect(excessesOf('cloudflare', many(20_000))).toEqual([]);
    expect(excessesOf('cloudflare', many(20_001))).toEqual([
      { limit: 'files', found: 20_001, most: 20_000 },
    ]);
    expect(excessesOf('cloudflare-paid', many(20_001))).toEqual([]);
    expect(excessesOf('netlify', many(54_000))).toEqual([]);
    expect(excessesOf('netlify', many(54_001))).toEqual([
      { limit: 'filesInFolder', where: '.', found: 54_001, most: 54_000 },
    ]);
    expect(excessesOf('server', many(60_000))).toEqual([]);
  });

  it('weigh files, redirects and headers, and name the line', () => {
    const long = `/a ${'/b'.repeat(600)} 301`;
    const wide = Array.from({ length: 1_300 }, (_, one) => `/${'x'.repeat(70)}-${one} /b 301`);
    file('_redirects', [long, ...wide].join('\n'));
    file('_headers', `/*\n  A: b\n  Link: ${'x'.repeat(2_000)}\n`);
    file('film.mp4', 'x'.repeat(25 * 1024 * 1024 + 1));
    expect(excessesOf('cloudflare', ['_redirects', '_headers', 'film.mp4'])).toEqual([
      { limit: 'fileBytes', where: 'film.mp4', found: 26_214_401, most: 26_214_400 },
      { limit: 'redirectsBytes', found: expect.any(Number) as number, most: 100_000 },
      { limit: 'redirectLength', where: '/a', found: long.length, most: 1_000 },
      { limit: 'headerLength', where: 'Link', found: 2_008, most: 2_000 },
    ]);
  });

  it('are told in words, ten of them', () => {
    const excess = { limit: 'redirectLength', found: 1_203, most: 1_000, where: '/a' } as const;
    const error = new OverHostLimits(
      'cloudflare',
      Array.from({ length: 12 }, () => excess),
    );
    expect(hostLimitWords(error, 'pt-BR')).toContain(
      'O redirecionamento de /a tem 1.203 caracteres; o limite é 1.000.',
    );
    expect(hostLimitWords(error, 'en').split('\n').slice(-2)).toEqual([
      '  and 2 more.',
      'Nothing was written: the published folder is as it was.',
    ]);
  });
});
