import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { librarySchemas, replacedTypes } from '../../engine/content/schemas.ts';
import { folderOf, schemas } from '../first-site.ts';
import { filesBelow, parse, root, sources, textOf, walk } from './tree.ts';

const pascal = (type: string) =>
  type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const foldersOf = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
/** Types that have a component. */
const rendered = librarySchemas.blockTypes.filter((type) => !replacedTypes.has(type));
/** Those of the first site's own. */
const own = schemas.blockTypes.filter((type) => folderOf(type).startsWith('site/'));
/** Each type with its folder and its schema; one that the site replaces is there twice. */
const blocks = [
  ...rendered.map(
    (type) => [type, `blocks/${type}`, `schemas/blocks/${type}.schema.json`] as const,
  ),
  ...own.map((type) => [type, folderOf(type), `${folderOf(type)}/${type}.schema.json`] as const),
];
/** Types of the database are generated, and as long as it has tables and functions. */
const isGenerated = (file: string) => file === 'engine/blog/database.types.ts';
const lineOf = (file: ts.SourceFile, node: ts.Node) =>
  `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

describe('the block library', () => {
  test.each(blocks)(
    '%s in %s has its schema, component, styles and examples under one name',
    (type, folder, schema) => {
      const files = filesBelow(folder);
      expect(files).toContain(`${folder}/${pascal(type)}.tsx`);
      expect(files).toContain(`${folder}/${type}.examples.yaml`);
      expect(files).toContain(`${folder}/${type}.module.css`);
      expect(existsSync(join(root, schema))).toBe(true);
      expect(textOf(`${folder}/${pascal(type)}.tsx`)).toMatch(
        new RegExp(`export function ${pascal(type)}\\(`),
      );
    },
  );

  test('has no folder that is not a block type, but the shared parts and the entries', () => {
    expect(foldersOf('blocks').sort()).toEqual([...rendered, 'entry', 'parts'].sort());
    expect(foldersOf('site/blocks').sort()).toEqual([...own].sort());
  });

  test('has a schema for every type and no other schema', () => {
    expect(filesBelow('schemas/blocks')).toEqual(
      librarySchemas.blockTypes.map((type) => `schemas/blocks/${type}.schema.json`).sort(),
    );
  });

  test('has a client module exactly where the schema announces one', () => {
    const all = [...new Set([...rendered, ...own])];
    const announced = all.filter((type) => schemas.block(type)['x-island'] === true);
    const present = all.filter((type) =>
      filesBelow(folderOf(type)).includes(`${folderOf(type)}/${type}.client.ts`),
    );
    expect(present).toEqual(announced);
  });

  test('sets no style attribute, which the page policy forbids', () => {
    const components = sources.filter(
      (file) => file.endsWith('.tsx') && /^(?:blocks|engine|site)\//.test(file),
    );
    expect(components.length).toBeGreaterThan(rendered.length);
    expect(components.filter((file) => /\sstyle=[{"]/.test(textOf(file)))).toEqual([]);
  });
});

describe('the code', () => {
  test('has no file of over 500 lines', () => {
    const styles = ['blocks', 'engine'].flatMap(filesBelow).filter((file) => file.endsWith('.css'));
    const long = [...sources, ...styles]
      .filter((file) => !isGenerated(file))
      .map((file) => ({ file, lines: textOf(file).split('\n').length }))
      .filter(({ lines }) => lines > 500);
    expect(long).toEqual([]);
  });

  test('has no `any`', () => {
    const found: string[] = [];
    for (const file of sources.map(parse))
      walk(
        file,
        (node) => node.kind === ts.SyntaxKind.AnyKeyword && found.push(lineOf(file, node)),
      );
    expect(found).toEqual([]);
  });

  test('has no module whose name says nothing', () => {
    expect(
      sources.filter((file) =>
        /(?:^|[/-])(?:utils?|misc|helpers?|manager|common)(?:[./-]|$)/.test(file),
      ),
    ).toEqual([]);
  });

  test('loads no data of languages with a module: the first format of `Intl` takes 20 ms, and every command would wait for it', () => {
    const files = sources.filter((file) => /^(?:engine|cli)\//.test(file));
    const made = files.flatMap((file) => {
      const found: string[] = [];
      const look = (node: ts.Node): void => {
        if (ts.isFunctionLike(node)) return;
        if (ts.isNewExpression(node) && node.expression.getText().startsWith('Intl.'))
          found.push(`${file}: ${node.getText()}`);
        node.forEachChild(look);
      };
      look(parse(file));
      return found;
    });
    expect(files.length).toBeGreaterThan(500);
    expect(made).toEqual([]);
  });
});

describe('the lock file', () => {
  test('names no registry, so that it installs from any', () => {
    const lock = JSON.parse(textOf('package-lock.json')) as {
      packages: Record<string, { resolved?: string }>;
    };
    const named = Object.entries(lock.packages)
      .filter(([, entry]) => /^[a-z+]+:/.test(entry.resolved ?? ''))
      .map(([path]) => path);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(1);
    expect(named).toEqual([]);
  });

  test('says the same as package.json', () => {
    const lock = JSON.parse(textOf('package-lock.json')) as {
      packages: Record<string, Record<string, unknown>>;
    };
    const manifest = JSON.parse(textOf('package.json')) as Record<string, unknown>;
    for (const field of ['dependencies', 'devDependencies'])
      expect(lock.packages['']?.[field], field).toEqual(manifest[field]);
  });
});
