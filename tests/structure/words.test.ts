// What visitors read stands in the catalogue (engine/words) or in a document, not in components or in what prints pages.
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, sources, walk } from './tree.ts';

/** Attributes that visitors read or hear. */
const spoken = new Set(['alt', 'aria-label', 'placeholder', 'title']);

/** What is no word for visitors though it looks like one. */
const exceptions: readonly string[] = [
  'Escape', // a key, as the browser calls it
  'Alta', // values of a field
  'Média',
  's', // seconds, after a figure
  '# Portão: generated, every build replaces this folder', // what a build knows its folder by
];

const accented = /[À-ÖØ-öø-ž]/;
/** A word with a capital or a sentence: `Principal`, `Ver todos`. */
const sentence = /^\p{Lu}\p{Ll}+(?: \p{L}+[^/<>{}]*)?$/u;

const isText = (node: ts.Node): node is ts.StringLiteral | ts.TemplateLiteralLikeNode =>
  ts.isStringLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isNoSubstitutionTemplateLiteral(node);

/** Texts of a file that a visitor would read; `strict`: a word with a capital is one as well. */
function wordsIn(file: string, strict: boolean): string[] {
  const found: string[] = [];
  walk(parse(file), (node) => {
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) found.push(node.text.trim());
    if (!isText(node) || ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent))
      return;
    const isSpoken =
      ts.isJsxAttribute(node.parent) && spoken.has(node.parent.name.getText()) && node.text !== '';
    if (isSpoken || accented.test(node.text) || (strict && sentence.test(node.text)))
      found.push(node.text);
  });
  return found.filter((text) => !exceptions.includes(text)).map((text) => `${file}: ${text}`);
}

/** Said in the catalogue of the panel, or drawn. */
const elsewhere = /^blocks\/(?:admin-panel|post-reader|entry)\/|drawing/;

test('no component and no script of a page has words of its own', () => {
  const files = sources.filter(
    (file) => /^(?:blocks|engine\/client)\/.*\.tsx?$/.test(file) && !elsewhere.test(file),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => wordsIn(file, true))).toEqual([]);
});

test('nothing that makes and prints pages has words of its own', () => {
  const files = sources.filter((file) => /^engine\/(?:resolve|render|publish)\//.test(file));
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => wordsIn(file, false))).toEqual([]);
});
