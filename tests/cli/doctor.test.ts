// `portao doctor`: each check on something that is well and on something that is broken, and the whole as people and programs see it.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDoctor } from '../../cli/doctor/doctor.ts';
import { checkBrowser } from '../../cli/doctor/browser.ts';
import { checkEnvironment } from '../../cli/doctor/environment.ts';
import { checkMs, done, type Finding } from '../../cli/doctor/finding.ts';
import { checkDependencies, checkNode, isAtLeast } from '../../cli/doctor/installation.ts';
import { checkPorts } from '../../cli/doctor/ports.ts';
import { checkReading } from '../../cli/doctor/reading.ts';
import { checkSiteFolder } from '../../cli/doctor/site.ts';
import { securityHeaders } from '../../engine/hosting/headers.ts';
import type { Language } from '../../engine/words/language.ts';
import { root } from '../structure/tree.ts';
import { freePort } from '../free-port.ts';
import { FixtureSite, fixtureDir, makeFolder } from '../engine/fixture.ts';
import { steady } from './blog-site.ts';
import { portao } from './run-portao.ts';
import {
  inBoth,
  listening,
  look,
  patient,
  project,
  short,
  token,
  wrong,
} from './doctor-patient.ts';

/** What checks wait for an answer that comes, ms: no machine is that slow. */
const patience = 150_000;

describe('a check', () => {
  it('that does not end is told after its limit', async () => {
    expect(await done('preguiça', () => new Promise(() => undefined), patient(), 50)).toEqual([
      {
        check: 'preguiça',
        level: 'warning',
        says: 'preguiça: sem resposta em 0.05 s.',
        fix: 'A máquina pode estar ocupada; tente de novo.',
      },
    ]);
  });

  it('has two seconds for its answer where nothing else is said', async () => {
    const since = performance.now();
    const signal = await new Promise<AbortSignal>(
      (resolve) =>
        void done(
          'preguiça',
          async (_, given) =>
            new Promise(() => given.addEventListener('abort', () => resolve(given))),
          patient(),
        ),
    );
    expect([signal.aborted, checkMs]).toEqual([true, 2_000]);
    expect(performance.now() - since).toBeGreaterThan(1_990);
  });

  it('that fails is told, and the others go on', async () => {
    expect(await done('queda', () => Promise.reject(new Error('caiu')), patient())).toEqual([
      { check: 'queda', level: 'error', says: 'queda: caiu' },
    ]);
  });
});

describe('the installation', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.1', true],
    ['22.0.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
  ])('of Node %s is new enough: %s', (version, enough) =>
    expect(isAtLeast(version, '20.19')).toBe(enough),
  );

  it('is well here', async () => expect(await wrong(checkNode)).toEqual([]));

  it('of an old Node is told', async () => {
    expect(
      await inBoth(checkNode, {
        root: project({ 'package.json': '{"engines":{"node":">=99.1"}}' }),
      }),
    ).toEqual({
      'pt-BR': [expect.stringContaining('é preciso o 99.1 ou mais novo') as string],
      en: [expect.stringContaining('99.1 or newer is needed') as string],
    });
  });

  const lock = (packages: Record<string, object>) =>
    JSON.stringify({ packages: { '': {}, ...packages } });
  const [a, b] = [
    { version: '1.0.0', integrity: 'sha-a' },
    { version: '2.0.0', integrity: 'sha-b' },
  ];

  it.each([
    ['that is as in the lock file', { 'node_modules/a': a }, { 'node_modules/a': a }],
    [
      'without an optional package',
      { 'node_modules/a': a, 'node_modules/o': { ...b, optional: true } },
      { 'node_modules/a': a },
    ],
  ])('%s is well', async (_, wanted, present) => {
    expect(
      await wrong(checkDependencies, {
        root: project({
          'package-lock.json': lock(wanted),
          'node_modules/.package-lock.json': lock(present),
        }),
      }),
    ).toEqual([]);
  });

  it.each([
    [
      'is not there',
      {
        'package-lock.json': lock({ 'node_modules/a': a }),
        'node_modules/.package-lock.json': '{',
      },
    ],
    [
      'lacks a package',
      {
        'package-lock.json': lock({ 'node_modules/a': a, 'node_modules/@x/b': b }),
        'node_modules/.package-lock.json': lock({ 'node_modules/a': a }),
      },
    ],
    [
      'has another version of one',
      {
        'package-lock.json': lock({ 'node_modules/a': b }),
        'node_modules/.package-lock.json': lock({ 'node_modules/a': a }),
      },
    ],
    [
      'lacks a package for development',
      {
        'package-lock.json': lock({ 'node_modules/a': a, 'node_modules/b': { ...b, dev: true } }),
        'node_modules/.package-lock.json': lock({ 'node_modules/a': a }),
      },
    ],
  ])('that %s is told with the command that fixes it', async (_, files) => {
    expect(await inBoth(checkDependencies, { root: project(files) })).toMatchSnapshot();
  });
});

describe('the ports', () => {
  const on = (port: number) => checkPorts([{ port, command: 'PORT=4174 npm start' }]);

  it('are well when free, or when our own server has them', async () => {
    expect(await look(on(await freePort()))).toMatchObject([
      { level: 'ok', says: expect.stringContaining('livre') as string },
    ]);
    const ours = await listening(
      createHttpServer((_, response) => response.writeHead(200, securityHeaders.flat()).end('oi')),
    );
    expect(await look(on(ours))).toMatchObject([
      { level: 'ok', says: expect.stringContaining('nosso servidor') as string },
    ]);
    const development = await listening(
      createHttpServer((request, response) =>
        response.end(request.url === '/_blocks' ? '<iframe src="/_blocks/hero/0">' : ''),
      ),
    );
    expect(await look(on(development))).toMatchObject([{ level: 'ok' }]);
  });

  it('are told when another program has them, even one that never answers', async () => {
    const other = await listening(createHttpServer((_, response) => response.end('oi')));
    expect(await wrong(on(other))).toEqual([
      `warning | Porta ${other}: em uso por outro programa. | Encerre-o, ou escolha outra: PORT=4174 npm start`,
    ]);
    const silent = await listening(createServer());
    expect(await wrong(on(silent), { language: 'en' }, short)).toEqual([
      `warning | Port ${silent}: used by another program. | End it, or choose another: PORT=4174 npm start`,
    ]);
  });
});

describe('the environment', () => {
  const secret = 'sb_secret_nunca_mostrar';
  it('is well without any variable, and with all of them', async () => {
    expect(await wrong(checkEnvironment)).toEqual([]);
    expect(
      await wrong(checkEnvironment, {
        env: {
          SUPABASE_URL: 'https://abc.supabase.co',
          SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
          SUPABASE_SECRET_KEY: secret,
          SITE_URL: 'https://www.exemplo.com.br',
          PORT: '8080',
          INDEXNOW_KEY: 'a-key-of-8-or-more',
          VITE_COR: 'azul',
        },
      }),
    ).toEqual([]);
  });

  it.each([
    ['an address without a key', { SUPABASE_URL: 'https://abc.supabase.co' }],
    ['a key without an address', { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }],
    ['the secret key alone', { SUPABASE_SECRET_KEY: secret }],
    [
      'an address that is none',
      { SUPABASE_URL: 'abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' },
    ],
    [
      'a secret key in the place of the public one',
      { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: secret },
    ],
    [
      'a public token in the place of the secret one',
      {
        SUPABASE_URL: 'https://abc.supabase.co',
        SUPABASE_PUBLISHABLE_KEY: token('anon'),
        SUPABASE_SECRET_KEY: token('anon'),
      },
    ],
    [
      'no secret key',
      { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' },
    ],
    ['a site without https://', { SITE_URL: 'www.exemplo.com.br' }],
    ['a site with http://', { SITE_URL: 'http://www.exemplo.com.br' }],
    ['a port that is none', { PORT: 'oito' }],
    ['a key of IndexNow that is none', { INDEXNOW_KEY: 'curta' }],
    ['a mail server that is none', { SMTP_URL: `https://dona:${secret}@mail.exemplo.com.br` }],
    ['a short password', { ADMIN_PASSWORD: 'curta' }],
    ['a password that everybody knows', { ADMIN_PASSWORD: 'Password123' }],
    [
      'a secret key under a published name',
      { VITE_CHAVE: secret, VITE_OUTRA: token('service_role') },
    ],
  ])('with %s is told, and no value that is a secret', async (_, env) => {
    const found = await inBoth(checkEnvironment, { env });
    expect(found).toMatchSnapshot();
    for (const value of Object.values(env).filter((one) => /^(?:sb_|eyJ|curta)/.test(one)))
      expect(JSON.stringify(found)).not.toContain(value);
  });

  it('of the files that Vite reads is looked at too', async () => {
    const folder = project({
      '.env': `A=1\nVITE_A="${secret}"\n`,
      '.env.local': 'VITE_B=curta-e-secreta\nVITE_C=azul\n',
    });
    expect(
      await wrong(checkEnvironment, { root: folder, env: { ADMIN_PASSWORD: 'curta-e-secreta' } }),
    ).toEqual([
      expect.stringContaining('VITE_A (.env)') as string,
      expect.stringContaining('VITE_B (.env.local)') as string,
    ]);
  });
});

describe('the browser', () => {
  const finding = (script: string) => ({ root: project({ 'tests/find-browser.mjs': script }) });

  it('is well where one was found', async () =>
    expect(
      await look(checkBrowser, finding('export const findBrowser = async () => "/bin/chromium";')),
    ).toEqual([{ check: 'browser', level: 'ok', says: 'Chromium: /bin/chromium' }]));

  it.each([
    ['is not there', 'export const findBrowser = async () => null;', undefined],
    [
      'hangs',
      'import { spawnSync } from "node:child_process"; export const findBrowser = async () => spawnSync("sleep", ["60"]);',
      short,
    ],
  ])('that %s is a warning, in time', async (_, script, limit) => {
    expect(await inBoth(checkBrowser, finding(script), limit)).toMatchSnapshot();
  });
});

describe('the site', () => {
  it.each([
    ['is not there', () => join(makeFolder(), 'nada')],
    ['has no settings', () => makeFolder()],
    ['has wrong settings', () => new FixtureSite({ 'site.yaml': 'a: 1\n' }).dir],
  ])('that %s is told', async (_, make) => {
    expect(
      (await wrong(checkSiteFolder, { siteDir: make() })).map((said) =>
        said.replace(/Site: \S+?([:] | )/, 'Site: <folder>$1'),
      ),
    ).toMatchSnapshot();
  });

  it('is counted', async () =>
    expect((await look(checkSiteFolder))[0]).toMatchObject({
      level: 'ok',
      says: expect.stringContaining('5 páginas') as string,
    }));
});

describe('reading the documents', () => {
  const says = async (siteDir: string, language: Language = 'pt-BR') =>
    (await look(checkReading, { siteDir, language })).map(({ level, says: text }) => [level, text]);

  it('is quick for every document of our own site', async () =>
    expect(await says(join(root, 'site'))).toEqual([
      ['ok', expect.stringMatching(/^Leitura rápida: (\d{3}) de \1 documentos$/)],
    ]));

  it('is told where the library has to read some, with why and which', async () => {
    const anchor: [string, string] = ['path: /', 'path: &path /'];
    const { dir } = new FixtureSite({
      'pages/index.yaml': [anchor],
      'pages/cidades/osasco.yaml': [anchor],
      'pages/cidades/barueri.yaml': [anchor],
    });
    expect(await says(dir)).toEqual([
      [
        'ok',
        'Leitura rápida: 4 de 8 documentos; 4 pelo leitor completo: âncora (site/pages/cidades/barueri.yaml, site/pages/cidades/osasco.yaml, + 1), lista ou grupo entre colchetes ou chaves (site/pages/dicas.json)',
      ],
    ]);
    expect(await says(dir, 'en')).toEqual([
      [
        'ok',
        expect.stringMatching(/^Quick reading: 4 of 8 documents; 4 by the full reader: anchor/),
      ],
    ]);
  });

  it('says nothing of a site that is not there', async () =>
    expect(await says(join(makeFolder(), 'nada'))).toEqual([]));
});

describe('portao doctor', () => {
  /** The report of a project, without the ports, which are those of this machine. */
  async function report(
    language: Language,
    env: Record<string, string>,
    folder = project(),
  ): Promise<{ code: number; out: string }> {
    let out = '';
    const code = await runDoctor(
      {
        root: folder,
        packageDir: folder,
        siteDir: new FixtureSite().dir,
        env: { DATA_DIR: join(makeFolder(), 'dados'), ...env },
        language,
        json: false,
        coloured: false,
        limit: patience,
      },
      (text) => void (out += text),
    );
    const lines = out
      .replace(/^. (?:Porta|Port) \d+.*\n(?: {4}.*\n)?/gm, '')
      .replace(/\d+[.,]\d GB/, '<room>')
      .replace(/Site: \S+,/, 'Site: <folder>,')
      .replace(process.versions.node, '<version>');
    return { code, out: steady(lines) };
  }

  it.each(['pt-BR', 'en'] as const)(
    'says that all is well, and ends with 0 (%s)',
    async (language) => {
      expect(await report(language, {})).toMatchSnapshot();
    },
  );

  it.each(['pt-BR', 'en'] as const)(
    'says what is wrong with what fixes it, and ends with 1 (%s)',
    async (language) => {
      expect(
        await report(
          language,
          { SUPABASE_URL: 'https://abc.supabase.co', SITE_URL: 'exemplo.com.br' },
          project({ 'tests/find-browser.mjs': 'export const findBrowser = async () => null;' }),
        ),
      ).toMatchSnapshot();
    },
  );

  it('marks with colours on a terminal', async () => {
    let out = '';
    await runDoctor(
      {
        root: project(),
        siteDir: fixtureDir('minimal'),
        env: {},
        language: 'pt-BR',
        json: false,
        coloured: true,
        limit: patience,
      },
      (text) => void (out += text),
    );
    expect(out).toContain('\x1b[32m✓\x1b[39m Node');
  });

  it('answers a program in JSON, ends with 1 and prints no key', async () => {
    const secret = 'sb_secret_nunca_mostrar';
    let out = '';
    const code = await runDoctor(
      {
        root,
        siteDir: join(root, 'site'),
        env: { DATA_DIR: join(makeFolder(), 'dados'), VITE_CHAVE: secret },
        language: 'pt-BR',
        json: true,
        coloured: false,
        limit: patience,
      },
      (text) => void (out += text),
    );
    const { errors, warnings, checks } = JSON.parse(out) as {
      errors: number;
      warnings: number;
      checks: Finding[];
    };
    expect([code, errors]).toEqual([1, 1]);
    expect(warnings).toBe(checks.filter(({ level }) => level === 'warning').length);
    expect(new Set(checks.map(({ check }) => check))).toEqual(
      new Set([
        'node',
        'dependencies',
        'site',
        'reading',
        'environment',
        'output',
        'data-folder',
        'disk',
        'service',
        'mail',
        'ports',
        'browser',
      ]),
    );
    expect(out).not.toContain(secret);
  });

  it('does not hang on a name that nobody resolves', async () => {
    const { out } = await portao(['doctor', '--json'], {
      SUPABASE_URL: 'https://abc.supabase.invalid',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    });
    // A slow machine is told that the check was late, which is a warning; another one what is wrong.
    const { checks } = JSON.parse(out) as { checks: Finding[] };
    expect(checks.find(({ check }) => check === 'service')?.level).toMatch(/^(?:error|warning)$/);
  });
});
