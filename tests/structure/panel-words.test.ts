// What the panel and the reader of posts say stands in the catalogue (engine/words), not in their components.
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow, parse, textOf, walk } from './tree.ts';

const files = ['engine/panel', 'blocks/admin-panel', 'blocks/post-reader']
  .flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file));

/** Attributes whose values nobody reads. */
const technical = new Set(
  'aria-live autoCapitalize autoComplete className d defaultValue fill height htmlFor href id inputMode look list loading name order part pattern rel role sandbox scope shapeRendering src stroke strokeWidth target to type value viewBox width'.split(
    ' ',
  ),
);
const hasLetters = (text: string) => /\p{L}{2}/u.test(text) && !text.startsWith('/');
/** Accents, and sentences: words with a space between them that begin with a capital. */
const isText = (text: string) => /[à-ÿ]/i.test(text) || /^\p{Lu}\p{Ll}*[^`]* \p{L}/u.test(text);

/** Whether a node is what an error or the console says, which is for developers. */
function isForDevelopers(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return true;
    if (ts.isImportDeclaration(at)) return true;
  }
  return false;
}

/** Texts of a file that somebody reads, with their lines. */
function textsOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const say = (node: ts.Node, text: string) =>
    found.push(
      `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text.trim()}`,
    );
  walk(source, (node) => {
    if (ts.isJsxText(node) && hasLetters(node.text)) say(node, node.text);
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return;
    const text = ts.isTemplateExpression(node)
      ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map((part) => part.text)
          .join('…')
      : node.text;
    const attribute = ts.isJsxAttribute(node.parent) ? node.parent.name.getText() : null;
    const read = attribute !== null && !technical.has(attribute) && !attribute.startsWith('data-');
    const named = read && !/^aria-(?:hidden|busy|invalid|current|describedby)$/.test(attribute);
    if ((named && hasLetters(text)) || (isText(text) && !isForDevelopers(node))) say(node, text);
  });
  return found;
}

test.each([
  '<p>Salvar</p>',
  '<p title="Salvar" />',
  '<Failure text="Erro" />',
  "toasts.error('Erro ao salvar.')",
  'toasts.error(`Foi ${count} vez.`)',
  "const names = { a: 'Título' }",
])('finds %s', (code) => {
  const source = ts.createSourceFile(
    'a.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  expect(textsOf(source)).toHaveLength(1);
});

test('components of the panel and of the reader say nothing by themselves', () => {
  expect(files.length).toBeGreaterThan(90);
  expect(files.flatMap((file) => textsOf(parse(file)))).toEqual([]);
});

test('no component writes an address of the panel: the language of the site names them', () => {
  const written = filesBelow('engine/panel')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => (/['"`}]\/admin\/./.test(textOf(file)) ? [file] : []));
  expect(written).toEqual([]);
});
