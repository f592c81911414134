import { builtinModules } from 'node:module';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { bundleSources } from '../../engine/publish/bundle.ts';
import { importsOf, parse, sources, textOf, walk, type Import } from './tree.ts';

const top = (path: string) => path.split('/', 1)[0]!;
const inside = /^(?:schemas|engine|blocks|site|cli)\//;
const imports = sources.filter((file) => inside.test(file)).flatMap(importsOf);
const show = ({ file, written }: Import) => `${file} imports ${written}`;

/** Which top folders a top folder may import (docs/architecture.md, "Who may import whom"). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  engine: ['schemas'],
  blocks: ['engine', 'schemas'],
  site: ['blocks', 'engine', 'schemas'],
  cli: ['engine', 'schemas'],
};

/** The calls of `import()` in a file, one a line; types are none. */
function importCallsOf(file: string): string {
  const found: string[] = [];
  walk(parse(file), (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(node.getText());
  });
  return found.join('\n');
}

const isNode = ({ written }: Import) =>
  written.startsWith('node:') || builtinModules.includes(written.split('/', 1)[0]!);

/** What engine/publish/site-blocks.ts makes. */
const isVirtual = ({ written }: Import) => written.startsWith('virtual:portao/');

describe('imports', () => {
  test('are read from every room of the house', () => {
    expect(new Set(imports.map(({ file }) => top(file)))).toEqual(new Set(Object.keys(allowed)));
  });

  test('go one way between the top folders', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        target !== null && top(target) !== top(file) && !allowed[top(file)]?.includes(top(target)),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  test('make no circle between the top folders', () => {
    const edges = new Map<string, Set<string>>();
    for (const { file, target } of imports)
      if (target && top(target) !== top(file))
        edges.set(top(file), (edges.get(top(file)) ?? new Set()).add(top(target)));
    const circles: string[] = [];
    const follow = (folder: string, path: readonly string[]): void => {
      if (path.includes(folder)) circles.push([...path, folder].join(' → '));
      else for (const next of edges.get(folder) ?? []) follow(next, [...path, folder]);
    };
    for (const folder of edges.keys()) follow(folder, []);
    expect(edges.size).toBeGreaterThan(2);
    expect(circles).toEqual([]);
  });

  test('of packages and addresses are not left to `import()` in the command line', () => {
    // Its bundle cannot (engine/files/import-module.cjs); of its own parts the bundler makes something else.
    const late = /\bimport\((?!['"]\.{1,2}\/)/;
    const wrong = sources.filter(
      (file) => /^(?:engine|cli)\/.*\.ts$/.test(file) && late.test(importCallsOf(file)),
    );
    expect(wrong).toEqual([]);
  });

  test('make no circle between files', () => {
    const next = new Map<string, string[]>();
    for (const { file, target } of imports)
      if (target) next.set(file, [...(next.get(file) ?? []), target]);
    const circles: string[] = [];
    const done = new Set<string>();
    const follow = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      else if (!done.has(file)) {
        for (const other of next.get(file) ?? []) follow(other, [...path, file]);
        done.add(file);
      }
    };
    for (const file of next.keys()) follow(file, []);
    expect(circles).toEqual([]);
  });

  test('never lead from one block to another', () => {
    const folder = (path: string) => path.split('/').slice(0, 2).join('/');
    const wrong = imports.filter(
      ({ file, target }) =>
        /^blocks\/(?!entry\/)[^/]+\//.test(file) &&
        target?.startsWith('blocks/') &&
        folder(target) !== folder(file) &&
        folder(target) !== 'blocks/parts',
    );
    expect(wrong.map(show)).toEqual([]);
  });

  test('of blocks, but for the entries, know of the engine what a browser may run, and of the schemas only their types', () => {
    const known =
      /^(?:blocks\/|engine\/(?:client|blog|words)\/|engine\/render\/(?:types|registry|use-words|use-drawings)\.ts$|engine\/panel\/data\/page-data\.ts$|schemas\/generated\/types\.ts$)/;
    const wrong = imports.filter(
      ({ file, target }) => /^blocks\/(?!entry\/)/.test(file) && target && !known.test(target),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  test('lead from the entries of the bundle to nothing whose change would not make it anew', () => {
    const reached = new Set(sources.filter((file) => file.startsWith('blocks/entry/')));
    // A set that grows while it is gone through is gone through to its end.
    for (const file of reached)
      if (sources.includes(file))
        for (const { target, typeOnly } of importsOf(file))
          if (target && !typeOnly) reached.add(target);
    expect(reached.size).toBeGreaterThan(200);
    expect(
      [...reached].filter((file) => !bundleSources.some((source) => file.startsWith(source))),
    ).toEqual([]);
  });

  test('keep Node out of what a browser runs', () => {
    const browser = imports.filter(({ file }) =>
      /^(?:blocks|engine\/client|engine\/blog|engine\/panel|engine\/words)\//.test(file),
    );
    expect(browser.length).toBeGreaterThan(0);
    expect(browser.filter(isNode).map(show)).toEqual([]);
  });

  test('name only packages that are dependencies, where they run in production', () => {
    const { dependencies } = JSON.parse(textOf('package.json')) as {
      dependencies: Record<string, string>;
    };
    const packageOf = (written: string) =>
      written
        .split('/')
        .slice(0, written.startsWith('@') ? 2 : 1)
        .join('/');
    const running = imports.filter(
      (one) =>
        !one.file.startsWith('schemas/') &&
        one.target === null &&
        !one.typeOnly &&
        !isNode(one) &&
        !isVirtual(one),
    );
    expect(running.length).toBeGreaterThan(0);
    expect(
      running.filter(({ written }) => !Object.hasOwn(dependencies, packageOf(written))).map(show),
    ).toEqual([]);
  });
});
