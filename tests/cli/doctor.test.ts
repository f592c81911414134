// `portao doctor`: each check on something that is well and on something that is broken, and the whole as people and programs see it.
import { chmodSync, cpSync, mkdirSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runDoctor } from '../../cli/commands/doctor.ts';
import { checkBrowser } from '../../cli/commands/doctor/browser.ts';
import { checkDataFolder } from '../../cli/commands/doctor/data-folder.ts';
import { checkEnvironment } from '../../cli/commands/doctor/environment.ts';
import {
  checkMs,
  done,
  type Check,
  type Finding,
  type Patient,
} from '../../cli/commands/doctor/finding.ts';
import { checkDependencies, checkNode, isAtLeast } from '../../cli/commands/doctor/installation.ts';
import { checkPorts } from '../../cli/commands/doctor/ports.ts';
import { checkService } from '../../cli/commands/doctor/service.ts';
import { checkSiteFolder } from '../../cli/commands/doctor/site.ts';
import { securityHeaders } from '../../engine/hosting/headers.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { freePort } from '../free-port.ts';
import { FixtureSite, fixtureDir, makeFolder } from '../engine/fixture.ts';
import { startPostgresStand, type Stand } from '../posts/postgres-stand.ts';
import { startEmbedded } from '../posts/stands.ts';
import { root } from '../structure/tree.ts';
import { steady } from './blog-site.ts';
import { portao } from './run-portao.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const token = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;
const patient = (fields: Partial<Patient> = {}): Patient => ({
  root,
  siteDir: fixtureDir('minimal'),
  env: {},
  settings: null,
  language: 'pt',
  ...fields,
});
/** What a check says that is given all the time it needs. */
const look = (check: Check, fields?: Partial<Patient>, limit = 60_000) =>
  done('x', check, patient(fields), limit);
/** What is wrong, without what is well. */
const wrong = async (check: Check, fields?: Partial<Patient>, limit?: number) =>
  (await look(check, fields, limit))
    .filter(({ level }) => level !== 'ok')
    .map(({ level, says, fix }) => steady([level, says, ...(fix ? [fix] : [])].join(' | ')));
const inBoth = async (check: Check, fields?: Partial<Patient>, limit?: number) => ({
  pt: await wrong(check, fields, limit),
  en: await wrong(check, { ...fields, language: 'en' }, limit),
});
/** A limit for what never answers, ms. */
const short = 500;

/** A project with everything that the checks of the installation look at. */
function project(files: Readonly<Record<string, string>> = {}): string {
  const folder = makeFolder();
  const lock = JSON.stringify({
    packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha-a' } },
  });
  const all: Record<string, string> = {
    'package.json': '{"engines":{"node":">=20.19"}}',
    'package-lock.json': lock,
    'node_modules/.package-lock.json': lock,
    'tests/find-browser.mjs': 'export const findBrowser = async () => "/bin/chromium";',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(root, 'supabase'), join(folder, 'supabase'));
  return folder;
}

async function listening<S extends Server>(server: S, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

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
      pt: [expect.stringContaining('é preciso o 99.1 ou mais novo') as string],
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
  ])('that %s is told with the command that mends it', async (_, files) => {
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
    ['a short password', { ADMIN_PASSWORD: 'curta' }],
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

describe('the data folder', () => {
  const keys = JSON.stringify({
    jwtSecret: 'a',
    publishableKey: 'b',
    secretKey: 'sb_secret_nunca_mostrar',
  });
  function folder(
    files: Readonly<Record<string, string>> = { 'keys.json': keys },
    modes: Readonly<Record<string, number>> = {},
  ): string {
    const dataDir = join(makeFolder(), 'dados');
    mkdirSync(dataDir, { mode: 0o700 });
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(dataDir, name), text, { mode: 0o600 });
    for (const [name, mode] of Object.entries(modes)) chmodSync(join(dataDir, name), mode);
    return dataDir;
  }
  const at = (dataDir: string): Partial<Patient> => ({ settings: { kind: 'embedded', dataDir } });

  it('is well when it is there, and before the first start', async () => {
    const found = [
      ...(await look(checkDataFolder, at(folder()))),
      ...(await look(checkDataFolder, at(join(makeFolder(), 'a', 'b')))),
    ];
    expect(found.map(({ check, level }) => `${check} ${level}`)).toEqual([
      'data-folder ok',
      'disk ok',
      'data-folder ok',
      'disk ok',
    ]);
  });

  it('is not looked for with a hosted project', async () => {
    expect(
      await look(checkDataFolder, {
        settings: { kind: 'hosted', url: 'https://abc.supabase.co', publishableKey: 'x' },
      }),
    ).toEqual([]);
  });

  it('whose holder is gone is free', async () => {
    const lock = JSON.stringify({
      pid: 2 ** 22 - 1,
      start: '1',
      host: hostname(),
      url: 'http://127.0.0.1:9',
    });
    expect((await look(checkDataFolder, at(folder({ 'keys.json': keys, lock }))))[0]).toMatchObject(
      { level: 'ok', says: expect.stringContaining('o processo que a tinha caiu') as string },
    );
  });

  it.each([
    ['is a file', () => join(folder(), 'keys.json')],
    ['is open to others', () => folder(undefined, { '.': 0o755 })],
    ['has keys that others can read', () => folder(undefined, { 'keys.json': 0o644 })],
    ['has keys that are none', () => folder({ 'keys.json': '{"jwtSecret": "a' })],
    [
      'has lost its keys',
      () => {
        const dataDir = folder({});
        mkdirSync(join(dataDir, 'pg'));
        return dataDir;
      },
    ],
  ])('that %s is told with the command that mends it, and no key', async (_, make) => {
    const found = await inBoth(checkDataFolder, at(make()));
    expect(found).toMatchSnapshot();
    expect(JSON.stringify(found)).not.toContain('nunca_mostrar');
  });
});

describe('the embedded service', () => {
  let stand: Awaited<ReturnType<typeof startEmbedded>>;
  beforeAll(async () => void (stand = await startEmbedded()));
  afterAll(() => stand.close());

  it('that runs answers, and has had every migration', async () => {
    const found = await look(checkService, {
      settings: { kind: 'embedded', dataDir: stand.dataDir },
    });
    expect(
      found.map(
        ({ check, level, says }) => `${check} ${level} ${says.replace(/:\d+$/, ':<port>')}`,
      ),
    ).toEqual([
      'service ok Serviço de dados: responde em http://127.0.0.1:<port>',
      'migrations ok Migrações: todas aplicadas',
    ]);
  });

  it('that was started before a new migration is told', async () => {
    const folder = project();
    unlinkSync(join(folder, 'supabase'));
    cpSync(join(root, 'supabase'), join(folder, 'supabase'), { recursive: true });
    writeFileSync(
      join(folder, 'supabase/migrations/20990101000000_later.sql'),
      'create table public.later ();',
    );
    expect(
      await inBoth(checkService, {
        root: folder,
        settings: { kind: 'embedded', dataDir: stand.dataDir },
      }),
    ).toMatchSnapshot();
  });

  it('that has the folder and does not answer is told', async () => {
    const dataDir = makeFolder();
    writeFileSync(
      join(dataDir, 'lock'),
      JSON.stringify({
        pid: process.pid,
        start: null,
        host: hostname(),
        url: 'http://127.0.0.1:9',
      }),
    );
    expect((await wrong(checkService, { settings: { kind: 'embedded', dataDir } }))[0]).toMatch(
      /^error \| Serviço de dados: o processo \d+ tem a pasta aberta e não responde/,
    );
  });

  it('that does not run is well: a command opens it for itself', async () => {
    expect(
      await wrong(checkService, { settings: { kind: 'embedded', dataDir: makeFolder() } }),
    ).toEqual([]);
  });
});

describe('a hosted project', () => {
  let stand: Stand;
  beforeAll(async () => void (stand = await startPostgresStand()));
  afterAll(() => stand.close());
  const hosted = (more: object = {}): Partial<Patient> => ({
    settings: {
      kind: 'hosted',
      url: stand.url,
      publishableKey: stand.publishableKey,
      secretKey: stand.secretKey,
      ...more,
    },
  });
  const steadyUrl = (found: object) =>
    JSON.parse(JSON.stringify(found).replaceAll(stand.url, '<url>')) as object;

  it('that has everything is well, as far as can be seen', async () => {
    const found = await look(checkService, hosted());
    expect(steadyUrl(found)).toMatchSnapshot();
    expect(steadyUrl(await look(checkService, hosted({ secretKey: undefined })))).toMatchSnapshot();
  });

  it('that lacks what migrations make is told which', async () => {
    await stand.sql.unsafe(
      'drop function public.contact_report(integer); drop table public.view_days cascade;',
    );
    await stand.sql.unsafe("notify pgrst, 'reload schema'");
    await expect
      .poll(() => wrong(checkService, hosted()))
      .toEqual([expect.stringMatching(/view_days.*contact_report/)]);
    expect(await inBoth(checkService, hosted())).toMatchSnapshot();
  });

  it.each([
    ['the publishable key', { publishableKey: token('anon') }, 'SUPABASE_PUBLISHABLE_KEY'],
    ['the secret key', { secretKey: token('service_role') }, 'SUPABASE_SECRET_KEY'],
  ])('that refuses %s is told by its name', async (_, wrongKey, variable) => {
    const found = await wrong(checkService, hosted(wrongKey));
    expect(found).toEqual([expect.stringContaining(`não aceitou ${variable} (401)`) as string]);
    expect(found.join()).not.toContain('eyJ');
  });

  it('at an address where something else answers is told', async () => {
    const port = await listening(
      createHttpServer((_, response) => response.writeHead(404).end('nada')),
    );
    expect(await wrong(checkService, hosted({ url: `http://127.0.0.1:${port}` }))).toEqual([
      `error | Serviço de dados: http://127.0.0.1:${port} respondeu 404, e não como um projeto do Supabase. | Confira SUPABASE_URL.`,
    ]);
  });

  it('that never answers is told after the limit', async () => {
    const port = await listening(createServer());
    expect(
      (await wrong(checkService, hosted({ url: `http://127.0.0.1:${port}` }), short))[0],
    ).toMatch(/não respondeu/);
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
        siteDir: new FixtureSite().dir,
        env: { DATA_DIR: join(makeFolder(), 'dados'), ...env },
        language,
        json: false,
        coloured: false,
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

  it.each(['pt', 'en'] as const)(
    'says that all is well, and ends with 0 (%s)',
    async (language) => {
      expect(await report(language, {})).toMatchSnapshot();
    },
  );

  it.each(['pt', 'en'] as const)(
    'says what is wrong with what mends it, and ends with 1 (%s)',
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
        language: 'pt',
        json: false,
        coloured: true,
      },
      (text) => void (out += text),
    );
    expect(out).toContain('\x1b[32m✓\x1b[39m Node');
  });

  it('answers a program in JSON, ends with 1 and prints no key', async () => {
    const secret = 'sb_secret_nunca_mostrar';
    const { code, out, err } = await portao(['doctor', '--json'], {
      DATA_DIR: join(makeFolder(), 'dados'),
      VITE_CHAVE: secret,
      HOME: makeFolder(),
    });
    const { errors, warnings, checks } = JSON.parse(out) as {
      errors: number;
      warnings: number;
      checks: Finding[];
    };
    expect([code, err, errors]).toEqual([1, '', 1]);
    expect(warnings).toBe(checks.filter(({ level }) => level === 'warning').length);
    expect(new Set(checks.map(({ check }) => check))).toEqual(
      new Set([
        'node',
        'dependencies',
        'site',
        'environment',
        'data-folder',
        'disk',
        'service',
        'ports',
        'browser',
      ]),
    );
    expect(out).not.toContain(secret);
  });

  it('does not hang on a name that nobody resolves', async () => {
    const since = performance.now();
    const { code } = await portao(['doctor'], {
      SUPABASE_URL: 'https://abc.supabase.invalid',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    });
    expect(code).toBe(1);
    expect(performance.now() - since).toBeLessThan(15_000);
  });
});
