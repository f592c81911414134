// `portao blocks`: what a marketer reads of the blocks, and pastes into a page.
import { parse, stringify } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { runBlocks, type BlocksOptions } from '../../cli/blocks/blocks.ts';
import { WrongUse } from '../../cli/command-line/command-error.ts';
import { librarySchemas } from '../../engine/content/schemas.ts';
import { readExamples } from '../../engine/dev/block-examples.ts';
import { readNames, withSiteNames } from '../../engine/dev/site-names.ts';
import type { Language } from '../../engine/words/language.ts';
import { schemas, siteDir } from '../first-site.ts';
import { called, said } from './call-command.ts';
import { portao } from './run-portao.ts';

const { blockTypes } = schemas;
const blocks = (options: Partial<BlocksOptions> = {}) =>
  called(({ out }) =>
    runBlocks({ siteDir, language: 'pt-BR', json: false, width: null, ...options }, out),
  ).out;

interface Described {
  readonly fields: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly kind: string;
    readonly shape?: string;
    readonly fields?: Described['fields'];
  }[];
  readonly shapes: readonly { readonly name: string }[];
  readonly facts: readonly { readonly name: string; readonly about: string }[];
  readonly example: string;
}
const described = (type: string, language: Language = 'pt-BR') =>
  JSON.parse(blocks({ type, language, json: true })) as Described;

describe('portao blocks', () => {
  it('has a line for every block', () => {
    const lines = blocks().split('\n');
    expect(lines.slice(0, blockTypes.length).map((line) => line.split(' ', 1)[0])).toEqual(
      blockTypes,
    );
    expect(lines[blockTypes.indexOf('near')]).toMatch(
      /^near +Vizinhos +Links para os lugares vizinhos/,
    );
    expect(lines.slice(blockTypes.length)).toEqual([
      '',
      `${blockTypes.length} blocos. Os campos de um e um exemplo: npm run portao -- blocks accordion`,
      '',
    ]);
  });

  it('fits the terminal, the descriptions in their column', () => {
    const lines = blocks({ width: 80 }).trimEnd().split('\n').slice(0, -1);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(
      new Set(lines.filter((line) => line.startsWith('   ')).map((line) => /\S/.exec(line)!.index))
        .size,
    ).toBe(1);
  });

  it.each(['pt-BR', 'en'] as const)(
    'describes a block with its groups, its buttons and what the site adds (%s)',
    async (language) => {
      await expect(blocks({ type: 'hero', language })).toMatchFileSnapshot(
        said('blocks-hero', language),
      );
    },
  );

  it.each(
    (['pt-BR', 'en'] as const).flatMap((language) =>
      blockTypes.map((type) => [type, language] as const),
    ),
  )(
    'describes every field of %s, and gives an example that a page accepts (%s)',
    (type, language) => {
      const { fields, shapes, facts, example } = described(type, language);
      const pasted = (parse(`blocks:\n${example}`) as { blocks: unknown[] }).blocks;
      expect(pasted).toHaveLength(1);
      expect(schemas.validatorOf('Block')(pasted[0])).toBe(true);
      expect(fields.map(({ name }) => name)).toEqual(
        expect.arrayContaining(Object.keys(pasted[0] as object).filter((name) => name !== 'type')),
      );
      expect(fields.every(({ kind }) => kind !== '')).toBe(true);
      expect(facts.filter(({ name, about }) => name === about)).toEqual([]);
      expect(new Set(shapes.map(({ name }) => name)).size).toBe(shapes.length);
      const named = (list: Described['fields']): string[] =>
        list.flatMap((field) => [
          ...(field.shape ? [field.shape] : []),
          ...named(field.fields ?? []),
        ]);
      expect(shapes.map(({ name }) => name)).toEqual(expect.arrayContaining(named(fields)));
    },
  );

  it.each(librarySchemas.blockTypes)('has no Portuguese word in English for %s', (type) => {
    expect(blocks({ type, language: 'en', siteDir: '/nowhere' })).not.toMatch(
      /[À-ÖØ-öø-ž]|\b(?:nao|para|uma|dos|das|como|sem|mais|texto|lista|bairro|cidade|preco)\b/i,
    );
  });

  it('gives the first example of the block as its file has it, with names of the site', () => {
    const names = readNames(siteDir)!;
    for (const [type, [first]] of readExamples(siteDir, schemas, 'pt-BR'))
      expect(
        (parse(`blocks:\n${described(type).example}`) as { blocks: unknown[] }).blocks[0],
      ).toEqual((parse(withSiteNames(stringify([first!.block]), names)) as unknown[])[0]);
    expect(described('text').example).toContain('\n    body: |\n      Assamos para casas');
  });

  it('makes an example for a block without a file of its own', () => {
    expect(blocks({ type: 'partial', siteDir: '/nowhere' })).toContain(
      '\n  - type: partial\n    name: servicos\n',
    );
  });

  it('refuses a block that does not exist, with the nearest', () => {
    expect(() => blocks({ type: 'heroo' })).toThrow(
      new WrongUse('O bloco "heroo" não existe. Você quis dizer "hero"?'),
    );
    expect(() => blocks({ type: 'xyzxyz' })).toThrow('Veja todos com: npm run portao -- blocks');
    expect(() => blocks({ type: 'heroo', language: 'en' })).toThrow(
      'There is no block "heroo". Did you mean "hero"?',
    );
  });
});

describe('portao blocks as a process', () => {
  beforeAll(() => portao(['--help']));

  it('describes a block, without colours', async () => {
    const { code, out, err } = await portao(['blocks', 'hero']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(blocks({ type: 'hero' }));
  });

  it('ends with 2 for a block that does not exist', async () => {
    expect(await portao(['blocks', 'heroo'])).toEqual({
      code: 2,
      out: '',
      err: 'O bloco "heroo" não existe. Você quis dizer "hero"?\n',
    });
  });
});
