// The command line as people and programs call it: a process, its words, its exit code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareBundle } from '../../engine/publish/bundle.ts';
import { contentsOf, filesIn } from '../engine/fake-bundle.ts';
import { fixtureDir, FixtureSite, makeFolder, type Edits } from '../engine/fixture.ts';
import { root } from '../structure/tree.ts';
import { portao, started } from './run-portao.ts';

const minimal = fixtureDir('minimal');
const wrong: Edits = {
  'pages/index.yaml': [
    ['call: main', 'call: mian'],
    ['claims.technicians', 'claims.tecnicians'],
  ],
  'pages/dicas.json': [['"text"', '"txet"']],
};
const warned: Edits = {
  'site.yaml': [['"+5511900000001" }', '"+5511900000001", placeholder: true }']],
};

// The bundles of the command line and of the renderer are made here, and not on the time of a test.
beforeAll(async () => {
  await portao(['--help']);
  await prepareBundle(root);
});

describe('portao check', () => {
  it('ends with 0 where there are no problems', async () => {
    expect(await portao(['check', '--site', minimal])).toEqual({
      code: 0,
      out: 'Nenhum problema.\n',
      err: '',
    });
  });

  it('ends with 1 and names every problem of every file', async () => {
    const { dir } = new FixtureSite(wrong);
    const { code, out, err } = await portao(['check', '--site', dir]);
    expect([code, err]).toEqual([1, '']);
    expect(out.match(/^\S+:\d+:\d+ {2}\S+/gm)).toEqual(
      [
        'pages/dicas.json:8:15  block-unknown-type',
        'pages/index.yaml:3:44  reference-unknown',
        'pages/index.yaml:13:37  contact-unknown',
      ].map((place) => `${dir}/${place}`),
    );
    expect(out.trimEnd().split('\n').at(-1)).toBe('3 erros, 0 avisos em 2 arquivos.');
  });

  it('ends with 0 where there are warnings only', async () => {
    const { code, out } = await portao(['check', '--site', new FixtureSite(warned).dir]);
    expect(code).toBe(0);
    expect(out).toContain('placeholder  (aviso)');
  });

  it('ends with 1 where there is no site', async () => {
    const { code, out } = await portao(['check', '--site', makeFolder()]);
    expect(code).toBe(1);
    expect(out).toContain('Falta o arquivo site.yaml.');
  });

  it('finds the site from the folder in which it is called', async () => {
    const site = new FixtureSite();
    expect(await portao(['check', '--site', './site'], {}, dirname(site.dir))).toMatchObject({
      code: 0,
      out: 'Nenhum problema.\n',
    });
  });

  it('answers in JSON, the same fields for every problem', async () => {
    const { dir } = new FixtureSite({ ...wrong, ...warned });
    const { code, out, err } = await portao(['check', '--format', 'json', '--site', dir]);
    expect([code, err]).toEqual([1, '']);
    const { problems, ...more } = JSON.parse(out) as { problems: Record<string, unknown>[] };
    expect(more).toEqual({});
    expect(problems.map((problem) => Object.keys(problem).sort())).toEqual(
      problems.map(() => ['code', 'column', 'file', 'fix', 'level', 'line', 'message']),
    );
    expect(problems.map(({ code: name, level }) => `${String(level)} ${String(name)}`)).toEqual([
      'error block-unknown-type',
      'error reference-unknown',
      'error contact-unknown',
      'warning placeholder',
    ]);
    expect(problems[0]).toEqual({
      file: `${dir}/pages/dicas.json`,
      line: 8,
      column: 15,
      code: 'block-unknown-type',
      level: 'error',
      message: 'O bloco 1 tem o tipo "txet", que não existe.',
      fix: 'Você quis dizer "text" (Texto)?',
    });
  });

  it('answers in JSON without problems with an empty list', async () => {
    const { code, out } = await portao(['check', '--format', 'json', '--site', minimal]);
    expect([code, JSON.parse(out)]).toEqual([0, { problems: [] }]);
  });
});

describe('the language', () => {
  const site = () => new FixtureSite({ 'pages/index.yaml': [['call: main', 'call: mian']] }).dir;
  const [english, portuguese] = [
    'The contact "mian" is not in site.yaml.',
    'O contato "mian" não existe em site.yaml.',
  ];

  it.each([
    ['is Portuguese', [], {}, portuguese],
    ['is English with --lang en', ['--lang', 'en'], {}, english],
    ['is English with --lang=en', ['--lang=en'], {}, english],
    ['is the nearest one with --lang pt', ['--lang', 'pt'], { LANG: 'en_US.UTF-8' }, portuguese],
    ['is the nearest one with --lang=en-GB', ['--lang=en-GB'], {}, english],
    ['is English on an English system', [], { LANG: 'en_US.UTF-8' }, english],
    [
      'is Portuguese on an English system with --lang pt-BR',
      ['--lang', 'pt-BR'],
      { LANG: 'en_US.UTF-8' },
      portuguese,
    ],
    ['is Portuguese on any other system', [], { LANG: 'de_DE.UTF-8' }, portuguese],
  ] as [string, string[], Record<string, string>, string][])('%s', async (_, args, env, text) => {
    expect((await portao(['check', '--site', site(), ...args], env)).out).toContain(text);
  });

  it.each([
    ['is that of the site', {}, [], english],
    ['is that of the system before the one of the site', { LANG: 'pt_BR.UTF-8' }, [], portuguese],
    ['is that of --lang before the one of the site', {}, ['--lang', 'pt-BR'], portuguese],
  ] as [string, Record<string, string>, string[], string][])('%s', async (_, env, args, text) => {
    const url = 'url: https://www.exemplo.com.br\n';
    const { dir } = new FixtureSite({
      'site.yaml': [[url, `${url}language: en\n`]],
      'pages/index.yaml': [['call: main', 'call: mian']],
    });
    expect((await portao(['check', '--site', dir, ...args], env)).out).toContain(text);
  });

  it('may be named before the command', async () => {
    expect((await portao(['--lang', 'en', 'check', '--site', site()])).out).toContain(english);
  });
});

describe('a command that nobody understands', () => {
  it.each([
    [
      'an unknown command',
      ['bulid'],
      /^Erro: o comando "bulid" não existe\.\nVocê quis dizer "build"\?$/m,
    ],
    [
      'an unknown option',
      ['check', '--sitee', 'x'],
      /^Erro: a opção "--sitee" não existe\.\nVocê quis dizer "--site"\?$/m,
    ],
    [
      'an unknown language',
      ['check', '--lang', 'fr'],
      /^Erro: a opção "--lang <lang>" não aceita "fr"\. Use um destes: pt-BR, en\.$/m,
    ],
    ['an unknown format', ['check', '--format', 'xml'], /--format <format>" não aceita "xml"/],
    [
      'an option without its value',
      ['check', '--site'],
      /^Erro: a opção "--site <dir>" pede um valor\.$/m,
    ],
    ['a port that is none', ['serve', '--port', 'oito'], /"oito"/],
    [
      'an unknown command in English',
      ['bulid', '--lang', 'en'],
      /^error: unknown command 'bulid'\n\(Did you mean build\?\)$/m,
    ],
    ['no command', [], /^Uso: portao/],
  ])('ends with 2 for %s, and says why', async (_, args, says) => {
    const { code, out, err } = await portao(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
  });

  it.each([['--help'], ['--version'], ['help'], ['build', '--help']])(
    'is not one that asks for help: %s',
    async (...args) => {
      expect(await portao(args)).toMatchObject({ code: 0, err: '' });
    },
  );
});

describe('portao build', () => {
  const out = () => join(makeFolder(), 'dist');

  it('says what it built, and the next time that nothing changed', async () => {
    const dist = out();
    const first = await portao(['build', '--site', minimal, '--out', dist]);
    expect([first.code, first.err]).toEqual([0, '']);
    expect(first.out).toMatch(
      /^5 páginas em \S+ \([\d,]+ [KM]B\): 5 renderizadas, 0 sem mudança, \d+ arquivos gravados, 0 removidos, em \d+,\d\d s\.$/m,
    );
    expect(filesIn(dist)).toEqual(
      expect.arrayContaining([
        'index.html',
        'barueri.html',
        'sitemap.xml',
        'robots.txt',
        '_headers',
      ]),
    );
    const second = await portao(['build', '--site', minimal, '--out', dist, '--lang', 'en']);
    expect(second.out).toMatch(
      /^5 pages in \S+ \([\d.]+ [KM]B\): 0 rendered, 5 unchanged, 0 files written, 0 removed, in \d+\.\d\d s\.$/m,
    );
  });

  it('builds for the address in SITE_URL, and compresses when asked to', async () => {
    const dist = out();
    expect(
      (
        await portao(['build', '--site', minimal, '--out', dist, '--compress'], {
          SITE_URL: 'https://www.portao.test/',
        })
      ).code,
    ).toBe(0);
    expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(
      'https://www.portao.test/sitemap.xml',
    );
    expect(filesIn(dist)).toContain('index.html.br');
  });

  it('ends with 2 for an address that is none', async () => {
    const dist = out();
    expect(
      await portao(['build', '--site', minimal, '--out', dist], { SITE_URL: 'portao.test' }),
    ).toMatchObject({ code: 2, err: expect.stringContaining('portao.test') as string });
    expect(filesIn(dist)).toEqual([]);
  });

  it('that fails ends with 1, names the problems and says that nothing was written, which is true', async () => {
    const dist = out();
    const site = new FixtureSite();
    await portao(['build', '--site', site.dir, '--out', dist]);
    const before = contentsOf(dist);
    const { code, err } = await portao(['build', '--site', site.apply(wrong).dir, '--out', dist]);
    expect(code).toBe(1);
    expect(err).toContain('pages/index.yaml:13:37  contact-unknown');
    expect(err.trimEnd().split('\n').at(-1)).toBe(
      'Nada foi gravado: o site publicado continua como estava.',
    );
    expect(contentsOf(dist)).toEqual(before);
    expect(
      (await portao(['build', '--site', site.dir, '--out', dist, '--lang', 'en'])).err
        .trimEnd()
        .split('\n')
        .at(-1),
    ).toBe('Nothing was written: the published site is as it was.');
  });

  it('counts warnings and builds all the same', async () => {
    const { code, out: said } = await portao([
      'build',
      '--site',
      new FixtureSite(warned).dir,
      '--out',
      out(),
    ]);
    expect(code).toBe(0);
    expect(said).toContain('0 erros, 1 aviso em 1 arquivo.');
  });

  it('refuses a folder with the files of somebody else', async () => {
    const dist = out();
    mkdirSync(dist);
    writeFileSync(join(dist, 'fotos.txt'), 'minhas');
    const { code, err } = await portao(['build', '--site', minimal, '--out', dist]);
    expect(code).toBe(1);
    expect(err).toContain('Escolha uma pasta vazia com --out.');
    expect(filesIn(dist)).toEqual(['fotos.txt']);
  });
});

describe('portao serve', () => {
  it('says in words that nothing is built', async () => {
    const { code, err } = await portao([
      'serve',
      '--out',
      join(makeFolder(), 'dist'),
      '--port',
      '0',
    ]);
    expect(code).toBe(1);
    expect(err).not.toContain('    at ');
    expect(err).toContain('npm run build');
  });

  it('serves what was built until it is told to stop', async () => {
    const dist = join(makeFolder(), 'dist');
    await portao(['build', '--site', minimal, '--out', dist]);
    const child = started(['serve', '--out', dist, '--port', '0']);
    try {
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout.on('data', (chunk: Buffer) => {
          const [found] = /http:\/\/\S+/.exec(chunk.toString()) ?? [];
          if (found) resolve(found);
        });
        child.on('close', () => reject(new Error('the server ended')));
      });
      const response = await fetch(`${url}/barueri`);
      expect([response.status, await response.text()]).toEqual([
        200,
        readFileSync(join(dist, 'barueri.html'), 'utf8'),
      ]);
      const ended = new Promise((resolve) => child.on('close', resolve));
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    } finally {
      child.kill('SIGKILL');
    }
  });
});
