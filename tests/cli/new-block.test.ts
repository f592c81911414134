// `portao new block` in a copy of the project: what it writes is a block as the library, the schemas and the compiler want one.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runNewBlock, type NewBlock } from '../../cli/new/new-block.ts';
import { withBlock } from '../../cli/new/block-files.ts';
import { contentsOf } from '../engine/fake-bundle.ts';
import { makeFolder } from '../engine/fixture.ts';
import { root, textOf } from '../structure/tree.ts';
import { failureOf } from './new-site.ts';

/** A copy of what a block touches, with the packages of the project. */
function copyProject(): string {
  const copy = makeFolder();
  for (const folder of [
    'schemas',
    'blocks',
    'cli/templates',
    'engine',
    'tsconfig.json',
    'package.json',
  ]) {
    mkdirSync(join(copy, folder, '..'), { recursive: true });
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function settingsIn(copy: string, more: Partial<NewBlock> = {}): NewBlock & { said: () => string } {
  const words: string[] = [];
  return {
    root: copy,
    type: 'rating-stars',
    dryRun: false,
    language: 'pt-BR',
    out: (text) => void words.push(text),
    ...more,
    said: () => words.join('').replaceAll(copy, 'PROJECT'),
  };
}

const generated = (copy: string) =>
  spawnSync(process.execPath, [join(copy, 'schemas/generate.mjs'), '--check'], {
    encoding: 'utf8',
  });
const inside = (copy: string) =>
  Object.fromEntries(
    Object.entries(contentsOf(copy)).filter(([path]) => !path.startsWith('node_modules')),
  );

describe('portao new block', () => {
  it('adds schema, component, styles, examples, the registry and what is generated, and nothing else', () => {
    const copy = copyProject();
    const before = inside(copy);
    runNewBlock(settingsIn(copy));
    const after = inside(copy);
    expect(
      Object.keys(after)
        .filter((path) => after[path] !== before[path])
        .sort(),
    ).toEqual([
      'blocks/rating-stars/RatingStars.tsx',
      'blocks/rating-stars/rating-stars.examples.yaml',
      'blocks/rating-stars/rating-stars.module.css',
      'blocks/registry.ts',
      'schemas/block.schema.json',
      'schemas/blocks/rating-stars.schema.json',
      'schemas/generated/block-types.ts',
      'schemas/generated/bundle.ts',
      'schemas/generated/types.ts',
      'schemas/generated/validators.mjs',
    ]);
    expect(generated(copy)).toMatchObject({ status: 0 });
    expect(readFileSync(join(copy, 'schemas/generated/types.ts'), 'utf8')).toContain(
      'export interface RatingStarsBlock',
    );
    expect(inside(copy)['blocks/registry.ts']).toMatch(
      /PostReader.*\n.*ProblemSearch.*\n.*Problems.*\n.*Promo.*\nimport \{ RatingStars \} from '\.\/rating-stars\/RatingStars\.tsx';\nimport \{ SameGroup/,
    );
  });

  it('writes what the compiler accepts', () => {
    const copy = copyProject();
    runNewBlock(settingsIn(copy));
    writeFileSync(
      join(copy, 'tsconfig.json'),
      JSON.stringify({
        ...(JSON.parse(readFileSync(join(copy, 'tsconfig.json'), 'utf8')) as object),
        include: ['blocks/registry.ts', 'blocks/*.d.ts'],
      }),
    );
    const compile = () =>
      spawnSync(
        process.execPath,
        [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', copy],
        { encoding: 'utf8' },
      ).stdout;
    expect(compile()).toBe('');
    const component = join(copy, 'blocks/rating-stars/RatingStars.tsx');
    writeFileSync(component, readFileSync(component, 'utf8').replaceAll('text', 'txet'));
    expect(compile()).toContain("Property 'txet' does not exist");
  });

  it.each(['pt-BR', 'en'] as const)('says what it wrote and what is next (%s)', (language) => {
    const settings = settingsIn(copyProject(), { language });
    runNewBlock(settings);
    expect(settings.said()).toMatchSnapshot();
  });

  it('shows the files and writes nothing with --dry-run', () => {
    const copy = copyProject();
    const before = inside(copy);
    const settings = settingsIn(copy, { dryRun: true });
    runNewBlock(settings);
    expect(settings.said()).toContain('--- PROJECT/blocks/rating-stars/RatingStars.tsx\n');
    expect(inside(copy)).toEqual(before);
  });

  it.each([
    ['RatingStars', 'WrongUse'],
    ['rating_stars', 'WrongUse'],
    ['avaliação', 'WrongUse'],
    ['-x', 'WrongUse'],
    ['../x', 'WrongUse'],
    ['hero', 'Taken'],
    ['parts', 'Taken'],
    ['partial', 'Taken'],
  ])('refuses the name %s', async (type, kind) => {
    const copy = copyProject();
    const before = inside(copy);
    expect((await failureOf(() => runNewBlock(settingsIn(copy, { type })), copy)).kind).toBe(kind);
    expect(inside(copy)).toEqual(before);
  });

  it('says what the generator said where it fails, and that the files are there', async () => {
    const copy = copyProject();
    writeFileSync(
      join(copy, 'schemas/generate.mjs'),
      'console.error("the generator is broken"); process.exit(1);',
    );
    const { kind, says } = await failureOf(() => runNewBlock(settingsIn(copy)), copy);
    expect(kind).toBe('GeneratorFailed');
    expect(says).toBe(
      'Os arquivos do bloco estão gravados, mas o gerador falhou. Corrija o que ele diz e rode: npm run generate\nthe generator is broken',
    );
    expect(Object.keys(inside(copy))).toContain('blocks/rating-stars/RatingStars.tsx');
  });
});

describe('the registry', () => {
  it('takes a block whose name comes first or last, and one without a hyphen', () => {
    const registry = textOf('blocks/registry.ts');
    expect(withBlock(registry, 'aaa')).toContain(
      `import { Aaa } from './aaa/Aaa.tsx';\nimport { Accordion }`,
    );
    expect(withBlock(registry, 'zzz')).toContain(
      `import { Zzz } from './zzz/Zzz.tsx';\n\nconst modules`,
    );
    expect(withBlock(registry, 'zzz')).toMatch(
      /\n {2}zzz: \{ Component: Zzz, styles: styles\('zzz\/zzz'\) \},\n\};/,
    );
  });
});
