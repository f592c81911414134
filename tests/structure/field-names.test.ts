import ts from 'typescript';
import { expect, test } from 'vitest';
import { librarySchemas, type BundledSchema } from '../../engine/content/schemas.ts';
import { sources, textOf, walk } from './tree.ts';

/** Names of the fields that are texts, or lists of them, in some schema of the library; choices are none. */
function stringFields(schema: BundledSchema, names = new Set<string>()): ReadonlySet<string> {
  for (const [name, written] of Object.entries(schema.properties ?? {})) {
    const field = librarySchemas.follow(written).schema;
    const items = field.items && librarySchemas.follow(field.items).schema;
    if ([field, items].some((one) => one?.type === 'string' && !one.enum)) names.add(name);
    else stringFields(written, names);
  }
  for (const inner of [schema.items, schema.additionalProperties])
    if (typeof inner === 'object') stringFields(inner, names);
  return names;
}

const names = new Set(
  Object.values(librarySchemas.definitions).flatMap((schema) => [...stringFields(schema)]),
);

/** What a module compares one value with, or looks for one in: the texts of a list, of a `switch`, of a chain of `===`. */
function textsCompared(node: ts.Node): readonly string[] {
  const texts = (all: readonly ts.Node[]) =>
    all.flatMap((one) => (ts.isStringLiteralLike(one) ? one.text : []));
  if (ts.isArrayLiteralExpression(node)) return texts(node.elements);
  if (ts.isCaseBlock(node))
    return texts(node.clauses.flatMap((one) => (ts.isCaseClause(one) ? one.expression : [])));
  if (!ts.isBinaryExpression(node)) return [];
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return [...textsCompared(node.left), ...textsCompared(node.right)];
  return kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
    ? texts([node.right])
    : [];
}

/** The lists of names of fields in a module, three or more of them. */
function listsOfFields(file: string, text: string): string[] {
  const found = new Set<string>();
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), (node) => {
    const listed = textsCompared(node).filter((name) => names.has(name));
    if (listed.length >= 3) found.add(`${file}: ${listed.join(', ')}`);
  });
  return [...found];
}

/** Lists that say nothing of what a text is, each with what it is for. */
const others: Readonly<Record<string, string>> = {
  'engine/edit/page-names.ts: page, link, url':
    'roles that lead to a page, which are called like fields',
  'engine/panel/business/sent/check-fields.ts: text, names, group':
    'kinds of controls, which are called like fields',
  'engine/panel/business/use-glance.ts: context, text, label, jobTitle, role, url':
    'what an entry of the panel may say below its name: nothing is decided by it',
  'engine/panel/business/use-glance.ts: value, notice, name, phone, email, url, user':
    'what an entry of the panel may be called: nothing is decided by it',
  'engine/resolve/buttons.ts: chat, call, reach, link':
    'a group of fields is known as a button by its action (docs/extending.md)',
  'engine/resolve/metadata/allow.ts: script, frame, connect, form, image':
    'the directives of the policy, in the order of the header',
};

test('no module decides by the name of a field what its text is', () => {
  // The catalogues are prose, and no code.
  const modules = sources.filter((file) => /^(?:engine(?!\/words\/)|cli|blocks)\//.test(file));
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.flatMap((file) => listsOfFields(file, textOf(file))).sort()).toEqual(
    Object.keys(others),
  );
});

test.each([
  ['a set of names', "const names = new Set(['path', 'canonical', 'link']);"],
  ['a comparison', "const is = (name) => name === 'path' || name === 'title' || name === 'link';"],
  ['a switch', "switch (name) { case 'path': case 'title': case 'link': }"],
])('finds %s', (_, text) => {
  expect(listsOfFields('a.ts', text)).toHaveLength(1);
});
