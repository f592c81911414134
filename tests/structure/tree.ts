// The source tree as the structure tests read it: files, and what each of them imports.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const ignored = new Set([
  'node_modules',
  'dist',
  'dist-package',
  'dist-create',
  'generated',
  'fixtures',
]);

/** What the bundler writes beside a file for the moment of reading it. */
const passing = /\.build-[0-9a-f]+\.mjs$/;

/** Files below a folder, relative to the root, with `/`, sorted; hidden folders, generated files and fixtures are left out. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !ignored.has(entry.name))
    .filter(({ name }) => !passing.test(name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

/** Text of a file of the repository. */
export const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Every file that holds code of ours. */
export const sources: readonly string[] = filesBelow('.').filter((file) =>
  /\.(?:[cm]?[jt]s|tsx)$/.test(file),
);

/** One import of a file: as written, and as the path in the repository that it leads to (null for a package). */
export interface Import {
  readonly file: string;
  readonly written: string;
  readonly target: string | null;
  readonly typeOnly: boolean;
}

const parsed = new Map<string, ts.SourceFile>();

/** A source file as a tree, parsed once; the parser is given no types, only the text. */
export function parse(file: string): ts.SourceFile {
  const before = parsed.get(file);
  if (before) return before;
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : undefined;
  const tree = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, kind);
  parsed.set(file, tree);
  return tree;
}

/** Calls `visit` for every node of a tree. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

const importsOfPackage = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Readonly<Record<string, string>>;
  }
).imports;

/** The words of `package.json#imports` as files. */
function targetOf(file: string, written: string): string | null {
  if (written.startsWith('.')) return posix.join(posix.dirname(file), written.split('?', 1)[0]!);
  if (written.startsWith('#engine/')) return `engine/${written.slice('#engine/'.length)}.ts`;
  if (written === 'portao/blocks') return 'blocks/exports.ts';
  if (written === 'portao/extend') return 'engine/content/own-code/extend.ts';
  return importsOfPackage[written]?.slice(2) ?? null;
}

/** What a statement imports: `import`, `export … from`, `import('…')`, `typeof import('…')`. */
function importOf(node: ts.Node): { text: string; typeOnly: boolean } | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const named = node.importClause?.namedBindings;
    const onlyTypes =
      named &&
      !node.importClause.name &&
      ts.isNamedImports(named) &&
      named.elements.length > 0 &&
      named.elements.every((element) => element.isTypeOnly);
    return {
      text: node.moduleSpecifier.text,
      typeOnly:
        node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || onlyTypes === true,
    };
  }
  if (
    ts.isExportDeclaration(node) &&
    node.moduleSpecifier &&
    ts.isStringLiteral(node.moduleSpecifier)
  )
    return { text: node.moduleSpecifier.text, typeOnly: node.isTypeOnly };
  if (
    ts.isImportTypeNode(node) &&
    ts.isLiteralTypeNode(node.argument) &&
    ts.isStringLiteral(node.argument.literal)
  )
    return { text: node.argument.literal.text, typeOnly: true };
  const [argument] =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
      ? node.arguments
      : [];
  return argument && ts.isStringLiteralLike(argument)
    ? { text: argument.text, typeOnly: false }
    : null;
}

/** Every import of a file, in order. */
export function importsOf(file: string): Import[] {
  const found: Import[] = [];
  walk(parse(file), (node) => {
    const one = importOf(node);
    if (one)
      found.push({
        file,
        written: one.text,
        target: targetOf(file, one.text),
        typeOnly: one.typeOnly,
      });
  });
  return found;
}
