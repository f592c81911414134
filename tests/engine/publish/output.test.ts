// What a build does to the web root.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../../engine/publish/build.ts';
import { checkSite } from '../../../engine/check/check-site.ts';
import { SiteProblems } from '../../../engine/diagnostics/problem.ts';
import { ForeignOutput } from '../../../engine/publish/output/guards.ts';
import { stateDir } from '../../../engine/publish/output/state-dir.ts';
import { BuiltSite, fakeBundle, filesIn } from '../fake-bundle.ts';
import { FixtureSite, makeFolder } from '../fixture.ts';

const home = 'pages/index.yaml';
const page = (path: string, text = 'Olá.') =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\nblocks:\n  - { type: text, body: ${text} }\n`;

describe('the first build', () => {
  it('writes a file for every page, and what hosts and browsers ask for', async () => {
    const built = new BuiltSite();
    const summary = await built.build();
    expect(built.paths()).toEqual([
      '404.html',
      '_headers',
      '_redirects',
      'barueri.html',
      'dicas.html',
      'favicon.svg',
      'index.html',
      'lapa.html',
      'manifest.webmanifest',
      expect.stringMatching(/^media\/portao\.[0-9a-f]{8}\.svg$/),
      'nginx.conf',
      'osasco.html',
      'robots.txt',
      'sitemap.xml',
    ]);
    expect(summary).toMatchObject({
      pages: 5,
      rendered: 5,
      filesWritten: 14,
      filesRemoved: 0,
      recovered: false,
      warnings: [],
      lostForms: [],
    });
    expect(summary.bytes).toBe(
      built.paths().reduce((sum, path) => sum + statSync(join(built.outDir, path)).size, 0),
    );
  });

  it('puts pages with deeper paths into folders, and the files of media/root beside the home page', async () => {
    const built = new BuiltSite(
      new FixtureSite({
        'pages/a.yaml': page('/guia/motor'),
        'media/root/icones/favicon.svg': '<svg/>',
      }),
    );
    await built.build();
    expect(built.page('/guia/motor').path).toBe('/guia/motor');
    expect(built.file('icones/favicon.svg')).toBe('<svg/>');
  });

  it('adds copies for servers that compress when asked to', async () => {
    const built = new BuiltSite();
    const { bytes } = await built.build({ mode: 'compressed' });
    const plain = new BuiltSite(built.site);
    expect((await plain.build()).bytes).toBe(bytes);
    expect(built.paths().filter((path) => path.startsWith('index.html'))).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
    expect(built.paths().filter((path) => path.startsWith('_headers'))).toEqual(['_headers']);
  });
});

describe('a build after nothing changed', () => {
  it('renders and writes nothing', async () => {
    const built = new BuiltSite();
    await built.build({ mode: 'compressed' });
    const before = built.times();
    const summary = await built.build({ mode: 'compressed' });
    expect(summary).toMatchObject({ paths: [], rendered: 0, filesWritten: 0, filesRemoved: 0 });
    expect(built.times()).toEqual(before);
  });
});

describe('a build after a change', () => {
  it('renders a page whose document changed, and leaves the other pages untouched on the disk', async () => {
    const built = new BuiltSite();
    await built.build();
    const before = built.times();
    built.site.apply({
      'pages/bairros/lapa.yaml': [['heading: Perto daqui', 'heading: Pertinho']],
    });
    expect((await built.build()).paths).toEqual(['/lapa']);
    const after = built.times();
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([
      'lapa.html',
    ]);
  });

  it('renders exactly the pages that use the partial that changed', async () => {
    const built = new BuiltSite();
    await built.build();
    built.site.apply({ 'partials/contato.yaml': [['tone: amber', 'tone: night']] });
    expect((await built.build()).paths).toEqual(['/barueri', '/osasco']);
    built.site.apply({ 'partials/duvidas.yaml': [['Uma manhã.', 'Uma tarde.']] });
    expect((await built.build()).paths).toEqual(['/', '/osasco']);
  });

  it('renders exactly the pages that quote the claim that changed', async () => {
    const built = new BuiltSite(
      new FixtureSite({
        'site.yaml': [['"{{claims.technicians}} técnicos na região."', 'Técnicos na região.']],
      }),
    );
    await built.build();
    built.site.apply({ 'site.yaml': [['value: "128"', 'value: "130"']] });
    expect((await built.build()).paths).toEqual(['/', '/barueri']);
  });

  it('renders the pages that list a place when its name changes', async () => {
    const built = new BuiltSite(
      new FixtureSite({
        'site.yaml': [['columns: [[cidades], [bairros]] }', 'columns: [[cidades]] }']],
      }),
    );
    await built.build();
    built.site.apply({ 'pages/bairros/lapa.yaml': [['name: Lapa', 'name: Lapa de Baixo']] });
    expect((await built.build()).paths).toEqual(['/', '/lapa', '/osasco']);
  });

  it('renders every page when the code changed, and none for a comment', async () => {
    const built = new BuiltSite();
    await built.build();
    built.site.apply({ [home]: `# um comentário\n${built.site.read(home)}` });
    expect((await built.build()).paths).toEqual([]);
    const bundle = fakeBundle({ hash: 'two' });
    expect((await built.build({ bundle })).rendered).toBe(5);
    expect(bundle.rendered.sort()).toEqual(['/', '/404', '/barueri', '/dicas', '/lapa', '/osasco']);
  });

  it('removes the page of a document that was deleted, with its compressed copies', async () => {
    const built = new BuiltSite(new FixtureSite({ 'pages/z.yaml': page('/z/y') }));
    await built.build({ mode: 'compressed' });
    expect(built.paths()).toContain('z/y.html.br');
    built.site.apply({ 'pages/z.yaml': null });
    const { filesRemoved, paths } = await built.build({ mode: 'compressed' });
    expect(built.paths().filter((path) => path.startsWith('z'))).toEqual([]);
    expect({ filesRemoved, paths }).toEqual({ filesRemoved: 3, paths: [] });
  });

  it('moves a page whose path changed', async () => {
    const built = new BuiltSite(new FixtureSite({ 'pages/z.yaml': page('/z') }));
    await built.build();
    built.site.apply({ 'pages/z.yaml': [['path: /z', 'path: /y']] });
    expect((await built.build()).paths).toEqual(['/y']);
    expect(built.paths().filter((path) => /^[yz]/.test(path))).toEqual(['y.html']);
  });

  it('writes the site for another address when told to', async () => {
    const built = new BuiltSite();
    await built.build();
    await built.build({ url: 'https://www.portao.test' });
    expect(built.file('sitemap.xml')).toContain('<loc>https://www.portao.test/barueri</loc>');
    expect(built.page('/barueri').head.canonical).toBe('https://www.portao.test/barueri');
    expect(
      Object.values(built.contents()).filter((content) =>
        content.includes('https://www.exemplo.com.br'),
      ),
    ).toEqual([]);
  });
});

describe('assets whose names hold their hash', () => {
  const withAsset = (name: string) =>
    fakeBundle({ hash: name, files: { [`assets/${name}.js`]: name } });
  const assets = (built: BuiltSite) => built.paths().filter((path) => path.startsWith('assets/'));

  it('stay for one build after nothing names them, for pages that are open', async () => {
    const built = new BuiltSite();
    await built.build({ bundle: withAsset('one') });
    await built.build({ bundle: withAsset('two') });
    expect(assets(built)).toEqual(['assets/one.js', 'assets/two.js']);
    await built.build({ bundle: withAsset('three') });
    expect(assets(built)).toEqual(['assets/three.js', 'assets/two.js']);
    await built.build({ bundle: withAsset('three') });
    expect(assets(built)).toEqual(['assets/three.js']);
  });

  it('are back for good when they are named again', async () => {
    const built = new BuiltSite();
    for (const name of ['one', 'two', 'one', 'one']) await built.build({ bundle: withAsset(name) });
    expect(assets(built)).toEqual(['assets/one.js']);
    expect(built.file('assets/one.js')).toBe('one');
  });

  it('are kept for images as well', async () => {
    const built = new BuiltSite();
    await built.build();
    built.site.apply({ 'media/portao.svg': [['width="320"', 'width="330"']] });
    const { paths } = await built.build();
    expect(paths).toEqual(['/']);
    expect(built.paths().filter((path) => path.startsWith('media/'))).toHaveLength(2);
    await built.build();
    expect(built.paths().filter((path) => path.startsWith('media/'))).toHaveLength(1);
  });
});

describe('a build that cannot succeed', () => {
  /** Every file of the web root and of the folder beside it, with its content. */
  const everything = (built: BuiltSite) =>
    Object.fromEntries(
      filesIn(dirname(built.outDir)).map((path) => [
        path,
        readFileSync(join(dirname(built.outDir), path), 'latin1'),
      ]),
    );

  it('writes nothing when a document is wrong', async () => {
    const built = new BuiltSite();
    await built.build();
    const before = { files: everything(built), times: built.times() };
    built.site.apply({
      'pages/dicas.json': [['"text"', '"txet"']],
      'partials/contato.yaml': [['tone: amber', 'tone: night']],
    });
    await expect(built.build()).rejects.toThrow(SiteProblems);
    expect({ files: everything(built), times: built.times() }).toEqual(before);
  });

  it('names every problem', async () => {
    const built = new BuiltSite(
      new FixtureSite({
        [home]: [
          ['call: main', 'call: mian'],
          ['claims.technicians', 'claims.nada'],
        ],
      }),
    );
    const error: unknown = await built.build().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SiteProblems);
    expect((error as SiteProblems).problems.map((problem) => problem.code).sort()).toEqual([
      'contact-unknown',
      'reference-unknown',
    ]);
    expect(existsSync(built.outDir)).toBe(false);
  });

  it('tells what is wrong with pages even where site.yaml cannot be used', async () => {
    const site = new FixtureSite({
      'site.yaml': [['regionGroups:', 'regionGrups:']],
      'pages/index.yaml': [['type: coverage', 'type: coverag']],
    });
    const error: unknown = await new BuiltSite(site).build().catch((caught: unknown) => caught);
    const files = ({ problems }: Pick<SiteProblems, 'problems'>) => [
      ...new Set(problems.map(({ file }) => file)),
    ];
    expect(files(error as SiteProblems).sort()).toEqual(['pages/index.yaml', 'site.yaml']);
    expect(files(checkSite(site.dir)).sort()).toEqual(['pages/index.yaml', 'site.yaml']);
  });

  it('writes nothing when a page cannot be rendered', async () => {
    const built = new BuiltSite();
    await built.build();
    const before = { contents: built.contents(), times: built.times() };
    built.site.apply({ 'partials/duvidas.yaml': [['Uma manhã.', 'Uma tarde.']] });
    const bundle = {
      ...fakeBundle(),
      render: (one: { path: string }) => (one.path === '/osasco' ? fail() : JSON.stringify(one)),
    };
    await expect(built.build({ bundle })).rejects.toThrow('a component threw');
    expect({ contents: built.contents(), times: built.times() }).toEqual(before);
    expect((await built.build()).paths).toEqual(['/', '/osasco']);
  });

  it('does not stop at warnings, and returns them', async () => {
    const built = new BuiltSite(
      new FixtureSite({ 'partials/so.yaml': 'blocks: [{ type: text, body: Olá. }]' }),
    );
    expect((await built.build()).warnings.map((problem) => problem.code)).toEqual([
      'partial-unused',
    ]);
  });
});

function fail(): never {
  throw new Error('a component threw');
}

describe('a web root that somebody touched', () => {
  it('gets back a page that was edited by hand', async () => {
    const built = new BuiltSite();
    await built.build();
    const before = built.contents();
    writeFileSync(join(built.outDir, 'lapa.html'), 'outra coisa');
    expect((await built.build()).paths).toEqual(['/lapa']);
    expect(built.contents()).toEqual(before);
  });

  it('gets back a page of the same length, and one that was deleted', async () => {
    const built = new BuiltSite();
    await built.build();
    const before = built.contents();
    writeFileSync(join(built.outDir, 'lapa.html'), built.file('lapa.html').replace('Lapa', 'Lepa'));
    utimesSync(join(built.outDir, 'lapa.html'), 1, 1);
    rmSync(join(built.outDir, 'osasco.html'));
    rmSync(join(built.outDir, 'robots.txt'));
    expect((await built.build()).paths).toEqual(['/lapa', '/osasco']);
    expect(built.contents()).toEqual(before);
  });

  it('loses what no build wrote', async () => {
    const built = new BuiltSite();
    await built.build();
    const before = built.paths();
    mkdirSync(join(built.outDir, 'velho'));
    writeFileSync(join(built.outDir, 'velho/pagina.html'), 'x');
    expect((await built.build()).filesRemoved).toBe(1);
    expect(built.paths()).toEqual(before);
  });

  it('is made anew when the notes about it are gone or broken', async () => {
    const built = new BuiltSite();
    await built.build();
    const before = built.contents();
    writeFileSync(join(stateDir(built.outDir), 'manifest.json'), '{"version":1,"fil');
    writeFileSync(join(built.outDir, 'lapa.html'), 'outra coisa');
    expect((await built.build()).rendered).toBe(5);
    expect(built.contents()).toEqual(before);
    rmSync(stateDir(built.outDir), { recursive: true });
    expect((await built.build()).rendered).toBe(5);
    expect(built.contents()).toEqual(before);
  });
});

describe('a folder that is not ours', () => {
  it('is refused and left as it is', async () => {
    const built = new BuiltSite();
    mkdirSync(built.outDir);
    writeFileSync(join(built.outDir, 'fotos.txt'), 'minhas fotos');
    await expect(built.build()).rejects.toThrow(ForeignOutput);
    expect(built.contents()).toEqual({ 'fotos.txt': 'minhas fotos' });
  });

  it('is refused although it has headers of its own', async () => {
    const built = new BuiltSite();
    mkdirSync(built.outDir);
    writeFileSync(join(built.outDir, '_headers'), '/*\n  X-Frame-Options: DENY\n');
    await expect(built.build()).rejects.toThrow(ForeignOutput);
    expect(built.contents()).toEqual({ _headers: '/*\n  X-Frame-Options: DENY\n' });
  });

  it('is taken while it is empty', async () => {
    const built = new BuiltSite();
    mkdirSync(built.outDir);
    expect((await built.build()).rendered).toBe(5);
  });
});

describe('two builds of one process', () => {
  it('come one after the other, and the second has nothing to do', async () => {
    const built = new BuiltSite();
    const waits: number[] = [];
    const both = await Promise.all([
      built.build(),
      built.build({ onWait: (pid) => waits.push(pid) }),
    ]);
    expect(both.map((summary) => summary.rendered).sort()).toEqual([0, 5]);
    expect(waits).toEqual([process.pid]);
  });
});

describe('the state of an output', () => {
  it('is beside it, under the name of the project, and holds no staged files after a build', async () => {
    const built = new BuiltSite();
    await built.build();
    expect(stateDir(built.outDir)).toBe(join(dirname(built.outDir), '.portao', 'out-dist'));
    expect(readdirSync(stateDir(built.outDir)).sort()).toEqual([
      'last-build.json',
      'launch.json',
      'manifest.json',
      'pages.jsonl',
      'shown.json',
      'staging',
    ]);
    expect(filesIn(join(stateDir(built.outDir), 'staging'))).toEqual([]);
  });

  it('belongs to one output alone', async () => {
    const site = new FixtureSite();
    const folder = makeFolder();
    for (const name of ['a', 'b'])
      expect(
        (await build({ siteDir: site.dir, outDir: join(folder, name), bundle: fakeBundle() }))
          .rendered,
      ).toBe(5);
  });
});
