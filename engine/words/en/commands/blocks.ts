import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao blocks`. */
export const blocks: CommandWords['blocks'] = {
  fieldsHead: 'Fields (* required)',
  noFields: '  None.',
  addedHead: 'The site adds by itself',
  copyHead: 'To copy, below "blocks:"',
  listed: ({ count, type }) =>
    `${count} blocks. The fields of one and an example: npm run portao -- blocks ${type}`,
  or: ' or ',
  unknownType: ({ type, near }) =>
    `There is no block "${type}". ${near ? `Did you mean ${near}?` : 'See all of them with: npm run portao -- blocks'}`,
  about: 'shows the blocks, or the fields of one and an example to copy',
  typeArgument: '[type]',
  typeOption: 'type of the block, such as hero',
  seeShape: ({ title }) => `, see "${title}" below`,
  allowed: 'Values',
  otherwise: 'Without this field',
  example: 'Example',
  forms: {
    text: { one: 'text', many: 'texts' },
    markdown: { one: 'text with Markdown', many: 'texts with Markdown' },
    number: { one: 'number', many: 'numbers' },
    integer: { one: 'whole number', many: 'whole numbers' },
    boolean: { one: 'true or false', many: 'true or false' },
    choice: { one: 'one of these values', many: 'values' },
    group: { one: 'group of fields', many: 'groups of fields' },
    values: { one: 'names, each with a text', many: 'names with texts' },
    button: { one: 'button', many: 'buttons' },
    image: { one: 'image', many: 'images' },
    list: { one: 'list', many: 'lists' },
  },
  listOf: ({ from, to, one, many }) => {
    if (to === undefined) return `list of ${many}`;
    return from === to
      ? `list of ${to} ${to === 1 ? one : many}`
      : `list of ${from ?? 0} to ${to} ${many}`;
  },
};
