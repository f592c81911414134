// `portao new block` in a folder of a site: what it writes is a block as the schemas and the compiler want one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runNewBlock, type NewBlock } from '../../cli/new/new-block.ts';
import { generateSiteSchemas } from '../../engine/content/generate-site-schemas.ts';
import { readSchemas } from '../../engine/content/own-schemas.ts';
import { readExamples } from '../../engine/dev/block-examples.ts';
import { contentsOf } from '../engine/fake-bundle.ts';
import { makeFolder } from '../engine/fixture.ts';
import { root, textOf } from '../structure/tree.ts';
import { failureOf } from './new-site.ts';

const newSite = () => {
  const dir = makeFolder();
  writeFileSync(join(dir, 'site.yaml'), '');
  return dir;
};

function settingsIn(
  siteDir: string,
  more: Partial<NewBlock> = {},
): NewBlock & { said: () => string } {
  const words: string[] = [];
  return {
    siteDir,
    type: 'rating-stars',
    dryRun: false,
    language: 'pt-BR',
    out: (text) => void words.push(text),
    ...more,
    said: () => words.join('').replaceAll(siteDir, 'SITE'),
  };
}

describe('portao new block', () => {
  it('adds schema, component, styles, examples and what is generated, and nothing else', async () => {
    const site = newSite();
    await runNewBlock(settingsIn(site));
    const files = Object.keys(contentsOf(site)).filter((file) => !file.startsWith('.portao/'));
    expect(files.sort()).toEqual([
      'blocks/rating-stars/RatingStars.tsx',
      'blocks/rating-stars/rating-stars.examples.yaml',
      'blocks/rating-stars/rating-stars.module.css',
      'blocks/rating-stars/rating-stars.schema.json',
      'generated/all.schema.json',
      'generated/names.schema.json',
      'generated/page.schema.json',
      'generated/partial.schema.json',
      'generated/shared/blog-outlines.schema.json',
      'generated/shared/blog-titles.schema.json',
      'generated/shared/blog-topics.schema.json',
      'generated/shared/safety-rules.schema.json',
      'generated/site.schema.json',
      'generated/types.ts',
      'generated/work.schema.json',
      'site.yaml',
    ]);
    expect(await generateSiteSchemas(site, true)).toEqual([]);
    const { schemas, problems } = readSchemas(site);
    expect(problems).toEqual([]);
    expect(schemas.blockTypes).toContain('rating-stars');
    for (const { block } of readExamples(site, schemas, 'pt-BR').get('rating-stars')!)
      expect(schemas.errorsOf('Block', block)).toEqual([]);
  });

  it('writes what the compiler accepts', async () => {
    const site = newSite();
    await runNewBlock(settingsIn(site));
    const { compilerOptions } = JSON.parse(textOf('tsconfig.json')) as {
      compilerOptions: { paths: Record<string, readonly string[]>; types: readonly string[] };
    };
    const paths = { 'portao/blocks': [join(root, 'blocks/exports.ts')] };
    writeFileSync(
      join(site, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...compilerOptions, paths },
        include: ['blocks', join(root, 'blocks/*.d.ts'), join(root, 'blocks/entry/virtual.d.ts')],
      }),
    );
    symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
    const compile = () =>
      spawnSync(
        process.execPath,
        [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', site],
        { encoding: 'utf8' },
      ).stdout;
    expect(compile()).toBe('');
    const component = join(site, 'blocks/rating-stars/RatingStars.tsx');
    writeFileSync(component, readFileSync(component, 'utf8').replaceAll('text', 'txet'));
    expect(compile()).toContain("Property 'txet' does not exist");
  });

  it.each(['pt-BR', 'en'] as const)(
    'says what it wrote and what is next (%s)',
    async (language) => {
      const settings = settingsIn(newSite(), { language });
      await runNewBlock(settings);
      expect(settings.said()).toMatchSnapshot();
    },
  );

  it('shows the files and writes nothing with --dry-run', async () => {
    const site = newSite();
    const settings = settingsIn(site, { dryRun: true });
    await runNewBlock(settings);
    expect(settings.said()).toContain('--- SITE/blocks/rating-stars/RatingStars.tsx\n');
    expect(Object.keys(contentsOf(site))).toEqual(['site.yaml']);
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
    const site = newSite();
    expect((await failureOf(() => runNewBlock(settingsIn(site, { type })), site)).kind).toBe(kind);
    expect(Object.keys(contentsOf(site))).toEqual(['site.yaml']);
  });

  it('refuses a folder without site.yaml', async () => {
    const folder = makeFolder();
    const { kind, says } = await failureOf(() => runNewBlock(settingsIn(folder)), folder);
    expect([kind, says]).toEqual(['SiteProblems', expect.stringContaining('site-missing')]);
    expect(Object.keys(contentsOf(folder))).toEqual([]);
  });

  it('says what the generator said where it fails, and that the files are there', async () => {
    const site = newSite();
    mkdirSync(join(site, 'blocks/old'), { recursive: true });
    const schema = { 'x-fcats': ['near'], properties: { type: { const: 'old' } } };
    writeFileSync(join(site, 'blocks/old/old.schema.json'), JSON.stringify(schema));
    const { kind, says } = await failureOf(() => runNewBlock(settingsIn(site)), site);
    expect(kind).toBe('GeneratorFailed');
    expect(says).toMatch(/rode: npm run portao -- generate\n[^]*x-fcats/);
    expect(Object.keys(contentsOf(site))).toContain('blocks/rating-stars/RatingStars.tsx');
  });
});
