import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { blockTypes } from '../../engine/content/validators.ts';
import { filesBelow, parse, root, sources, textOf, walk } from './tree.ts';

const pascal = (type: string) =>
  type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const foldersOf = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
/** `partial` has no component: the engine replaces it by the blocks that it names. */
const rendered = blockTypes.filter((type) => type !== 'partial');
/** Drawings are paths of pictures, not code. */
const isData = (file: string) => file === 'blocks/parts/drawings.ts';
const lineOf = (file: ts.SourceFile, node: ts.Node) =>
  `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

describe('the block library', () => {
  test.each(rendered)(
    '%s has its schema, component, styles and examples under one name',
    (type) => {
      const files = filesBelow(`blocks/${type}`);
      expect(files).toContain(`blocks/${type}/${pascal(type)}.tsx`);
      expect(files).toContain(`blocks/${type}/${type}.examples.yaml`);
      expect(files).toContain(`blocks/${type}/${type}.module.css`);
      expect(filesBelow('schemas/blocks')).toContain(`schemas/blocks/${type}.schema.json`);
      expect(textOf(`blocks/${type}/${pascal(type)}.tsx`)).toMatch(
        new RegExp(`export function ${pascal(type)}\\(`),
      );
    },
  );

  test('has no folder that is not a block type, but the shared parts', () => {
    expect(foldersOf('blocks').sort()).toEqual([...rendered, 'parts'].sort());
  });

  test('has a schema for every type and no other schema', () => {
    expect(filesBelow('schemas/blocks')).toEqual(
      blockTypes.map((type) => `schemas/blocks/${type}.schema.json`).sort(),
    );
  });

  test('has a client module exactly where the schema announces one', () => {
    const announced = rendered.filter(
      (type) =>
        (JSON.parse(textOf(`schemas/blocks/${type}.schema.json`)) as { 'x-island'?: boolean })[
          'x-island'
        ] === true,
    );
    const present = rendered.filter((type) =>
      filesBelow(`blocks/${type}`).includes(`blocks/${type}/${type}.client.ts`),
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
    const styles = filesBelow('blocks').filter((file) => file.endsWith('.css'));
    const long = [...sources, ...styles]
      .filter((file) => !isData(file))
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
