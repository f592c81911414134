// Files that nobody should put into a site, and some do: each is a problem with its place, or simply works. Never a crash.
import { spawnSync } from 'node:child_process';
import { chmodSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SiteProblems } from '../../../engine/diagnostics/problem.ts';
import { formatProblems, sortProblems } from '../../../engine/diagnostics/format.ts';
import { checkSite } from '../../../engine/check/check-site.ts';
import { readSource } from '../../../engine/content/load.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, makeFolder, type Edits } from '../fixture.ts';
import { confirmed } from '../site-copy.ts';
import { startCpuTime } from '../../cpu-time.ts';

const x = 'pages/x.yaml';
const page =
  'path: /x\ntitle: Uma página\ndescription: Sobre isso.\nupdated: "2026-01-01"\nblocks:\n  - { type: text, body: Olá. }\n';
const problemsIn = (site: FixtureSite) => sortProblems(checkSite(site.dir).problems);
const told = (edits: Edits) =>
  problemsIn(new FixtureSite(edits)).map(
    ({ file, line, column, code }) => `${file}:${line}:${column} ${code}`,
  );

describe('a page is read', () => {
  const works: [string, string | Uint8Array][] = [
    ['with a byte order mark', `\ufeff${page}`],
    ['with line ends of Windows', page.replaceAll('\n', '\r\n')],
    ['with both', `\ufeff${page}`.replaceAll('\n', '\r\n')],
    ['without a line end', page.trimEnd()],
    ['with a line that opens a document', `---\n${page}`],
    [
      'with an anchor and an alias',
      page.replace('title: Uma página', 'title: &t Uma página').replace('Olá.', '*t'),
    ],
  ];
  it.each(works)('%s', (_, text) => {
    const { pages, problems } = checkSite(new FixtureSite({ [x]: text }).dir);
    expect(problems).toEqual([]);
    expect(pages.find(({ path }) => path === '/x')?.head.title).toBe('Uma página');
  });

  it.each([
    'uma página.yaml',
    'São Tomé/água.yaml',
    'duas\nlinhas.yaml',
    'aspas\'".yaml',
    '<b>.yaml',
    '-x.yaml',
    'x.yaml/y.yaml',
    'emoji 🚪.yaml',
  ])('from a file named %j', (name) => {
    const site = new FixtureSite({ [`pages/${name}`]: page });
    expect(problemsIn(site)).toEqual([]);
    expect(told({ [`pages/${name}`]: page.replace('Olá.', '"{{claims.nada}}"') })).toEqual([
      `pages/${name}:6:26 reference-unknown`,
    ]);
  });

  it('with an image whose name no address can have', () => {
    const site = new FixtureSite({
      'pages/index.yaml': [['/media/portao.svg', '"/media/fotos novas/portão, à noite.svg"']],
      'media/fotos novas/portão, à noite.svg': new FixtureSite().read('media/portao.svg'),
    });
    expect(site.page('/').head.image?.href).toMatch(
      /^https:\/\/www\.exemplo\.com\.br\/media\/fotos-novas\/portao-a-noite\.[0-9a-f]{8}\.svg$/,
    );
  });
});

describe('a page is refused', () => {
  const refused: [string, string | Uint8Array, string][] = [
    ['that is not YAML', '{{{{', `${x}:1:1 syntax`],
    ['with a tab', page.replace('  - {', '\t- {'), `${x}:6:1 syntax`],
    ['with a field written twice', `${page}title: Outra\n`, `${x}:7:1 syntax`],
    ['with 10,000 levels', `${page}a: ${'['.repeat(10_000)}`, `${x}:7:67 document-deep`],
    ['that is no UTF-8', Buffer.from(page, 'latin1'), `${x}:1:1 file-encoding`],
    ['that is UTF-16', Buffer.from(page, 'utf16le'), `${x}:1:1 file-encoding`],
    ['with a NUL', page.replace('Olá.', 'Ol\0á.'), `${x}:1:1 file-encoding`],
    ['with a control character', page.replace('Olá.', 'Ol\u0007á.'), `${x}:6:25 text-character`],
    ['with a field __proto__', `${page}__proto__: { a: 1 }\n`, `${x}:7:1 field-unknown`],
    [
      'with a field constructor',
      `${page}constructor: { prototype: 1 }\n`,
      `${x}:7:1 field-unknown`,
    ],
    [
      'with a merge key',
      `${page.replace('path:', 'seo: &s { a: 1 }\npath:')}<<: *s\n`,
      `${x}:8:1 field-unknown`,
    ],
    ['with a tag', page.replace('Olá.', '!!binary Olá'), `${x}:6:25 document-tag`],
    ['of two documents', `${page}---\n${page}`, `${x}:7:1 syntax`],
    ['whose path climbs', page.replace('path: /x', 'path: /../x'), `${x}:1:7 field-format`],
    [
      'whose path climbs in disguise',
      page.replace('path: /x', 'path: /%2e%2e/x'),
      `${x}:1:7 field-format`,
    ],
    ['whose path has a NUL', page.replace('path: /x', 'path: "/x\\0"'), `${x}:1:7 text-character`],
    ['whose path is on a drive', page.replace('path: /x', 'path: C:\\x'), `${x}:1:7 field-format`],
    [
      'whose path has a line feed',
      page.replace('path: /x', 'path: "/x\\n"'),
      `${x}:1:7 field-format`,
    ],
    [
      'whose path is one of two slashes',
      page.replace('path: /x', 'path: //evil.example'),
      `${x}:1:7 field-format`,
    ],
    [
      'with an image outside of the site',
      page.replace('blocks', 'image: { src: /media/../../../etc/passwd, alt: a }\nblocks'),
      `${x}:5:15 image-missing`,
    ],
    [
      'with a partial outside of the site',
      page.replace('text, body: Olá.', 'partial, name: ../../x'),
      `${x}:6:28 field-format`,
    ],
    ['that is nothing', '', `${x}:1:1 file-empty`],
    ['that is a word', 'x', `${x}:1:1 field-type`],
  ];
  it.each(refused)('%s', (_, text, problem) => {
    expect(told({ [x]: text }).filter((one) => !one.endsWith(' field-missing'))).toContain(problem);
  });

  it('of 50 MB, without reading it', () => {
    const cpuTime = startCpuTime();
    expect(told({ [x]: Buffer.alloc(50_000_000, 'a: 1\n') })).toEqual([`${x}:1:1 file-too-large`]);
    expect(cpuTime()).toBeLessThan(5000);
  });

  it('that is gone when it is read', () => {
    expect(
      readSource(new FixtureSite().dir, x).problems.map(({ code, params }) => ({ code, params })),
    ).toEqual([{ code: 'file-unreadable', params: { reason: 'ENOENT' } }]);
  });

  it('that is a pipe, without waiting for somebody who writes', () => {
    const { dir } = new FixtureSite({ 'site.yaml': null });
    expect(spawnSync('mkfifo', [join(dir, 'site.yaml')]).status).toBe(0);
    expect(checkSite(dir).problems.map(({ code }) => code)).toEqual(['file-unreadable']);
  });
});

describe('names that every object has', () => {
  it('are names like others where a marketer gives them', () => {
    const site = new FixtureSite({
      'site.yaml': [
        ['claims:', `claims:\n  constructor: { value: "7", context: Um nome.${confirmed}`],
        ['messages:', 'messages:\n  valueOf: { text: Oi. }'],
      ],
      [x]: page
        .replace('path: /x', 'path: /constructor')
        .replace('Olá.', '"{{claims.constructor}}"'),
    });
    expect(problemsIn(site)).toEqual([]);
    expect(
      site
        .page('/constructor')
        .blocks.find(({ type, placement }) => type === 'text' && placement === 'main')?.props.body,
    ).toBe('7');
  });

  it.each([
    ['{{claims.toString}}', 'reference-unknown'],
    ['{{claims.__proto__}}', 'reference-unknown'],
    ['{{values.constructor}}', 'reference-unknown'],
    ['{{business.constructor}}', 'reference-unknown'],
  ])('do not answer for %s', (reference, code) => {
    expect(told({ [x]: page.replace('Olá.', `"${reference}"`) })).toEqual([`${x}:6:26 ${code}`]);
  });

  it('do not answer for a button, a partial or a region', () => {
    const blocks =
      '  - { type: page-heading, heading: a, buttons: [{ label: b, chat: toString }, { label: c, call: valueOf }] }\n  - { type: partial, name: constructor }\n';
    expect(told({ [x]: `${page}${blocks}` }).map((one) => one.split(' ')[1])).toEqual([
      'message-unknown',
      'contact-unknown',
      'partial-unknown',
    ]);
  });
});

describe('a symbolic link', () => {
  it.each([
    ['to a page outside of the site', 'pages/y.yaml', '/etc/hostname'],
    ['to a page inside of it', 'pages/y.yaml', 'index.yaml'],
    ['to a folder in a circle', 'pages/y', '..'],
    ['to itself', 'pages/y', 'y'],
    ['to nothing', 'partials/y.yaml', 'nada'],
    ['to files of the system', 'media/y', '/etc'],
  ])('%s is told and not followed', (_, path, target) => {
    const site = new FixtureSite();
    symlinkSync(target, join(site.dir, path));
    expect(
      problemsIn(site).map(
        ({ file, line, column, code, level }) => `${file}:${line}:${column} ${code} ${level}`,
      ),
    ).toEqual([`${path}:1:1 file-link error`]);
  });

  it.each(['pages', 'media', 'site.yaml'])('in the place of %s is told', (name) => {
    const site = new FixtureSite();
    const away = join(makeFolder(), 'away');
    renameSync(join(site.dir, name), away);
    symlinkSync(away, join(site.dir, name));
    expect(problemsIn(site).map(({ file, code }) => `${file} ${code}`)).toContain(
      `${name} file-link`,
    );
  });
});

/** Runs the rest of a test as somebody who may not read everything: root may. */
async function asNobody(work: () => void | Promise<void>): Promise<void> {
  const root = process.geteuid?.() === 0;
  if (root) process.seteuid!(65534);
  try {
    await work();
  } finally {
    if (root) process.seteuid!(0);
  }
}

describe('what may not be read', () => {
  const locked = (path: string, mode: number) => {
    const site = new FixtureSite();
    for (let folder = site.dir; folder.includes('portao-test-'); folder = join(folder, '..'))
      chmodSync(folder, 0o755);
    chmodSync(join(site.dir, path), mode);
    return site;
  };

  it.each([
    ['pages/index.yaml', 'pages/index.yaml file-unreadable'],
    ['site.yaml', 'site.yaml file-unreadable'],
    ['pages/cidades', 'pages/cidades file-unreadable'],
    ['pages', 'pages file-unreadable'],
    ['media', 'media file-unreadable'],
    ['media/portao.svg', 'pages/index.yaml image-unreadable'],
  ])('is told: %s', async (path, problem) => {
    const site = locked(path, 0);
    await asNobody(() =>
      expect(problemsIn(site).map(({ file, code }) => `${file} ${code}`)).toContain(problem),
    );
    chmodSync(join(site.dir, path), 0o755);
  });

  it('takes no page from a site that is published', async () => {
    const built = new BuiltSite(locked('pages', 0o755));
    await built.build();
    const before = built.contents();
    chmodSync(join(built.site.dir, 'pages'), 0);
    for (let folder = built.outDir; folder.includes('portao-test-'); folder = join(folder, '..'))
      chmodSync(folder, 0o777);
    chmodSync(join(built.outDir, '..', '.portao', 'out-dist'), 0o777);
    await asNobody(() => expect(built.build()).rejects.toThrow(SiteProblems));
    expect(built.contents()).toEqual(before);
    chmodSync(join(built.site.dir, 'pages'), 0o755);
  });
});

it('is told in a text that is fit for a terminal, whatever the file is called', () => {
  const site = new FixtureSite({ 'pages/a\u001b[2J\nb.yaml': 'x: \u202e1\n' });
  const text = formatProblems(checkSite(site.dir).problems, 'pt-BR');
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]/);
  expect(text).toContain('pages/a\ufffd[2J\ufffdb.yaml:1:');
});

it('may be named like a drive, where it is a file like others', () => {
  const site = new FixtureSite({ [x]: page });
  writeFileSync(join(site.dir, 'media', 'C:\\x.txt'), '');
  expect(problemsIn(site)).toEqual([]);
});
