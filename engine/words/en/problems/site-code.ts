import type {
  DrawingFault,
  OwnSchemaFault,
  siteCode as reference,
} from '../../pt-BR/problems/site-code.ts';

const what: Readonly<Record<OwnSchemaFault['kind'], (detail: string, type: string) => string>> = {
  unreadable: (detail) => `The schema of the block could not be read: ${detail}.`,
  json: () => 'The schema of the block is not JSON.',
  type: (detail, type) =>
    detail === ''
      ? `The schema in the folder "${type}" does not say the type of the block.`
      : `The schema in the folder "${type}" says the type "${detail}"; the type is the name of the folder.`,
  twice: (detail, type) =>
    `The type "${detail}" is in two folders, "${detail}" and "${type}"; a block can have only one.`,
  reserved: (_, type) => `The type "${type}" belongs to the program; no block can have it.`,
  reference: (detail) => `The schema of the block points to "${detail}", which does not exist.`,
  schema: (detail) => `The schema of the block is not valid: ${detail}.`,
  missing: (_, type) => `The folder of the block has no schema ${type}.schema.json.`,
};

const fix: Readonly<Record<OwnSchemaFault['kind'], (type: string) => string>> = {
  unreadable: () => 'Check that you may read it.',
  json: () => 'Check commas, quotes and braces.',
  type: (type) => `Write "const": "${type}" in the field type, or rename the folder and its files.`,
  twice: (type) =>
    `Delete one of the two folders. If these are two blocks, write "const": "${type}" in the field type of this schema.`,
  reserved: () => 'Give the folder, its files and the type another name.',
  reference: () => 'Point to a schema of the library, such as "portao#/definitions/Button".',
  schema: () => 'Correct the schema; docs/extending.md shows a whole one.',
  missing: (type) =>
    `Create the file, or delete the folder. A whole new block: npm run portao -- new block ${type}`,
};

const drawing: Readonly<Record<DrawingFault['kind'], readonly [string, string]>> = {
  size: ['is too large, in bytes', 'Make the drawing simpler, up to 8,192 bytes.'],
  form: [
    'is not an SVG with a viewBox',
    'Begin the file with <svg viewBox="0 0 120 120"> and end it with </svg>.',
  ],
  script: [
    'has something that is no shape, which a browser might run',
    'Delete that part: a drawing has only path, circle, ellipse, rect, line, polyline, polygon, use and g.',
  ],
  reference: ['asks for something elsewhere', 'Keep everything in the file itself.'],
  colour: [
    'brings a colour, a line or an id of its own',
    'Take the attribute away: colours come from the theme, by the classes t, s, k, n, x and r (docs/design.md).',
  ],
  class: ['has an unknown class', 'Use the classes t, s, k, n, x and r alone (docs/design.md).'],
};

const found = ({ detail }: DrawingFault) => (detail === '' ? '.' : `: ${detail}`);

/** Problems of the blocks and drawings that a site has of its own. */
export const siteCode: typeof reference = {
  'block-schema': {
    what: ({ type, fault }) => what[fault.kind](fault.detail, type),
    fix: ({ type, fault }) => fix[fault.kind](type),
  },
  'drawing-invalid': {
    what: ({ name, fault }) => `The drawing "${name}" ${drawing[fault.kind][0]}${found(fault)}`,
    fix: ({ fault }) => drawing[fault.kind][1],
  },
};
