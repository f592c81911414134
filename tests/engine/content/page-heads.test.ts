// A large site's pages are looked at without their blocks first: what that shows is what the whole document shows.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SiteProblems } from '../../../engine/diagnostics/problem.ts';
import { parseHead, parseSource } from '../../../engine/content/load.ts';
import { satisfies } from '../../../engine/content/validators.ts';
import { filesBelow, textOf } from '../../structure/tree.ts';
import { BuiltSite } from '../fake-shell.ts';
import { FixtureSite, type Edits } from '../fixture.ts';
import { textMutation } from '../mutations.ts';

const documents = ['site/pages', 'tests/fixtures/sites/minimal/pages']
  .flatMap((folder) => filesBelow(folder))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => textOf(file));

/** Holds a text to the rule; true if its head was read and it is the document of a page. */
function agrees(text: string): boolean {
  const head = parseHead(text);
  const { file } = parseSource('pages/a.yaml', new TextEncoder().encode(text));
  if (!head || !file || !satisfies('PageDocument', file.value)) return false;
  const { blocks, ...rest } = file.value as Record<string, unknown>;
  expect(blocks).toBeInstanceOf(Array);
  expect({ text, head }).toEqual({ text, head: rest });
  return true;
}

describe('the head of a document', () => {
  it('is read of every page of the site', () => {
    expect(documents.length).toBeGreaterThan(130);
    expect(documents.filter((text) => !agrees(text))).toEqual([]);
  });

  const last =
    'path: /a\ntitle: A\ndescription: Sobre A.\nupdated: "2026-01-01"\nblocks:\n  - { type: text, body: Olá. }\n';
  it.each([
    ['without blocks', last.replace(/blocks:.*/s, '')],
    [
      'that begins with its blocks',
      `blocks:\n  - { type: text, body: Olá. }\n${last.replace(/blocks:.*/s, '')}`,
    ],
    ['with a field after its blocks', `${last}breadcrumb: A\n`],
    ['with a quoted field after its blocks', `${last}"breadcrumb": A\n`],
    ['with a second document after its blocks', `${last}...\n`],
    [
      'whose blocks end with a bracket of their own',
      last.replace(/blocks:.*/s, 'blocks: [\n{ type: text, body: Olá. }\n]\n'),
    ],
    ['whose head is not plain', last.replace('title: A', 'title: &a A')],
    ['that is a list', '- a\nblocks: []\n'],
  ])('is not guessed of a document %s', (_, text) => {
    expect(parseHead(text)).toBeNull();
  });

  it('is never another one than that of the whole, whatever is written', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.constantFrom(...documents), textMutation, (text, mutate) => {
        if (agrees(mutate(text))) read += 1;
      }),
      { numRuns: 700 },
    );
    expect(read).toBeGreaterThan(100);
  });
});

describe('a site of many pages', () => {
  const page = (index: number) =>
    `path: /a-${index}\ntitle: Página ${index}\ndescription: Sobre ${index}.\nupdated: "2026-01-01"\nblocks:\n  - { type: text, body: Olá. }\n`;
  /** So many that those of the fixture, which come after them, are first looked at without their blocks. */
  const many: Edits = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`pages/a-${index}.yaml`, page(index)]),
  );
  const lapa = new FixtureSite().read('pages/bairros/lapa.yaml');
  const turned = lapa.replace(/^(.*?)(region:.*?)(blocks:.*)$/s, '$1$3$2');

  it('is built as if every document were read as a whole', async () => {
    const site = (edits: Edits) => new BuiltSite(new FixtureSite({ ...many, ...edits }));
    const [quick, slow] = [site({}), site({ 'pages/bairros/lapa.yaml': turned })];
    expect(turned).not.toBe(lapa);
    expect(await quick.build()).toMatchObject({
      pages: 305,
      rendered: 305,
      warnings: (await slow.build()).warnings,
    });
    expect(quick.contents()).toEqual(slow.contents());
    expect(JSON.stringify(quick.page('/osasco'))).toContain('Lapa');
  });

  it('is refused for a mistake in the blocks of any page, which is told', async () => {
    const built = new BuiltSite(
      new FixtureSite({
        ...many,
        'pages/bairros/lapa.yaml': [['heading: Perto daqui', 'heding: Perto daqui']],
      }),
    );
    const error = await built.build().catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(SiteProblems);
    expect((error as SiteProblems).problems.map(({ file }) => file)).toContain(
      'pages/bairros/lapa.yaml',
    );
  });
});
