// The engine knows no block by its name: what it has to know stands in the schemas (docs/extending.md).
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { replacedTypes } from '../../engine/content/schemas.ts';
import { schemas } from '../first-site.ts';
import { filesBelow, parse, textOf, walk } from './tree.ts';

/** Block types whose names mean something else as well, and what; these must not be compared with a type. */
const otherMeanings: Readonly<Record<string, string>> = {
  article: 'an element of HTML, and a kind of page for social networks',
  breadcrumb: 'a field of a page, and a fact',
  contact: 'a number of site.yaml',
  form: 'an element of HTML, a kind of `allow`, and how something is written',
  gallery: 'the page that shows every example of every block',
  header: 'a line of HTTP, an element of HTML, a menu of site.yaml',
  image: 'an element of HTML, a field of documents, and what is published of media',
  near: 'a field of a region, and a fact',
  partial: 'blocks that the engine itself puts in the place of a name',
  post: 'a post of the blog, and a fact',
  problems: 'what is wrong with a site',
  slot: 'where in a page a block stands, and a place in a partial that the engine itself fills',
  steps: 'a common word',
  table: 'what a database, a document and Markdown have',
  text: 'a common word',
};
const { blockTypes } = schemas;
const names = blockTypes.filter((type) => !(type in otherMeanings));
/** Without the catalogue: its sentences are for people, in words that are also names (`testimonials`). */
const files = filesBelow('engine').filter((file) => !file.startsWith('engine/words/'));

/** Whole words: `post` is not in `post-reader`. */
const found = (text: string) =>
  names.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));

const isType = (node: ts.Node) =>
  (ts.isIdentifier(node) && node.text === 'type') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'type');

/** The text that a node compares with a `type`, or gives to one; null for any other node. */
function typeNamedBy(node: ts.Node): string | null {
  const text = (part: ts.Node | undefined) =>
    part && ts.isStringLiteralLike(part) ? part.text : null;
  if (ts.isBinaryExpression(node)) {
    if (isType(node.left)) return text(node.right);
    if (isType(node.right)) return text(node.left);
  }
  if (ts.isCaseClause(node) && isType(node.parent.parent.expression)) return text(node.expression);
  if (ts.isPropertyAssignment(node) && isType(node.name)) return text(node.initializer);
  if (
    ts.isPropertySignature(node) &&
    isType(node.name) &&
    node.type &&
    ts.isLiteralTypeNode(node.type)
  )
    return text(node.type.literal);
  return null;
}

function typesNamedIn(file: ts.SourceFile): string[] {
  const types: string[] = [];
  walk(file, (node) => {
    const type = typeNamedBy(node);
    if (type !== null && !replacedTypes.has(type) && blockTypes.includes(type)) types.push(type);
  });
  return types;
}

describe('the engine', () => {
  test('is searched for most block types, and all of its code is read', () => {
    expect(names.length).toBeGreaterThan(20);
    expect(Object.keys(otherMeanings).filter((name) => !blockTypes.includes(name))).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  test.each(['const a = b["hero"];', '// like page-heading', "'a hero': 1"])(
    'would be found to name a block by %s',
    (text) => expect(found(text)).toHaveLength(1),
  );

  test('names no block type', () => {
    expect(
      files.flatMap((file) => found(textOf(file)).map((name) => `${file} names ${name}`)),
    ).toEqual([]);
  });

  test.each([
    "if (block.type === 'text') stop();",
    "switch (block.type) { case 'text': stop(); }",
    "const block = { type: 'text', body: '-' };",
    "type Of = Extract<Block, { type: 'text' }>;",
  ])('would be found to ask for a type by %s', (text) => {
    const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
    expect(typesNamedIn(file)).toEqual(['text']);
  });

  test('asks for no type whose name has other meanings', () => {
    const scripts = files.filter((file) => /\.m?ts$/.test(file));
    expect(
      scripts.flatMap((file) =>
        typesNamedIn(parse(file)).map((type) => `${file} asks for ${type}`),
      ),
    ).toEqual([]);
  });
});
