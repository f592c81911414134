// `portao new` as people and programs call it: a process without a terminal, killed, or with a full disk.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../engine/words/days.ts';
import { contentsOf } from '../engine/fake-bundle.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { root } from '../structure/tree.ts';
import { withoutFolder } from './new-site.ts';
import { runPortao, type KilledOutcome } from './run-portao.ts';

// The bundle of the command line is made here, and not on the time of a test.
beforeAll(() => runPortao(['--help']));

const help = [
  'new',
  'new city',
  'new neighbourhood',
  'new page',
  'new work',
  'new post',
  'new block',
];

describe('portao new', () => {
  it.each(
    help.flatMap((command) => ['pt-BR', 'en'].map((language) => [command, language] as const)),
  )('%s --help shows options and examples (%s)', async (command, language) => {
    const { code, out, err } = await runPortao([
      ...command.split(' '),
      '--help',
      '--lang',
      language,
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatchSnapshot();
  });

  it('writes a city and ends with 0', async () => {
    const site = new FixtureSite();
    const { code, out, err } = await runPortao(
      ['new', 'city', 'Jundiaí', '--group', 'cidades', '--variants', '--site', './site'],
      { cwd: dirname(site.dir) },
    );
    expect([code, err]).toEqual([0, '']);
    expect(out.replace(/\d{4}-\d\d-\d\d/g, 'DAY')).toMatchSnapshot();
    expect(await runPortao(['check', '--site', site.dir])).toMatchObject({
      out: expect.not.stringContaining('field-') as string,
    });
  });

  it('dates a page by the clock of the site, wherever the computer stands', async () => {
    const site = new FixtureSite();
    const day = () => dayOf(new Date(), 'America/Sao_Paulo');
    const before = day();
    // 17 hours ahead: most of the time another day there.
    const { code } = await runPortao(
      ['new', 'page', 'Promoção', '--path', '/promocao', '--site', site.dir],
      { env: { TZ: 'Pacific/Kiritimati' } },
    );
    expect(code).toBe(0);
    const [, written] = /^updated: "(.*)"$/m.exec(site.read('pages/promocao.yaml'))!;
    expect([before, day()]).toContain(written);
  });

  it.each([
    ['the coordinates', ['neighbourhood', 'Penha', '--group', 'bairros'], '--coordinates'],
    ['the path', ['page', 'Promoção de maio'], '--path /promocao-de-maio'],
    ['the name', ['city'], 'falta dizer <nome>'],
    ['what to add', [], 'Uso: portao new'],
    ['a kind that there is', ['citty', 'Jundiaí'], 'Você quis dizer "city"?'],
  ])(
    'asks nothing without a terminal: it ends with 2 and says that %s is missing',
    async (_, args, says) => {
      const site = new FixtureSite();
      const before = contentsOf(site.dir);
      const { code, out, err } = await runPortao([
        'new',
        ...args,
        ...(args.length > 1 ? ['--site', site.dir] : []),
      ]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(says);
      expect(contentsOf(site.dir)).toEqual(before);
    },
  );

  it('ends with 1 where the page is there already', async () => {
    const site = new FixtureSite();
    const { code, err } = await runPortao([
      'new',
      'city',
      'Osasco',
      '--group',
      'cidades',
      '--lang',
      'en',
      '--site',
      site.dir,
    ]);
    expect([code, withoutFolder(err, site.dir)]).toEqual([
      1,
      'Exists already: SITE/pages/cidades/osasco.yaml. Nothing was written. Edit what is there, or overwrite it with --force.\n',
    ]);
  });
});

const preload = ['--import', pathToFileURL(join(root, 'tests/cli/break-disk.mjs')).href];
const files = [
  'pages/cidades/barueri.yaml',
  'pages/variants/motor-de-portao-automatico-barueri.yaml',
  'pages/variants/motor-para-portao-automatico-barueri.yaml',
] as const;

/** Overwrites one page and adds two, in a process whose disk breaks at a call. */
async function breakAt(
  at: number,
  how: 'SIGKILL' | 'ENOSPC',
): Promise<{ site: FixtureSite; outcome: KilledOutcome }> {
  const site = new FixtureSite();
  const outcome = await runPortao(
    ['new', 'city', 'Barueri', '--group', 'cidades', '--variants', '--force', '--site', site.dir],
    {
      nodeFlags: preload,
      env: { BREAK_AT: String(at), BREAK_BELOW: `${site.dir}/`, BREAK_WITH: how },
    },
  );
  return { site, outcome };
}

describe('portao new, broken off', () => {
  let before: Record<string, string>;
  let after: Record<string, string>;
  const old = readFileSync(
    join(root, 'tests/fixtures/sites/minimal/pages/cidades/barueri.yaml'),
    'latin1',
  );

  /** Files that are neither as they were nor as they should become; schema lines name the site's folder and are left out. */
  const lines = (text: string | undefined) => text?.replace(/^# yaml-language-server.*\n/, '');
  const halves = (left: Record<string, string>) =>
    Object.keys(left).filter(
      (path) =>
        !path.endsWith('.tmp') &&
        lines(left[path]) !== lines(before[path]) &&
        lines(left[path]) !== lines(after[path]),
    );

  beforeAll(async () => {
    before = contentsOf(new FixtureSite().dir);
    after = contentsOf((await breakAt(0, 'SIGKILL')).site.dir);
    expect(Object.keys(after).filter((path) => !(path in before))).toEqual([files[1], files[2]]);
  });

  it('by a kill at any call that changes the disk, leaves each file old or new, and the next run whole', async () => {
    let at = 1;
    const seen = new Set<string>();
    for (; ; at += 1) {
      const { site, outcome } = await breakAt(at, 'SIGKILL');
      if (outcome.signal !== 'SIGKILL') break;
      const left = contentsOf(site.dir);
      expect(halves(left), `call ${at}`).toEqual([]);
      seen.add(
        files
          .map((file) => (left[file] === undefined || left[file] === old ? 'old' : 'new'))
          .join(' '),
      );
      if (at % 5 !== 0) continue;
      expect(
        (
          await runPortao([
            'new',
            'city',
            'Barueri',
            '--group',
            'cidades',
            '--variants',
            '--force',
            '--site',
            site.dir,
          ])
        ).code,
      ).toBe(0);
      expect(Object.keys(contentsOf(site.dir)).sort()).toEqual(Object.keys(after).sort());
    }
    expect(at).toBeGreaterThan(12);
    expect([...seen].sort()).toEqual(['new new old', 'new old old', 'old old old']);
  });

  it.each([1, 3, 6, 9])(
    'by a full disk at call %d, changes nothing, ends with 1 and says so',
    async (at) => {
      const { site, outcome } = await breakAt(at, 'ENOSPC');
      expect(outcome).toMatchObject({
        code: 1,
        err: 'O disco está cheio. Nada foi gravado: tudo está como antes. Resolva isso e tente de novo.\n',
      });
      expect(contentsOf(site.dir)).toEqual(before);
    },
  );

  it('by a disk that breaks between two renames, says what is new and what is not', async () => {
    const { site, outcome } = await breakAt(13, 'ENOSPC');
    expect(outcome.code).toBe(1);
    expect(withoutFolder(outcome.err, site.dir)).toBe(
      `O disco está cheio. Estão gravados, inteiros: SITE/${files[0]}, SITE/${files[1]}. Como antes: SITE/${files[2]}. Resolva isso e rode de novo com --force.\n`,
    );
    expect(halves(contentsOf(site.dir))).toEqual([]);
    expect(Object.keys(contentsOf(site.dir)).filter((path) => path.endsWith('.tmp'))).toEqual([]);
  });
});
