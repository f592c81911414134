// `portao check` as a process: whom it speaks of, in which form, with which exit code, and what --fix leaves behind.
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCheck, type CheckOptions } from '../../cli/commands/check.ts';
import { mayColour } from '../../cli/output/colour.ts';
import { prefixOf } from '../../cli/output/problem-view.ts';
import { contentsOf } from '../engine/fake-bundle.ts';
import { FixtureSite, makeFolder, type Edits } from '../engine/fixture.ts';
import { confirmed } from '../engine/site-copy.ts';
import { switched } from '../engine/check/lints/lint-codes.ts';
import { root } from '../structure/tree.ts';
import { portao } from './run-portao.ts';

const [home, barueri] = ['pages/index.yaml', 'pages/cidades/barueri.yaml'];
const wrong: Edits = {
  [home]: [['call: main', 'call: mian']],
  [barueri]: [['order: 2', 'odrer: 2']],
};
const phone: Edits = { [barueri]: [['perto de {{region.near}}', 'ligue (11) 91234-5678']] };

beforeAll(() => portao(['--help']));

/** What the command says of a site, as a function; paths as if one stood in the folder of the site. */
async function said(
  site: FixtureSite,
  options: Partial<CheckOptions> = {},
): Promise<{ code: number; out: string }> {
  let out = '';
  const code = await runCheck(
    { root, siteDir: site.dir, format: 'text', language: 'pt-BR', ...options },
    (text) => (out += text),
  );
  return { code, out: out.replaceAll(`${site.dir}/`, '') };
}

describe('the paths', () => {
  const at = (site: FixtureSite, ...paths: string[]) =>
    portao(['check', '--site', './site', ...paths], {}, dirname(site.dir));

  it.each([
    ['a file, from where one stands', ['site/pages/index.yaml'], ['site/pages/index.yaml']],
    ['a file of the site', [barueri], [`site/${barueri}`]],
    ['a folder', ['site/pages/cidades/'], [`site/${barueri}`]],
    ['several', [home, 'pages/cidades'], [`site/${barueri}`, `site/${home}`]],
    ['the whole site', ['site'], [`site/${barueri}`, `site/${home}`]],
    ['none', [], [`site/${barueri}`, `site/${home}`]],
  ])('leave out the problems of other files: %s', async (_, paths, files) => {
    const { code, out } = await at(new FixtureSite(wrong), ...paths);
    expect(code).toBe(1);
    expect(out.match(/^\S+(?=:\d+:\d+ {2}\S)/gm)).toEqual(files);
  });

  it('end with 0 where those files have no error', async () => {
    expect(await at(new FixtureSite(wrong), 'pages/bairros')).toEqual({
      code: 0,
      out: 'Nenhum problema.\n',
      err: '',
    });
  });

  it.each([
    ['does not exist', 'pages/nada.yaml', 'O caminho "pages/nada.yaml" não existe.\n'],
    ['is not of the site', '/', /^O caminho "\/" não fica na pasta do site, .*\.\n$/],
  ])('end with 2 for one that %s', async (_, path, words) => {
    expect(await at(new FixtureSite(), path)).toEqual({
      code: 2,
      out: '',
      err: typeof words === 'string' ? words : (expect.stringMatching(words) as string),
    });
  });
});

describe('the levels', () => {
  it.each([
    [[], 0],
    [['--strict'], 1],
  ])('give warnings the exit code %s %i', async (options, code) => {
    expect((await portao(['check', '--site', new FixtureSite(phone).dir, ...options])).code).toBe(
      code,
    );
  });

  it('give a site without problems 0, strict or not', async () => {
    expect((await portao(['check', '--strict', '--site', new FixtureSite().dir])).code).toBe(0);
  });

  it('stop a build for a text that is still to be written, which says that nothing was written', async () => {
    const site = new FixtureSite({
      [barueri]: [
        ['perto de {{region.near}}', 'TODO'],
        ['"A {{region.distance}} km do centro, ', '"TODO '],
      ],
    });
    const { code, err } = await portao([
      'build',
      '--site',
      site.dir,
      '--out',
      join(makeFolder(), 'dist'),
    ]);
    expect(code).toBe(1);
    expect(err).toContain(`${site.dir}/${barueri}:15:12  todo\n`);
    expect(err).toContain('Nada foi gravado');
  });

  it('are called by the names of the lints, and a wrong name is told the nearest', async () => {
    const { code, out } = await portao([
      'check',
      '--site',
      new FixtureSite({ 'site.yaml': [['pages-alike: off', 'page-alike: off']] }).dir,
    ]);
    expect(code).toBe(1);
    expect(out).toContain(
      'O campo "page-alike" não existe aqui.\n  Você quis dizer "pages-alike"?',
    );
  });
});

describe('the answer', () => {
  it('reads well in Portuguese', async () => {
    expect(
      (
        await said(
          new FixtureSite({
            ...phone,
            'site.yaml': [[`em km."${confirmed}`, 'em km." }']],
          }),
        )
      ).out,
    ).toMatchInlineSnapshot(`
      "pages/cidades/barueri.yaml:15:11  phone-in-text  (aviso)
          14 |     heading: "Motor de portão {{region.in}}"
        > 15 |     lead: "A {{region.distance}} km do centro, ligue (11) 91234-5678."
             |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          16 |     buttons:
        "(11) 91234-5678" está escrito direto no texto.
        Guarde o número em site.yaml, em "contacts". No texto, escreva {{contacts.nome.phone}}; em um botão, use "call" ou "chat". Se o número é de outros, anote-o em site.yaml, em "exceptions.phone-in-text".

      site.yaml:29:1  sample  (aviso)
        > 29 | claims:
             | ^^^^^^
          30 |   technicians: { value: "128", context: Técnicos na região., confirmed: { by: Dono, date: "2026-01-20", source: Cadastro } }
        1 afirmação ainda não foi confirmada: coverageRadius.
        Confira cada valor e diga em "confirmed" quem, quando e de onde.

      0 erros, 2 avisos em 2 arquivos.
      "
    `);
  });

  it('reads well in English', async () => {
    expect(
      (
        await said(
          new FixtureSite({
            ...phone,
            'site.yaml': [[`em km."${confirmed}`, 'em km." }']],
          }),
          { language: 'en' },
        )
      ).out,
    ).toMatchInlineSnapshot(`
      "pages/cidades/barueri.yaml:15:11  phone-in-text  (warning)
          14 |     heading: "Motor de portão {{region.in}}"
        > 15 |     lead: "A {{region.distance}} km do centro, ligue (11) 91234-5678."
             |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          16 |     buttons:
        "(11) 91234-5678" is written by hand.
        Keep the number in site.yaml under "contacts". In a text write {{contacts.name.phone}}; in a button use "call" or "chat". If it is the number of somebody else, note it in site.yaml under "exceptions.phone-in-text".

      site.yaml:29:1  sample  (warning)
        > 29 | claims:
             | ^^^^^^
          30 |   technicians: { value: "128", context: Técnicos na região., confirmed: { by: Dono, date: "2026-01-20", source: Cadastro } }
        1 claim is not confirmed yet: coverageRadius.
        Verify each value and say in "confirmed" who did, when, and from what.

      0 errors, 2 warnings in 2 files.
      "
    `);
  });

  it('has no colours outside of a terminal, and none with NO_COLOR', async () => {
    expect((await portao(['check', '--site', new FixtureSite(wrong).dir])).out).not.toContain(
      '\u001b',
    );
    expect([
      mayColour({ isTTY: true }, {}),
      mayColour({ isTTY: false }, {}),
      mayColour({}, {}),
      mayColour({ isTTY: true }, { NO_COLOR: '1' }),
      mayColour({ isTTY: true }, { TERM: 'dumb' }),
    ]).toEqual([true, false, false, false, false]);
  });

  it('has the same words with colours', async () => {
    const site = new FixtureSite(wrong);
    const painted = (await said(site, { colour: true })).out;
    expect(painted).toContain('\u001b[31mfield-unknown\u001b[0m');
    expect(painted.replace(/\u001b\[\d+m/g, '').replaceAll(`${site.dir}/`, '')).toBe(
      (await said(site)).out,
    );
  });

  it('names places as a terminal opens them', () => {
    expect([
      prefixOf('/a/site', '/a'),
      prefixOf('/a/b/site', '/a'),
      prefixOf('/a', '/a'),
      prefixOf('/b/site', '/a'),
    ]).toEqual(['site/', 'b/site/', '', '/b/site/']);
  });

  it('is commands for GitHub, one a problem, with what would end one escaped', async () => {
    const site = new FixtureSite({
      [barueri]: [['order: 2', '"odrer, 100%:": 2']],
      [home]: [['Onde atendemos', 'Onde (11) 91234-5678']],
    });
    const { code, out } = await portao(
      ['check', '--format', 'github', '--site', './site'],
      {},
      dirname(site.dir),
    );
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(
        /^::error file=site\/pages\/cidades\/barueri\.yaml,line=11,col=3,title=field-unknown::O campo "odrer, 100%25:" não existe aqui\.%0A/,
      ),
      expect.stringMatching(
        /^::warning file=site\/pages\/index\.yaml,line=15,col=14,title=phone-in-text::"\(11\) 91234-5678" está escrito direto no texto\.%0A/,
      ),
      '1 erro, 1 aviso em 2 arquivos.',
      '',
    ]);
  });
});

describe('--fix', () => {
  it('says what it changed, checks again and reports the rest', async () => {
    const site = new FixtureSite({
      ...wrong,
      'pages/bairros/lapa.yaml': [['near: [osasco]', 'near: [santos]']],
    });
    const { code, out } = await portao(
      ['check', '--fix', '--site', './site'],
      {},
      dirname(site.dir),
    );
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, 4)).toEqual([
      `site/${barueri}:11  odrer → order`,
      `site/${home}:13  mian → main`,
      '2 correções.',
      '',
    ]);
    expect(out).toContain('O vizinho "santos" não é uma página de região.');
    expect(out.trimEnd().split('\n').at(-1)).toBe('1 erro, 0 avisos em 1 arquivo.');
  });

  it('is taken back by undo, and not by that of another site of the project', async () => {
    const project = makeFolder();
    writeFileSync(join(project, 'package.json'), '{}');
    const [one, other] = ['one', 'other'].map((name) => {
      cpSync(new FixtureSite(wrong).dir, join(project, name), { recursive: true });
      return name;
    });
    const run = (...words: string[]) => portao(words, {}, project);
    const before = contentsOf(join(project, one!));
    await run('check', '--fix', '--site', one!);
    expect(contentsOf(join(project, one!))).not.toEqual(before);
    expect((await run('undo', '--yes', '--site', other!)).code).toBe(1);
    expect((await run('undo', '--yes', '--site', one!)).out).toContain('check --fix');
    expect(contentsOf(join(project, one!))).toEqual(before);
  });

  it('has nothing to do the second time', async () => {
    const site = new FixtureSite({ ...wrong, 'site.yaml': [switched('key-order', 'warning')] });
    await portao(['check', '--fix', '--site', site.dir]);
    // What a check remembers depends on the clock: a file of this moment is not trusted to be the same.
    const written = () =>
      Object.entries(contentsOf(site.dir)).filter(([path]) => !path.startsWith('.portao/'));
    const after = written();
    expect(await portao(['check', '--fix', '--site', site.dir])).toEqual({
      code: 0,
      out: '0 correções.\n\nNenhum problema.\n',
      err: '',
    });
    expect(written()).toEqual(after);
  });

  it('tells a program what it changed', async () => {
    const { dir } = new FixtureSite(wrong);
    const { out } = await portao(['check', '--fix', '--format', 'json', '--site', dir]);
    expect(JSON.parse(out)).toEqual({
      fixed: [
        { file: join(dir, barueri), line: 11, before: 'odrer', after: 'order' },
        { file: join(dir, home), line: 13, before: 'mian', after: 'main' },
      ],
      problems: [],
    });
  });

  it('leaves every file whole where the disk takes no more', () => {
    const site = new FixtureSite(wrong);
    const before = contentsOf(site.dir);
    const { status, stderr } = spawnSync(
      'bash',
      [
        '-c',
        `ulimit -f 0; exec "$0" "$@"`,
        process.execPath,
        join(root, 'cli/launch.mjs'),
        'check',
        '--fix',
        '--site',
        site.dir,
      ],
      { env: { PATH: process.env.PATH, LANG: 'C' }, encoding: 'utf8' },
    );
    expect(status).not.toBe(0);
    expect(contentsOf(site.dir)).toEqual(before);
    expect(stderr).not.toContain('    at ');
  });
});

describe('--launch', () => {
  const whole: Edits = {
    'site.yaml': [
      [
        '  priceRange:',
        '  legalName: { value: Modelo Ltda. }\n  cnpj: { value: "11.222.333/0001-81" }\n  priceRange:',
      ],
    ],
  };

  it('says nothing of a site that has everything, and ends with 0', async () => {
    expect(await said(new FixtureSite(whole), { launch: true })).toEqual({
      code: 0,
      out: 'Nenhum problema.\n',
    });
  });

  it('lists what is missing, with its place and what to do, and ends with 1', async () => {
    const { code, out } = await said(new FixtureSite(), { launch: true });
    expect(code).toBe(1);
    expect(out).toMatch(/site\.yaml:\d+:\d+ {2}placeholder\n/);
    expect(out).toContain('Falta "business.cnpj" (CNPJ da empresa)');
    expect(out).toContain('cnpj: { value: "11.222.333/0001-81" }');
    expect(out).toContain('Falta "business.legalName"');
  });

  it('leaves out warnings, and says errors as well: a list of half a site is none', async () => {
    const site = new FixtureSite({ ...whole, ...phone, [home]: wrong[home]! });
    expect((await said(site)).out).toContain('phone-in-text');
    const { code, out } = await said(site, { launch: true });
    expect([code, out.includes('phone-in-text'), out.includes('contact-unknown')]).toEqual([
      1,
      false,
      true,
    ]);
  });
});
