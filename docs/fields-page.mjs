// The reference of every field of every document, from the schemas, in one language.
import { libraryDefinitions, libraryTypes } from '../schemas/bundle.mjs';
import { pascal } from '../schemas/find-own-code.mjs';
import { inLanguage } from '../schemas/words.mjs';

const { definitions: written } = libraryDefinitions();

const wordsOf = {
  en: {
    title: '# Fields',
    intro:
      'Every field of every document, as the schemas say it. Generated: run `npm run generate`. In Portuguese: [campos](campos.md). How documents are written: [authoring](authoring.md).',
    documents: 'Documents',
    blocks: 'Blocks',
    parts: 'Parts that several share',
    head: ['Field', 'Kind', 'What it is', 'Example'],
    required: 'required',
    list: (kind) => `list of ${kind}`,
    map: (kind) => `names with ${kind}`,
    oneOf: (values) => `one of ${values}`,
    kinds: {
      string: 'text',
      number: 'number',
      integer: 'whole number',
      boolean: '`true` or `false`',
      object: 'group',
      array: 'list',
    },
    block: 'a block',
  },
  'pt-BR': {
    title: '# Campos',
    intro:
      'Todos os campos de todos os documentos, como os esquemas dizem. Gerado: rode `npm run generate`. Em inglês: [fields](fields.md). Como se escreve um documento: [authoring](authoring.md).',
    documents: 'Documentos',
    blocks: 'Blocos',
    parts: 'Partes que vários usam',
    head: ['Campo', 'Tipo', 'O que é', 'Exemplo'],
    required: 'obrigatório',
    list: (kind) => `lista de ${kind}`,
    map: (kind) => `nomes com ${kind}`,
    oneOf: (values) => `um de ${values}`,
    kinds: {
      string: 'texto',
      number: 'número',
      integer: 'número inteiro',
      boolean: '`true` ou `false`',
      object: 'grupo',
      array: 'lista',
    },
    block: 'um bloco',
  },
};

const documents = ['SiteDocument', 'PageDocument', 'PartialDocument'];
const blocks = libraryTypes.map((type) => `${pascal(type)}Block`);
/** What the tables above refer to; the rest is told where it stands. */
const parts = Object.keys(written).filter(
  (name) =>
    ![...documents, ...blocks, 'Block', 'DrawingName'].includes(name) && written[name].properties,
);

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const idOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The reference in a language. */
export function fieldsPage(language) {
  const words = wordsOf[language];
  const definitions = inLanguage(written, language);
  const headingOf = (name) => {
    const type = definitions[name].properties?.type?.const;
    return type === undefined ? definitions[name].title : `${type}: ${definitions[name].title}`;
  };
  const nameIn = (ref) => ref.slice('#/definitions/'.length);

  /** What a field takes, in words. */
  function kindOf(field) {
    if (field.$ref) {
      const name = nameIn(field.$ref);
      if (name === 'Block') return words.block;
      return parts.includes(name)
        ? `[${definitions[name].title}](#${idOf(definitions[name].title)})`
        : kindOf(definitions[name]);
    }
    if (field.const !== undefined) return code(field.const);
    if (field.enum && field.enum.length <= 8) return words.oneOf(field.enum.map(code).join(', '));
    if (field.items) return words.list(kindOf(field.items));
    if (
      field.type === 'object' &&
      !field.properties &&
      typeof field.additionalProperties === 'object'
    )
      return words.map(kindOf(field.additionalProperties));
    return (
      words.kinds[Array.isArray(field.type) ? field.type[0] : field.type] ?? words.kinds.string
    );
  }

  /** The group of fields that a field is or holds; null where it is one value, or a part of its own. */
  function groupOf(field) {
    if (field.$ref) return null;
    if (field.properties) return field;
    const inner =
      field.items ??
      (typeof field.additionalProperties === 'object' ? field.additionalProperties : null);
    return inner ? groupOf(inner) : null;
  }

  /** A row for each field, those of groups below theirs. */
  function rows({ properties = {}, required = [] }, before = '') {
    return Object.entries(properties).flatMap(([name, field]) => {
      const target = field.$ref ? { ...definitions[nameIn(field.$ref)], ...field } : field;
      const many = field.items ? '[]' : field.type === 'object' && !field.properties ? '.*' : '';
      const example = target.examples?.[0] ?? target.default;
      const row = [
        code(`${before}${name}`),
        `${kindOf(field)}${required.includes(name) ? `, ${words.required}` : ''}`,
        target.description ?? '',
        example === undefined || typeof example === 'object' ? '' : code(example),
      ];
      const group = groupOf(field);
      return [row, ...(group ? rows(group, `${before}${name}${many}.`) : [])];
    });
  }

  const section = (name) => [
    `### ${headingOf(name)}`,
    definitions[name].description,
    [
      `| ${words.head.join(' | ')} |`,
      `|${words.head.map(() => '---|').join('')}`,
      ...rows(definitions[name]).map((row) =>
        `| ${row.map(cell).join(' | ')} |`.replaceAll('|  |', '| |'),
      ),
    ].join('\n'),
  ];
  return `${[
    words.title,
    words.intro,
    `## ${words.documents}`,
    ...documents.flatMap(section),
    `## ${words.blocks}`,
    ...blocks.flatMap(section),
    `## ${words.parts}`,
    ...parts.flatMap(section),
  ].join('\n\n')}\n`;
}
