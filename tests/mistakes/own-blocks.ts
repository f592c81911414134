import type { SiteMistake } from './mistake.ts';

/** A schema of an own block, whole but for what is given. */
const schema = (fields: object = {}, type = 'notice') =>
  JSON.stringify(
    {
      type: 'object',
      additionalProperties: false,
      required: ['type'],
      properties: { type: { const: type }, ...fields },
    },
    null,
    2,
  );

/** Mistakes in the blocks that a site has of its own. */
export const ownBlockMistakes: readonly SiteMistake[] = [
  {
    name: 'the schema of an own block is not JSON',
    code: 'block-schema',
    caption: 'o esquema de um bloco próprio com um erro',
    english: true,
    edits: { 'blocks/notice/notice.schema.json': '{ "type": "object"' },
  },
  {
    name: 'two folders of own blocks say the same type',
    code: 'block-schema',
    edits: {
      'blocks/notice/notice.schema.json': schema(),
      'blocks/other/other.schema.json': schema(),
    },
  },
  {
    name: 'the folder of an own block has no schema',
    code: 'block-schema',
    edits: { 'blocks/notice/Notice.tsx': '' },
  },
  {
    name: 'the schema of an own block points to what is not there',
    code: 'block-schema',
    edits: {
      'blocks/notice/notice.schema.json': schema({ id: { $ref: 'portao#/definitions/Anhcor' } }),
    },
  },
  {
    name: 'the schema of an own block has a keyword that does not exist',
    code: 'block-schema',
    edits: {
      'blocks/notice/notice.schema.json': schema({ text: { type: 'string', minLenght: 1 } }),
    },
  },
];
