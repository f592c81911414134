// Writes the tables of the guides that say what the schemas say, between `<!-- table: name -->` and `<!-- end -->`, and the
// reference of all fields in each language: `node docs/generate-tables.mjs`; `--check` exits with 1 if it would change a file.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { replaceFile } from '../engine/files/replace-file.mjs';
import { keywords } from '../schemas/keywords.mjs';
import { roles } from '../schemas/roles.mjs';
import { fieldsPage } from './fields-page.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const schemas = join(here, '..', 'schemas');
const read = (file) => JSON.parse(readFileSync(join(schemas, file), 'utf8'));
const typeOf = (block) => block.properties.type.const;
const blocks = readdirSync(join(schemas, 'blocks'))
  .map((file) => read(`blocks/${file}`))
  .sort((a, b) => (typeOf(a) < typeOf(b) ? -1 : 1));

const cell = (text) => text.replaceAll('|', '\\|');
const line = (cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
const table = (head, rows) =>
  [
    line(head),
    `|${head.map(() => '---|').join('')}`,
    ...rows.map((row) => line(row.map(cell))),
  ].join('\n');

/** The fields of a group; what stands beside a reference comes before what is referred to. */
function fields(file) {
  const { properties, required = [] } = read(file);
  const rows = Object.entries(properties).map(([name, field]) => {
    const { description } = field.description ? field : read(field.$ref);
    return [`\`${name}\``, required.includes(name) ? 'sim' : '', description];
  });
  return table(['Campo', 'Obrigatório', 'O que é'], rows);
}

/** Keywords of one group with an example of each. */
const keywordRows = (group, place) =>
  Object.entries(keywords.definitions[group].properties).map(
    ([name, { description, examples }]) => [
      `\`"${name}": ${JSON.stringify(examples[0]).replaceAll(/([,:])(?=["[])/g, '$1 ')}\``,
      place,
      description,
    ],
  );

const texts = {
  'page-fields': () => fields('page.schema.json'),
  'region-fields': () => fields('shared/region.schema.json'),
  'post-fields': () => fields('shared/post-front-matter.schema.json'),
  'block-types': () =>
    table(
      ['`type`', 'Nome', 'Para que serve'],
      blocks.map((block) => [`\`${typeOf(block)}\``, block.title, block.description]),
    ),
  openings: () => {
    const isOpening = ({ properties }) =>
      Object.values(properties).some((field) => field['x-heading'] === 1);
    const names = blocks.filter(isOpening).map((block) => `\`${typeOf(block)}\``);
    return `As aberturas são ${names.slice(0, -1).join(', ')} e ${names.at(-1)}.`;
  },
  roles: () =>
    table(
      ['`x-role`', 'What the string is'],
      Object.entries(roles).map(([role, description]) => [`\`${role}\``, description]),
    ),
  keywords: () =>
    table(
      ['Keyword', 'Stands on', 'Says'],
      [
        ...keywordRows('BlockKeywords', 'the block'),
        ...keywordRows('FieldKeywords', 'a field'),
        ...keywordRows('PartKeywords', 'a schema of `schemas/shared/`'),
      ],
    ),
};

/** A guide with its tables as the schemas say them. Throws for a table of an unknown name. */
const withTables = (guide) =>
  guide.replace(/(<!-- table: (\S+) -->\n)[^]*?(\n<!-- end -->)/g, (_, start, name, end) => {
    if (!Object.hasOwn(texts, name)) throw new Error(`no table has the name ${name}`);
    return `${start}\n${texts[name]()}\n${end}`;
  });

const check = argv.includes('--check');
const stale = [];
const written = [
  ...['extending.md', 'authoring.md'].map((name) => [name, withTables]),
  ['fields.md', () => fieldsPage('en')],
  ['campos.md', () => fieldsPage('pt-BR')],
];
for (const [name, write] of written) {
  const file = join(here, name);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = write(before);
  if (after === before) continue;
  if (check) stale.push(`docs/${name}`);
  else replaceFile(file, after);
}
if (stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}\nRun: npm run generate`);
  exit(1);
}
