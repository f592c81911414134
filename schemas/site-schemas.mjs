// What is generated for a site with blocks of its own, in its folder `generated/`: its schemas whole, for editors, and the types
// of the props of its blocks.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { blockUnion, libraryDefinitions, libraryTypes, showReference } from './bundle.mjs';
import { keywordFaults } from './keywords.mjs';
import { blockFiles, ownBlockTypes, ownDrawings, ownModules, pascal } from './find-own-code.mjs';
import { namesOfSite, offeringNames } from './site-names.mjs';
import { typesOf } from './types.mjs';
import { inLanguage } from './words.mjs';
import { blockWithShow } from './with-show.mjs';
import { writeStale } from './write-stale.mjs';

const banner = '// Generated from the schemas of blocks/. Do not edit: run `npm run generate`.';

const inOrder = (types) =>
  types
    .map((type) => `${type}.`)
    .sort()
    .map((name) => name.slice(0, -1));

/** References to the library (`portao#/definitions/Button`) as those of one bundle. */
function joined(node) {
  if (Array.isArray(node)) return node.map(joined);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== '$schema')
      .map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? value.replace(/^portao#/, '#')
          : joined(value),
      ]),
  );
}

/** The schema of an own block in `file`, relative to the site. Throws what is wrong with it. */
function ownSchema(siteDir, file) {
  try {
    const schema = JSON.parse(readFileSync(join(siteDir, file), 'utf8'));
    const faults = keywordFaults(file, schema);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return blockWithShow(joined(schema), showReference);
  } catch (error) {
    throw error instanceof SyntaxError ? new Error(`${file}: ${error.message}`) : error;
  }
}

/** The schemas of a site's own blocks, by type. Throws what is wrong with one. */
const ownSchemas = (siteDir) =>
  new Map(
    ownBlockTypes(siteDir)
      .map((type) => [type, blockFiles(type).schema])
      .filter(([, file]) => existsSync(join(siteDir, file)))
      .map(([type, file]) => [type, ownSchema(siteDir, file)]),
  );

/** The declarations in a module of types, by name, each with its docstring. */
const declarationsIn = (source) =>
  new Map(
    [
      ...`${source}\n`.matchAll(
        /(?:\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?export (?:interface|type) (\w+)[^]*?\n(?=\/\*\*|export |$)/g,
      ),
    ].map(([text, name]) => [name, text.trimEnd()]),
  );

/** The types of a site's own blocks, and of nothing that the library has alike. */
async function ownTypes(siteDir, blocks, definitions, library) {
  const known = declarationsIn(await typesOf(library));
  const all = declarationsIn(await typesOf(definitions));
  const own = [...all].filter(([name, text]) => name !== 'Block' && known.get(name) !== text);
  const text = own.map(([, declaration]) => declaration).join('\n');
  const isOwn = (name) => own.some(([other]) => other === name);
  const used = [...known.keys()].filter(
    (name) =>
      !isOwn(name) &&
      new RegExp(`(?<!['\\w-])${name}(?!['\\w-])`).test(text.replace(/\/\*\*[^]*?\*\//g, '')),
  );
  const types = [...blocks];
  const factsOf = ([type, schema]) =>
    `  ${JSON.stringify(type)}: ${(schema['x-facts'] ?? []).map((fact) => JSON.stringify(fact)).join(' | ') || 'never'};`;
  const ownFacts = ownModules(siteDir, 'facts').filter(
    ({ name, file }) =>
      file.endsWith('.ts') && types.some(([, schema]) => schema['x-facts']?.includes(name)),
  );
  return [
    banner,
    `import type { ${['Facts', 'Resolved', ...used].join(', ')} } from 'portao/blocks';`,
    ...ownFacts.map(({ name, file }) => `import type ${name} from '../${file}';`),
    '',
    text,
    '',
    '/** The own blocks of the site, by type. */',
    `export interface OwnBlocks {\n${types.map(([type]) => `  ${JSON.stringify(type)}: ${pascal(type)}Block;`).join('\n')}\n}`,
    '',
    '/** The facts that the engine puts into each of them (`x-facts` of its schema). */',
    `export interface OwnFacts {\n${types.map(factsOf).join('\n')}\n}`,
    '',
    ...(ownFacts.length === 0
      ? []
      : [
          '/** The facts that the site computes itself and its blocks ask for. */',
          `export interface SiteFacts {\n${ownFacts.map(({ name }) => `  ${name}: ReturnType<typeof ${name}>;`).join('\n')}\n}`,
          '',
        ]),
    '/** Props of the component of the own block of type `T`. */',
    `export type BlockProps<T extends keyof OwnBlocks> = Resolved<Omit<OwnBlocks[T], 'type'>> &\n  Pick<${ownFacts.length === 0 ? 'Facts' : 'Facts & SiteFacts'}, OwnFacts[T]>;`,
    '',
  ].join('\n');
}

/** The language of the site in `siteDir`, as its `site.yaml` writes it; undefined where it writes none. */
const languageOf = (siteDir) =>
  parseDocument(readFileSync(join(siteDir, 'site.yaml'), 'utf8')).get('language');

const draft = 'http://json-schema.org/draft-07/schema#';

/** Definitions in which the type of a block is described as the block is: an editor shows that beside each type that it offers. */
const withTypesTold = (definitions) =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => {
      const { type } = schema.properties ?? {};
      if (typeof type?.const !== 'string') return [name, schema];
      const told = { ...type, title: schema.title, description: schema.description };
      return [name, { ...schema, properties: { ...schema.properties, type: told } }];
    }),
  );

/** Schemas as files for editors, by file: all of them in one, and a file that names it for each kind of document. */
export function editorSchemas(definitions) {
  const entry = (kind, up = '') =>
    `${JSON.stringify({ $schema: draft, $ref: `${up}all.schema.json#/definitions/${kind}` })}\n`;
  return {
    'all.schema.json': `${JSON.stringify({ $schema: draft, definitions: withTypesTold(definitions) })}\n`,
    'page.schema.json': entry('PageDocument'),
    'partial.schema.json': entry('PartialDocument'),
    'site.schema.json': entry('SiteDocument'),
    'work.schema.json': entry('WorkDocument'),
    'shared/blog-outlines.schema.json': entry('BlogOutlines', '../'),
    'shared/blog-titles.schema.json': entry('BlogTitles', '../'),
    'shared/blog-topics.schema.json': entry('BlogTopics', '../'),
    'shared/safety-rules.schema.json': entry('SafetyRules', '../'),
  };
}

/** What is generated for the site in `siteDir`, by file in its folder `generated/`; nothing where it has no block and no drawing of its own. */
async function ofSite(siteDir) {
  const library = libraryDefinitions().definitions;
  const blocks = ownSchemas(siteDir);
  const drawings = ownDrawings(siteDir).map(({ name }) => name);
  if (blocks.size === 0 && drawings.length === 0) return {};
  const types = inOrder([...new Set([...libraryTypes, ...blocks.keys()])]);
  const { $schema, ...union } = blockUnion(
    types.map((type) => `#/definitions/${pascal(type)}Block`),
  );
  const own = Object.fromEntries(
    [...blocks].map(([type, schema]) => [`${pascal(type)}Block`, schema]),
  );
  const withOwn = (definitions) => ({
    ...definitions,
    ...own,
    DrawingName: {
      ...definitions.DrawingName,
      enum: [...new Set([...library.DrawingName.enum, ...drawings])].sort(),
    },
  });
  const definitions = withOwn({ ...library, Block: union });
  // Its own blocks are in its language as they are.
  const spoken = withOwn(inLanguage({ ...library, Block: union }, languageOf(siteDir)));
  return {
    ...editorSchemas(offeringNames(spoken)),
    ...namesOfSite(siteDir),
    'types.ts': await ownTypes(siteDir, blocks, definitions, library),
  };
}

/**
 * Writes what is generated for the site in `siteDir`, or with `check` only looks; the files that were not as they should be,
 * relative to the site. Throws what is wrong with an own block's schema.
 */
export async function generateSiteSchemas(siteDir, { check = false } = {}) {
  const stale = writeStale(join(siteDir, 'generated'), await ofSite(siteDir), check);
  return stale.map((file) => `generated/${file}`);
}
