// The checks of `portao doctor` on the data: the folder, the embedded service and a hosted project.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../engine/blog/client.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { checkBackups } from '../../cli/doctor/backups.ts';
import { checkCounting } from '../../cli/doctor/counting.ts';
import { checkDataFolder } from '../../cli/doctor/data-folder.ts';
import { checkKeptOutOfGit } from '../../cli/doctor/kept-out-of-git.ts';
import { type Patient } from '../../cli/doctor/finding.ts';
import { checkService } from '../../cli/doctor/service.ts';
import { writtenPaths } from '../../cli/site/counted-site.ts';
import { fixtureDir, makeFolder } from '../engine/fixture.ts';
import { startPostgresStand, type Stand } from '../posts/postgres-stand.ts';
import { startEmbedded } from '../posts/stands.ts';
import { root } from '../structure/tree.ts';
import { inBoth, listening, look, project, short, token, wrong } from './doctor-patient.ts';

describe('the data folder in a git repository', () => {
  const git = (folder: string, ...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' });
  function repository(ignored = ''): string {
    const folder = makeFolder();
    git(folder, 'init', '--quiet');
    writeFileSync(join(folder, '.gitignore'), ignored);
    return folder;
  }
  const embedded = (dataDir: string, backupDir?: string): Partial<Patient> => ({
    settings: { kind: 'embedded', dataDir, ...(backupDir ? { backupDir } : {}) },
  });

  it('is told where the next commit would take it along, before it is there too', async () => {
    const folder = repository('.data/\n');
    const found = await look(checkKeptOutOfGit, embedded(join(folder, 'dados')));
    expect(found).toMatchObject([
      {
        level: 'warning',
        says: expect.stringContaining('não está em .gitignore') as string,
        fix: `echo "/dados/" >> "${join(folder, '.gitignore')}"`,
      },
    ]);
    execFileSync('sh', ['-c', found[0]!.fix!]);
    expect(await look(checkKeptOutOfGit, embedded(join(folder, 'dados')))).toEqual([]);
  });

  it('is broken where git has it already, and its backups are looked at as well', async () => {
    const folder = repository();
    mkdirSync(join(folder, 'dados'));
    writeFileSync(join(folder, 'dados/keys.json'), '{}');
    git(folder, 'add', '--all');
    const found = await wrong(checkKeptOutOfGit, {
      ...embedded(join(folder, 'dados'), join(folder, 'copias')),
      language: 'en',
    });
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^error .* are in the repository already.* git rm -r --cached /);
    expect(found[1]).toMatch(/^warning .*copias is not in .gitignore/);
  });

  it('is well where it is ignored, and where there is no repository', async () => {
    const ignored = join(repository('.data/\n'), '.data');
    expect(await look(checkKeptOutOfGit, embedded(ignored))).toEqual([]);
    expect(await look(checkKeptOutOfGit, embedded(join(makeFolder(), 'dados')))).toEqual([]);
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
  ])('that %s is told with the command that fixes it, and no key', async (_, make) => {
    const found = await inBoth(checkDataFolder, at(make()));
    expect(found).toMatchSnapshot();
    expect(JSON.stringify(found)).not.toContain('nunca_mostrar');
  });
});

describe('the backups', () => {
  /** A data folder with backups so many days old; `held` by a process that runs. */
  function dataWith(ages: readonly number[], held = true): Partial<Patient> {
    const dataDir = makeFolder();
    for (const name of ['pg', 'backups']) mkdirSync(join(dataDir, name));
    for (const age of ages) {
      const at = new Date(Date.now() - age * 86_400_000 - 3 * 3_600_000).toISOString();
      const time = at.slice(11, 19).replaceAll(':', '');
      writeFileSync(join(dataDir, `backups/${at.slice(0, 10)}-${time}-daily.tar.gz`), '');
    }
    const lock = { pid: process.pid, start: null, host: hostname(), url: 'http://127.0.0.1:9' };
    if (held) writeFileSync(join(dataDir, 'lock'), JSON.stringify(lock));
    return { settings: { kind: 'embedded', dataDir } };
  }
  const steadyFolder = (found: object) =>
    JSON.parse(JSON.stringify(found).replace(/[^ "]+\/backups/g, '<backups>')) as object;

  it.each([
    ['of these days are well', [0, 1, 9], true],
    ['of another month are well where nothing runs', [40], false],
  ])('%s', async (_, ages, held) =>
    expect(await wrong(checkBackups, dataWith(ages, held))).toEqual([]),
  );

  it.each([
    ['are not there', []],
    ['are old, although the server makes one each day', [5, 9]],
  ])('that %s are told with what to do', async (_, ages) =>
    expect(steadyFolder(await inBoth(checkBackups, dataWith(ages)))).toMatchSnapshot(),
  );

  it('are not looked for before the first start', async () =>
    expect(
      await look(checkBackups, { settings: { kind: 'embedded', dataDir: makeFolder() } }),
    ).toEqual([]));
});

describe('the counting of contacts', () => {
  let stand: Awaited<ReturnType<typeof startEmbedded>>;
  beforeAll(async () => void (stand = await startEmbedded()));
  afterAll(() => stand.close());
  const counting = async () => {
    const folder = makeFolder();
    cpSync(fixtureDir('minimal'), join(folder, 'site'), { recursive: true });
    return inBoth(checkCounting, {
      root: folder,
      siteDir: join(folder, 'site'),
      settings: { kind: 'embedded', dataDir: stand.dataDir },
    });
  };
  const tell = (paths: string[]) =>
    createPostStore(connect({ url: stand.url, key: stand.secretKey })).setContactPlaces(paths, []);

  it('that nobody started, or for some pages alone, is told with what to do', async () => {
    await tell([]);
    const never = await counting();
    await tell(['/', '/osasco']);
    expect({ never, forSome: await counting() }).toMatchSnapshot();
  });

  it('that knows every page is well', async () => {
    await tell(writtenPaths(fixtureDir('minimal')));
    expect(await counting()).toEqual({ 'pt-BR': [], en: [] });
  });

  it('is not looked at where no service runs', async () => {
    expect(
      await look(checkCounting, {
        siteDir: join(root, 'site'),
        settings: { kind: 'embedded', dataDir: makeFolder() },
      }),
    ).toEqual([]);
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
