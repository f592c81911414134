import type {
  ClosedAddress,
  DrawingFault,
  OwnCodeFault,
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
  fact: (detail) => `The schema of the block asks for the fact "${detail}", which does not exist.`,
  role: (detail) =>
    `The schema of the block does not say what the text of the field "${detail}" is.`,
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
  fact: () =>
    'Correct the name in "x-facts", or write the fact in facts/ of the site; docs/extending.md shows one.',
  role: () =>
    'Write "x-role": "text" in that field if people read it; docs/extending.md has the other roles. If the site is of an earlier version: npm run portao -- upgrade',
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

const code: Readonly<Record<OwnCodeFault['kind'], readonly [string, string]>> = {
  name: [
    'The name of the file will not do',
    'Use small letters, digits and hyphens, and the ending .ts, such as visit-days.ts.',
  ],
  taken: ['The engine already has a fact of this name', 'Give the file another name.'],
  code: ['The code could not be read', 'Correct what the message says.'],
  export: [
    'The file does not export a function by default; what is there is',
    'End the file with export default and the name of the function; docs/extending.md shows a whole one.',
  ],
  'export-missing': [
    'The file exports nothing by default',
    'End the file with export default and the name of the function; docs/extending.md shows a whole one.',
  ],
  threw: ['The code stopped with an error', 'Correct what the message says.'],
  value: [
    'The fact gave what is no value of JSON',
    'Return a text, a number, true, false, null, a list or an object of these, and never a Promise.',
  ],
  text: [
    'A text uses this fact, which is neither a text nor a number; it is',
    'Use it in a block of your own (x-facts), or return a text or a number.',
  ],
  findings: [
    'The lint returned what is no list of findings',
    'Return a list, empty where all is well, of { file, pointer, what, fix }, with the file of a document of the site.',
  ],
  component: [
    'The block has no component',
    'Create this file, which exports a function of its name, or delete the folder of the block.',
  ],
  client: [
    'The schema of the block says "x-island", and the script that browsers would load is missing',
    'Create this file, which exports a function start, or take "x-island" out of the schema.',
  ],
  island: [
    'No page loads this file: the schema of the block does not say "x-island"',
    'Write "x-island": true in the schema of the block, or delete the file.',
  ],
  'name-export': [
    'The file does not export what the block needs',
    'Export a function of this name; docs/extending.md shows a whole block.',
  ],
  import: ['The file that is imported does not exist', 'Correct the path, with its ending.'],
  package: [
    'The package that is imported is not installed',
    'Correct its name, or install it with npm install.',
  ],
  node: [
    'A component cannot use what only Node has: pages are kept from one build to the next',
    'Write the value in a document, or compute it in a fact of the site (facts/).',
  ],
  'node-in-browser': [
    'Only Node has this, and this file runs in browsers',
    'Use what a browser has (URL, fetch, crypto), or put the value into the HTML, in a data- attribute, and read it here.',
  ],
  waits: [
    'The component waits for something, and a page is made in one go',
    'Take async and await out: the value belongs into a document, or into a fact of the site (facts/), which the block asks for in x-facts.',
  ],
  script: [
    'The security policy of the page runs no script that stands in the HTML',
    'Put the script into <type>.client.ts, with "x-island": true in the schema.',
  ],
  example: [
    'The examples of a block are a list of title and block, and each block has the type of the folder',
    'Write each like this: - { title: A notice, block: { type: … } }; docs/extending.md shows a whole one.',
  ],
  state: [
    'The page is finished when it is sent, and nothing changes in it afterwards: this has no effect',
    'Show everything in the HTML; what answers to visitors belongs into <type>.client.ts, with "x-island": true in the schema.',
  ],
  listener: [
    'The page is sent as finished HTML: no browser listens to this',
    'Put the listener into <type>.client.ts, with addEventListener, and "x-island": true in the schema.',
  ],
  style: [
    'The security policy of the page forbids styles that stand in the HTML',
    'Put the style into the CSS module of the block and use its class.',
  ],
  global: [
    'No component writes this class, and pages go without the rule: one that a script alone adds does not count',
    'Select by an attribute that the script changes, such as [data-open], or write the class in the HTML.',
  ],
};

const found = ({ detail }: DrawingFault | OwnCodeFault) => (detail === '' ? '.' : `: ${detail}`);

const loaded: Readonly<Record<ClosedAddress['kind'], string>> = {
  script: 'The script',
  frame: 'The frame',
  connect: 'The connection to',
  form: 'The form for',
  image: 'The image',
  sheet: 'The style sheet',
  font: 'The font',
  none: 'The file',
};

/** What to do for what nothing can open. */
const copied: Readonly<Record<string, string>> = {
  sheet: 'This cannot be allowed: copy its rules into the CSS module of the block.',
  font: 'This cannot be allowed: download the file into media/ and write its address in site.yaml, in font of theme.',
};
const download = 'This cannot be allowed: download the file into media/ and use its address.';

/** Problems of the blocks, drawings, facts and lints that a site has of its own. */
export const siteCode: typeof reference = {
  'block-schema': {
    what: ({ type, fault }) => what[fault.kind](fault.detail, type),
    fix: ({ type, fault }) => fix[fault.kind](type),
  },
  'drawing-invalid': {
    what: ({ name, fault }) => `The drawing "${name}" ${drawing[fault.kind][0]}${found(fault)}`,
    fix: ({ fault }) => drawing[fault.kind][1],
  },
  'own-code': {
    what: ({ fault }) => `${code[fault.kind][0]}${found(fault)}`,
    fix: ({ fault }) => code[fault.kind][1],
  },
  'address-closed': {
    what: ({ address, kind }) =>
      `${loaded[kind]} "${address}" does not work: pages load from this site alone.`,
    fix: ({ address, kind, line }) =>
      line !== null
        ? `If you trust that origin, write in site.yaml, or in the page alone: ${line}`
        : (copied[kind] ??
          (kind === 'none' || !/^http:/.test(address)
            ? download
            : 'Write the address with https://.')),
  },
};
