// Reads schemas as files and joins them: references become those of one bundle, `#/definitions/<Name>`.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keywordFaults } from './keywords.mjs';
import { pascal } from './find-own-code.mjs';
import { blockWithShow, entryWithShow } from './with-show.mjs';

/** Folder of the schemas of the library. */
export const here = dirname(fileURLToPath(import.meta.url));

const read = (file) => JSON.parse(readFileSync(join(here, file), 'utf8'));
const list = (folder) =>
  readdirSync(join(here, folder))
    .filter((file) => file.endsWith('.schema.json'))
    .sort();

/** File of each schema, relative to `schemas/`, with the name of its type. */
function schemaFiles() {
  const named = new Map();
  for (const file of list('shared'))
    named.set(`shared/${file}`, pascal(basename(file, '.schema.json')));
  named.set('shared/drawing.schema.json', 'DrawingName');
  for (const file of list('blocks'))
    named.set(`blocks/${file}`, `${pascal(basename(file, '.schema.json'))}Block`);
  named.set('block.schema.json', 'Block');
  for (const root of ['page', 'partial', 'site', 'work'])
    named.set(`${root}.schema.json`, `${pascal(root)}Document`);
  return named;
}

/** The union of blocks that a document may hold; `type` tells which. `refs`: of their schemas. */
export const blockUnion = (refs) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Bloco',
  description: 'Um bloco da página; `type` diz qual.',
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: refs.map(($ref) => ({ $ref })),
});

/** Rewrites every relative `$ref` to `#/definitions/<Name>` and drops the file's own `$schema`. */
function rewrite(node, file, names) {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, file, names));
  if (node === null || typeof node !== 'object') return node;
  const out = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === '$schema') continue;
    if (key === '$ref' && typeof value === 'string' && !value.startsWith('#')) {
      const target = resolve('/', dirname(file), value).slice(1);
      const name = names.get(target);
      if (!name) throw new Error(`schemas/${file}: $ref "${value}" points to no schema`);
      out.$ref = `#/definitions/${name}`;
    } else out[key] = rewrite(value, file, names);
  }
  return out;
}

/** The block types of the library, in order of the files of their schemas. */
export const libraryTypes = list('blocks').map((file) => basename(file, '.schema.json'));

/** Where the schema stands that says when something is shown. */
export const showReference = '#/definitions/Show';

/** The definitions of the library by the names of their types, and the union as it stands in its file. Throws what is wrong with a schema. */
export function libraryDefinitions() {
  const names = schemaFiles();
  const union = blockUnion(list('blocks').map((file) => `blocks/${file}`));
  const definitions = {};
  for (const [file, name] of names) {
    const schema = file === 'block.schema.json' ? union : read(file);
    const faults = keywordFaults(file, schema);
    if (faults.length > 0) throw new Error(`schemas/${faults.join('\n')}`);
    const own = rewrite(schema, file, names);
    definitions[name] = file.startsWith('blocks/')
      ? blockWithShow(own, showReference)
      : name === 'Button'
        ? entryWithShow(own, showReference)
        : own;
  }
  return { definitions, union };
}

/** Folders of the sites of the project in `root`. */
export const sitesOf = (root) =>
  [
    'site',
    ...(existsSync(join(root, 'examples')) ? readdirSync(join(root, 'examples')) : []).map(
      (name) => `examples/${name}`,
    ),
  ].filter((dir) => existsSync(join(root, dir, 'site.yaml')));
