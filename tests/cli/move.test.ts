// `portao move`: a page gets another address, and everything that names it follows. `portao undo` takes that back.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { WrongUse } from '../../cli/command-line/command-error.ts';
import { runMove } from '../../cli/edit/move.ts';
import type { LinkingPost } from '../../cli/edit/linking-posts.ts';
import { runUndo } from '../../cli/edit/undo.ts';
import { journalOf, lastEdits } from '../../engine/edit/write-changes.ts';
import { removeFolders } from '../folders.ts';
import { EditedCopy } from './edit-command.ts';

afterAll(removeFolders);

const minimal = () => new EditedCopy('tests/fixtures/sites/minimal');
const move = (
  site: EditedCopy,
  path: string,
  to: string,
  options = {},
  posts: readonly LinkingPost[] | null = [],
) => site.run(runMove, { path, to, readPosts: () => Promise.resolve(posts) }, options);

describe('a city that a dozen documents name', () => {
  it('moves with one command, and the site has no error after it', async () => {
    const site = new EditedCopy('site');
    expect(site.errors()).toEqual([]);
    const { code } = await move(site, '/osasco', '/osasco-sp');
    expect(code).toBe(0);
    expect(site.errors()).toEqual([]);
    const named = Object.entries(site.documents()).filter(([, text]) =>
      /(?:\/|[ [])osasco\b(?!-sp)/.test(text),
    );
    // What is left is the redirect from its old address.
    expect(named.map(([file]) => file)).toEqual(['site.yaml']);
    expect(site.read('site.yaml')).toMatch(/from: \/osasco\n *to: \/osasco-sp\n/);
    expect(existsSync(join(site.dir, 'pages/cidades/osasco.yaml'))).toBe(false);
    expect(site.read('pages/cidades/osasco-sp.yaml')).toContain('path: /osasco-sp\n');
    expect(site.read('pages/cidades/cotia.yaml')).toContain(
      'near: [itapevi, embu-das-artes, carapicuiba, osasco-sp, taboao-da-serra]',
    );
    expect(site.read('pages/variantes/motor-de-portao-automatico-osasco.yaml')).toContain(
      '  region: osasco-sp\n',
    );
  });

  it('is where it was, byte for byte, after the move is undone', async () => {
    const site = new EditedCopy('site');
    const before = site.documents();
    await move(site, '/osasco', '/regiao/osasco-sp');
    expect(site.documents()).not.toEqual(before);
    const { code, out } = await site.run(runUndo, {});
    expect({ code, out }).toMatchObject({ code: 0 });
    expect(out).toContain('files are as before.');
    expect(site.documents()).toEqual(before);
    expect((await site.run(runUndo, {})).code).toBe(1);
  });
});

describe('links to a page that moves', () => {
  it('follow in fields, in Markdown and in whole addresses, with their queries and anchors', async () => {
    const site = minimal();
    site.edit(
      'pages/index.yaml',
      'blocks:\n',
      'blocks:\n  - type: text\n    heading: Onde\n    body: |\n' +
        '      Em [Osasco](/osasco#main), [ali](/osasco?x=1) e [lá](https://www.exemplo.com.br/osasco).\n' +
        '      Não em [outra](/osasco-norte) nem [fora](https://example.org/osasco).\n',
    );
    const url = /^url: (.*)$/m.exec(site.read('site.yaml'))![1]!;
    site.edit('pages/index.yaml', 'https://www.exemplo.com.br', url);
    site.edit('pages/index.yaml', '[outra](/osasco-norte)', '[outra](/barueri)');
    await move(site, '/osasco', '/nova-osasco');
    expect(site.read('pages/index.yaml')).toContain(
      `Em [Osasco](/nova-osasco#main), [ali](/nova-osasco?x=1) e [lá](${url}/nova-osasco).\n` +
        '      Não em [outra](/barueri) nem [fora](https://example.org/osasco).\n',
    );
    expect(site.errors()).toEqual([]);
  });

  it('follow from older addresses without a step between', async () => {
    const site = minimal();
    await move(site, '/osasco', '/osasco-velha');
    await move(site, '/osasco-velha', '/osasco-nova');
    const text = site.read('site.yaml');
    expect([...text.matchAll(/from: (\S+)\s+to: (\S+)/g)].map(([, ...pair]) => pair)).toEqual([
      ['/osasco', '/osasco-nova'],
      ['/osasco-velha', '/osasco-nova'],
    ]);
    await move(site, '/osasco-nova', '/osasco');
    expect(
      [...site.read('site.yaml').matchAll(/from: (\S+)\s+to: (\S+)/g)].map(([, ...pair]) => pair),
    ).toEqual([
      ['/osasco-velha', '/osasco'],
      ['/osasco-nova', '/osasco'],
    ]);
    expect(site.errors()).toEqual([]);
  });
});

describe('a page that moves', () => {
  it('keeps its name on trails, and its form if it is JSON', async () => {
    const site = minimal();
    await move(site, '/dicas', '/ajuda/conselhos');
    expect(site.read('site.yaml')).toContain('breadcrumbs: { conselhos: Dicas do dia }');
    expect(site.read('pages/ajuda/conselhos.json')).toMatch(
      /^\{\n {2}"path": "\/ajuda\/conselhos",\n/,
    );
    expect(site.read('site.yaml')).toContain('heading: Ajuda, link: /ajuda/conselhos');
    expect(site.errors()).toEqual([]);
  });

  it('keeps the name of its file where that does not follow its path', async () => {
    const site = minimal();
    site.write('pages/uma.yaml', site.read('pages/cidades/osasco.yaml'));
    site.edit('pages/uma.yaml', 'path: /osasco', 'path: /uma-cidade');
    site.edit('pages/uma.yaml', 'name: Osasco', 'name: Uma');
    await move(site, '/uma-cidade', '/outra-cidade');
    expect(site.read('pages/uma.yaml')).toContain('path: /outra-cidade\n');
  });

  it('keeps its line for editors leading to its schema', async () => {
    const site = minimal();
    const file = 'pages/bairros/lapa.yaml';
    const line = (up: string) =>
      `# yaml-language-server: $schema=${up}generated/page.schema.json\n`;
    site.write(file, line('../../') + site.read(file));
    site.write('pages/sobre/nos.yaml', site.read('pages/index.yaml'));
    site.edit('pages/sobre/nos.yaml', 'path: /\n', `path: /sobre/nos\n`);
    site.write('pages/sobre/nos.yaml', line('../../') + site.read('pages/sobre/nos.yaml'));
    await move(site, '/lapa', '/a-lapa');
    expect(site.read('pages/bairros/a-lapa.yaml').startsWith(line('../../'))).toBe(true);
    await move(site, '/sobre/nos', '/nos');
    expect(site.read('pages/nos.yaml').startsWith(line('../'))).toBe(true);
  });

  it('leaves to a person what several places share, and says where that is', async () => {
    const site = minimal();
    const file = 'pages/index.yaml';
    const block = '{ type: text, heading: Onde, body: "Em [Osasco](/osasco)." }';
    site.write(file, `${site.read(file)}  - &onde ${block}\n  - *onde\n`);
    const { out } = await move(site, '/osasco', '/nova-osasco');
    expect(out).toMatch(
      /Left to you:\n- .*index\.yaml:\d+ {2}blocks\.\d\.body: the value is repeated with & and \*/,
    );
    expect(site.read(file)).toContain(`- &onde ${block}\n  - *onde\n`);
    expect(site.errors()).toEqual([]);
  });
});

describe('a move is refused', () => {
  it.each([
    ['to the path of another page', '/osasco', '/barueri', /is that of/],
    ['to a path that is none', '/osasco', '/Nova Osasco', /will not do/],
    ['to the path of a post', '/osasco', '/blog/osasco', /posts or the panel/],
    ['to where it is', '/osasco', '/osasco/', /already/],
    ['of a page that there is not', '/osaco', '/x', /Did you mean "\/osasco"/],
    ['of the home page', '/', '/x', /how the site works/],
  ])('%s', async (_, path, to, says) => {
    const site = minimal();
    const before = site.documents();
    await expect(move(site, path, to)).rejects.toThrow(says);
    await expect(move(site, path, to)).rejects.toThrow(WrongUse);
    expect(site.documents()).toEqual(before);
  });
});

describe('before anything is written', () => {
  test('--dry-run shows every line and writes none', async () => {
    const site = minimal();
    const before = site.documents();
    const { out } = await move(site, '/osasco', '/nova-osasco', { dryRun: true, yes: false });
    expect(out).toMatch(
      /osasco\.yaml:\d+ → .*nova-osasco\.yaml\n {2}-path: \/osasco\n {2}\+path: \/nova-osasco\n/,
    );
    expect(out).toContain('Nothing was written.');
    expect(site.documents()).toEqual(before);
  });

  test('a person is asked, and says no', async () => {
    const site = minimal();
    const before = site.documents();
    const asked: string[] = [];
    const confirm = async (question: string) => {
      asked.push(question);
      return false;
    };
    await move(site, '/osasco', '/nova-osasco', { yes: false, confirm });
    expect(asked).toEqual(['Write?']);
    expect(site.documents()).toEqual(before);
  });

  test('where nobody can be asked, it says what to type', async () => {
    await expect(move(minimal(), '/osasco', '/nova-osasco', { yes: false })).rejects.toThrow(
      'npm run portao -- move /osasco /nova-osasco --yes',
    );
    await expect(
      move(minimal(), '/osasco', '/nova-osasco', { yes: false, site: 'other site' }),
    ).rejects.toThrow("npm run portao -- move /osasco /nova-osasco --site 'other site' --yes");
  });

  test('lines are in colours where there are colours', async () => {
    const { out } = await move(minimal(), '/osasco', '/nova-osasco', {
      dryRun: true,
      colour: true,
    });
    expect(out).toContain('\u001b[31m-path: /osasco\u001b[39m');
    expect(out).toContain('\u001b[32m+path: /nova-osasco\u001b[39m');
  });
});

test('nothing is undone where somebody changed a file since', async () => {
  const site = minimal();
  await move(site, '/osasco', '/nova-osasco');
  const file = 'pages/cidades/nova-osasco.yaml';
  site.write(file, `${site.read(file)}# mine\n`);
  const before = site.documents();
  await expect(site.run(runUndo, {})).rejects.toThrow(/changed again since:\n- .*nova-osasco/);
  expect(site.documents()).toEqual(before);
  expect(lastEdits(journalOf(site.dir))?.by).toBe('move /osasco /nova-osasco');
});

describe('posts', () => {
  const withBlog = () => new EditedCopy('tests/fixtures/sites/english');

  it('that link to the old path are named, and nothing else is done to them', async () => {
    const posts = [
      { title: 'Um', content: 'Veja [aqui](/otley#main) e [aqui](/otley).' },
      { title: 'Dois', content: 'Veja [aqui](/otley-north).' },
      { title: 'Três', content: 'Veja <https://www.example.org/otley>.' },
    ];
    const { out } = await move(withBlog(), '/otley', '/new-otley', {}, posts);
    expect(out).toContain('2 posts link to the old path, which still works;');
    expect(out).toContain('«Um», «Três»');
  });

  it('that cannot be read hinder no move', async () => {
    const { code, out } = await move(withBlog(), '/otley', '/new-otley', {}, null);
    expect(code).toBe(0);
    expect(out).toContain('The posts could not be read.');
  });
});
