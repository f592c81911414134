// What a marketer's editor says, without any configuration: the line `$schema` of each document is enough.
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '../first-site.ts';
import { filesBelow, root, textOf } from '../structure/tree.ts';
import { LanguageServer, type Diagnostic, type Position } from './language-server.ts';

/** All but the templates, which get the line where `portao new` writes the document, and the examples of own blocks, which are no documents. */
const documents = filesBelow('site').filter(
  (file) => file.endsWith('.yaml') && !/^site\/(?:templates|blocks)\//.test(file),
);
/** The schema that a document of the site has to name. */
const schemaOf = (file: string) =>
  file === 'site/site.yaml'
    ? 'site/generated/site.schema.json'
    : file === 'site/safety.yaml'
      ? 'site/generated/shared/safety-rules.schema.json'
      : file.startsWith('site/pages/')
        ? 'site/generated/page.schema.json'
        : file.startsWith('site/partials/')
          ? 'site/generated/partial.schema.json'
          : file.startsWith('site/work/')
            ? 'site/generated/work.schema.json'
            : file.replace(/^site\/blog\/(.+)\.yaml$/, 'site/generated/shared/blog-$1.schema.json');

describe('every document of the site', () => {
  it('names its schema in its first line, by the path that leads there', () => {
    expect(documents.length).toBeGreaterThan(100);
    const wrong = documents.filter((file) => {
      const named = /^# yaml-language-server: \$schema=(\S+)\n/.exec(textOf(file))?.[1];
      return (
        named === undefined ||
        posix.join(posix.dirname(file), named) !== schemaOf(file) ||
        !existsSync(`${root}/${schemaOf(file)}`)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('is edited with the extension that .vscode recommends', () => {
    expect(
      (JSON.parse(textOf('.vscode/extensions.json')) as { recommendations: string[] })
        .recommendations,
    ).toContain('redhat.vscode-yaml');
  });
});

let pages = 0;
/** The name of a page that was never open: the server answers of an old one while it closes. */
const newPage = () => `site/pages/teste-do-editor-${(pages += 1)}.yaml`;
const head =
  '# yaml-language-server: $schema=../generated/page.schema.json\npath: /teste\ntitle: Um título\ndescription: Uma descrição.\nupdated: "2026-11-20"\nblocks:\n';
const hero = `${head}  - type: hero\n    heading: [Motor]\n    lead: Novo.\n    buttons: [{ label: Ligar, call: main }]\n    scene: gate\n`;
const good = `${head}  - type: near\n    heading: Perto daqui\n`;

let server: LanguageServer;
beforeAll(async () => {
  server = await LanguageServer.start();
});
afterAll(() => server.stop());

/** Opens a text in which `|` stands for the cursor, and hands its place to `ask`. */
async function at<Result>(
  text: string,
  ask: (page: string, position: Position) => Promise<Result>,
): Promise<Result> {
  const before = text.slice(0, text.indexOf('|')).split('\n');
  const page = newPage();
  await server.open(page, text.replace('|', ''));
  try {
    return await ask(page, { line: before.length - 1, character: before.at(-1)!.length });
  } finally {
    server.close(page);
  }
}
const offered = (text: string) => at(text, (page, position) => server.complete(page, position));
const explained = (text: string) => at(text, (page, position) => server.hover(page, position));

async function wrong(text: string): Promise<readonly Diagnostic[]> {
  const page = newPage();
  const found = await server.open(page, text);
  server.close(page);
  return found;
}

/** What is offered inside of a block: its fields, and its title, which writes all that it needs. */
function offersOf(type: string): string[] {
  const { title = '', properties = {} } = schemas.block(type);
  return [title, ...Object.keys(properties).filter((field) => field !== 'type')].sort();
}

describe('the editor offers', () => {
  it('the fields of the page at its margin', async () => {
    const names = await offered(`${good}|`);
    expect(names).toEqual(expect.arrayContaining(['region', 'canonical', 'keywords']));
    expect(names).not.toContain('heading');
  });

  it('every type of block, and nothing else', async () => {
    expect(await offered(`${head}  - type: |`)).toEqual([...schemas.blockTypes].sort());
  });

  it.each(['hero', 'near', 'partial', 'coverage', 'accordion', 'warning-signs'])(
    'inside of a block %s its own fields, and those of no other',
    async (type) => {
      expect(await offered(`${head}  - type: ${type}\n    |`)).toEqual(offersOf(type));
    },
  );

  it('the fields of the region inside of it', async () => {
    expect(await offered(`${good}region:\n  |`)).toEqual(
      expect.arrayContaining(['kind', 'group', 'near', 'coordinates']),
    );
  });

  it('the values that a field can have', async () => {
    expect(await offered(`${good}region:\n  kind: |`)).toEqual(['area', 'city', 'neighbourhood']);
  });
});

describe('the editor offers the names of the site', () => {
  const names = JSON.parse(textOf('site/generated/names.schema.json')) as {
    definitions: Record<string, { enum: string[] }>;
  };
  const button = `${head}  - type: page-heading\n    heading: Olá\n    buttons:\n      - label: Ligar\n`;
  it.each([
    ['pages, for a button', `${button}        link: |`, 'page'],
    ['messages, for a button', `${button}        chat: |`, 'message'],
    ['contacts, for a button', `${button}        call: |`, 'contact'],
    ['shared parts', `${head}  - type: partial\n    name: |`, 'partial'],
    ['groups', `${good}region:\n  group: |`, 'group'],
    ['places, for neighbours', `${good}region:\n  near:\n    - |`, 'place'],
    ['places, for a variant', `${good}variant:\n  region: |`, 'place'],
  ])('%s', async (_, text, kind) => {
    const offers = names.definitions[kind]!.enum;
    expect(offers.length).toBeGreaterThan(1);
    expect(await offered(text)).toEqual(offers);
  });

  it('and does not mark another: check knows which are there', async () => {
    const link = good.replace('blocks:', 'canonical: /ainda-nao-existe\nblocks:');
    expect(await wrong(link)).toEqual([]);
  });

  it('and explains the field as before', async () => {
    const canonical = good.replace('blocks:', 'canonical: /lapa\nblocks:');
    const text = await explained(canonical.replace('canonical', 'canon|ical'));
    expect(text).toContain('Só quando outra página deste site é a principal');
    expect(text.length).toBeLessThan(300);
  });
});

describe('the editor explains', () => {
  it('a field of the page', async () => {
    expect(await explained(good.replace('updated', 'up|dated'))).toContain(
      'Dia da última mudança de conteúdo',
    );
  });

  it('a field of a block by the schema of its type', async () => {
    const text = await explained(good.replace('heading', 'head|ing'));
    const { properties } = JSON.parse(textOf('schemas/blocks/near.schema.json')) as {
      properties: { heading: { description: string } };
    };
    expect(text).toContain(properties.heading.description);
  });
});

describe('the editor marks', () => {
  it('nothing in a good page', async () => {
    expect(await wrong(good)).toEqual([]);
  });

  it.each([
    [
      'a typo in a field of a block',
      '    heading: Perto daqui\n',
      '    heading: Perto daqui\n    txet: Um texto\n',
      'txet',
    ],
    ['a typo in a field of the page', 'updated:', 'keywrods: [portão]\nupdated:', 'keywrods'],
    ['a number for a text', 'heading: Perto daqui', 'heading: 12', '12'],
    ['a text for a list', 'updated:', 'keywords: portão\nupdated:', 'portão\n'],
    ['a value that is not allowed', 'updated:', 'robots: nada\nupdated:', 'nada'],
    ['a path with capitals', 'path: /teste', 'path: /Teste', '/Teste'],
    ['a missing field', '    heading: Perto daqui\n', '', 'type: near'],
    [
      'a button without an action',
      '  - type: near\n    heading: Perto daqui\n',
      '  - type: page-heading\n    heading: Título\n    buttons:\n      - label: Ligar\n',
      'label: Ligar',
    ],
  ])('%s once, at its place', async (_, from, to, place) => {
    const text = good.replace(from, to);
    const found = await wrong(text);
    const lines = text.slice(0, text.indexOf(place)).split('\n');
    expect(found.map(({ message, range }) => ({ message, line: range.start.line }))).toEqual([
      { message: expect.any(String), line: lines.length - 1 },
    ]);
  });

  it('a typo in the type of a block once, with the type that its fields belong to', async () => {
    expect(
      (await wrong(hero.replace('type: hero', 'type: herro'))).map(({ message, range }) => ({
        message,
        line: range.start.line,
      })),
    ).toEqual([{ message: 'Value must be "hero".', line: 6 }]);
  });

  // The server's own way, which no form of the schema changes: a required name with a typo is missing, and unknown.
  it('a typo in a required field twice: as missing where the block begins, as unknown at its place', async () => {
    expect(
      (await wrong(good.replace('heading', 'headin'))).map(({ message, range }) => ({
        message,
        line: range.start.line,
      })),
    ).toEqual([
      { message: 'Missing property "heading".', line: 6 },
      { message: 'Property headin is not allowed.', line: 7 },
    ]);
  });

  it('nothing in any document of the site', async () => {
    const marked = await Promise.all(
      documents.map(async (file) =>
        (await server.open(file, textOf(file))).map(
          ({ message, range }) => `${file}:${range.start.line + 1} ${message}`,
        ),
      ),
    );
    expect(marked.flat()).toEqual([]);
  });
});
