import type { Edits } from '../engine/site-copy.ts';
import { barueri, type SiteMistake } from './mistake.ts';

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

const component = { 'blocks/notice/Notice.tsx': 'export const Notice = () => null;\n' };

/** A block of the site with this code (`Notice.tsx` as a whole, or the HTML of its component), on a page. */
const block = (code: string, more: Edits = {}): Edits => ({
  'blocks/notice/notice.schema.json': schema(),
  'blocks/notice/Notice.tsx': code.startsWith('<')
    ? `export function Notice() {\n  return ${code};\n}\n`
    : code,
  [barueri]: [['blocks:\n', 'blocks:\n  - { type: notice }\n']],
  ...more,
});

/** The schema of a block with a script. */
const island = JSON.stringify({ ...(JSON.parse(schema()) as object), 'x-island': true });

/** What may be wrong with the code of a block, told without running it. */
const code: readonly (readonly [what: string, edits: Edits])[] = [
  ['has no component', { 'blocks/notice/notice.schema.json': schema() }],
  [
    'exports its component by another name',
    block('export function Aviso() {\n  return null;\n}\n'),
  ],
  ['is not well formed', block('export function Notice() {\n  return <p>Olá;\n}\n')],
  ['has a style in its HTML', block('<p style={{ color: "red" }}>Olá</p>')],
  [
    'reads a file',
    block(
      "import { readFileSync } from 'node:fs';\n\nexport function Notice() {\n  return <p>{readFileSync('a.txt', 'utf8')}</p>;\n}\n",
    ),
  ],
  [
    'has a state',
    block(
      "import { useState } from 'react';\n\nexport function Notice() {\n  const [isOpen] = useState(false);\n  return isOpen ? <p>Olá</p> : null;\n}\n",
    ),
  ],
  [
    'has an effect, by the name of React',
    block(
      "import * as React from 'react';\n\nexport function Notice() {\n  React.useEffect(() => undefined);\n  return <p>Olá</p>;\n}\n",
    ),
  ],
  [
    'has a listener in a part of its own',
    block(
      "import { Part } from './Part.tsx';\n\nexport function Notice() {\n  return <Part />;\n}\n",
      {
        'blocks/notice/Part.tsx': 'export const Part = () => <a onMouseEnter={() => 1}>Olá</a>;\n',
      },
    ),
  ],
  [
    'has a style for a class that a script alone adds',
    block(
      "import css from './notice.module.css';\n\nexport function Notice() {\n  return <p className={css.a}>Olá</p>;\n}\n",
      {
        'blocks/notice/notice.module.css':
          '.a :global(.hold) { top: 0 }\n.a :global(.is-open) { top: 0 }\n',
      },
    ),
  ],
  ['has a script in its HTML', block('<script>{`alert(1)`}</script>')],
  [
    'has a script that uses what only Node has',
    block('<p>Olá</p>', {
      'blocks/notice/notice.schema.json': island,
      'blocks/notice/notice.client.ts':
        "import { join } from 'node:path';\n\nexport const start = () => join('a', 'b');\n",
    }),
  ],
  [
    'has a script that imports a package that is not there',
    block('<p>Olá</p>', {
      'blocks/notice/notice.schema.json': island,
      'blocks/notice/notice.client.ts':
        "import { a } from 'nao-existe/inteiro';\n\nexport const start = () => a();\n",
    }),
  ],
  [
    'imports a part that is not there',
    block(
      "import { Part } from './Parte.tsx';\n\nexport function Notice() {\n  return <Part />;\n}\n",
    ),
  ],
  ['lacks its script', block('<p>Olá</p>', { 'blocks/notice/notice.schema.json': island })],
  [
    'has a script that starts nothing',
    block('<p>Olá</p>', {
      'blocks/notice/notice.schema.json': island,
      'blocks/notice/notice.client.ts': 'export const begin = 1;\n',
    }),
  ],
  [
    'has a script that no page loads',
    block('<p>Olá</p>', { 'blocks/notice/notice.client.ts': 'export function start() {}\n' }),
  ],
];

/** What an own block of the site has that pages fetch from elsewhere, and nothing can open. */
const fetched: readonly (readonly [what: string, css: string])[] = [
  ['a style sheet by its address', '@import url("https://letras.exemplo.com/x.css");\n'],
  [
    'a letter of another site',
    '@font-face {\n  font-family: X;\n  src: url(https://letras.exemplo.com/x.woff2) format("woff2");\n}\n',
  ],
];

/** What may be wrong with a component, told once it was rendered. */
const rendered: readonly (readonly [what: string, edits: Edits])[] = [
  [
    'imports a package that is not there',
    block(
      "import { a } from 'nao-existe';\n\nexport function Notice() {\n  return <p>{a}</p>;\n}\n",
    ),
  ],
  [
    'has styles that are no CSS',
    block(
      "import css from './notice.module.css';\n\nexport function Notice() {\n  return <p className={css.a}>Olá</p>;\n}\n",
      { 'blocks/notice/notice.module.css': '.a { color: red;\n' },
    ),
  ],
  ['ends the process', block('<p>{process.exit(0)}</p>')],
  [
    'waits for something',
    block('export async function Notice() {\n  return <p>{await Promise.resolve(1)}</p>;\n}\n'),
  ],
  [
    'has a text for an example',
    block('<p>Olá</p>', { 'blocks/notice/notice.examples.yaml': '- nope\n' }),
  ],
  [
    'has an example of another block',
    block('<p>Olá</p>', {
      'blocks/notice/notice.examples.yaml':
        '- title: Um aviso\n  block: { type: text, body: Olá. }\n',
    }),
  ],
  [
    'has examples that are no list',
    block('<p>Olá</p>', {
      'blocks/notice/notice.examples.yaml': 'title: Um aviso\nblock: { type: notice }\n',
    }),
  ],
];

/** Mistakes in the blocks that a site has of its own. */
export const ownBlockMistakes: readonly SiteMistake[] = [
  {
    name: 'an own block has a map of another site',
    code: 'address-closed',
    caption: 'um bloco próprio que carrega de outro site',
    english: true,
    edits: {
      'blocks/notice/notice.schema.json': schema(),
      'blocks/notice/Notice.tsx':
        'export const Notice = () => <iframe src="https://mapas.exemplo.com/x" />;\n',
    },
  },
  {
    name: 'an own block has a style sheet of another site',
    code: 'address-closed',
    edits: {
      'blocks/notice/notice.schema.json': schema(),
      'blocks/notice/Notice.tsx':
        'export const Notice = () => <link rel="stylesheet" href="https://letras.exemplo.com/x.css" />;\n',
    },
  },
  ...fetched.map(([what, css]): SiteMistake => ({
    name: `an own block has ${what}`,
    code: 'address-closed',
    edits: block('<p>Olá</p>', { 'blocks/notice/notice.module.css': css }),
  })),
  {
    name: 'an example of an own block breaks its schema',
    code: 'field-unknown',
    lint: true,
    edits: block('<p>Olá</p>', {
      'blocks/notice/notice.examples.yaml':
        '# Um aviso.\n- title: Um aviso\n  block:\n    type: notice\n    texto: Olá.\n',
    }),
  },
  {
    name: 'an own block has a picture over http',
    code: 'address-closed',
    edits: {
      'blocks/notice/notice.schema.json': schema(),
      'blocks/notice/Notice.tsx':
        'export const Notice = () => <img alt="" src="http://fotos.exemplo.com/x.jpg" />;\n',
    },
  },
  {
    name: 'a block of the site listens to clicks in its HTML',
    code: 'own-code',
    caption: 'um bloco próprio que espera um clique sem programa no navegador',
    english: true,
    edits: block('<button onClick={() => alert(1)}>Ligar</button>'),
  },
  {
    name: 'a block of the site stops with an error while it is rendered',
    code: 'own-code',
    caption: 'um bloco próprio que para com um erro',
    english: true,
    lint: true,
    edits: block(
      'export function Notice({ items }: { items: string[] }) {\n  return <p>{items.length}</p>;\n}\n',
    ),
  },
  ...code.map(([what, edits]): SiteMistake => ({
    name: `a block of the site ${what}`,
    code: 'own-code',
    edits,
  })),
  ...rendered.map(([what, edits]): SiteMistake => ({
    name: `a block of the site ${what}`,
    code: 'own-code',
    lint: true,
    edits,
  })),
  {
    name: 'the schema of an own block is not JSON',
    code: 'block-schema',
    caption: 'o esquema de um bloco próprio com um erro',
    english: true,
    edits: { 'blocks/notice/notice.schema.json': '{ "type": "object"' },
  },
  {
    name: 'the schema of an own block that pages have is not JSON',
    code: 'block-schema',
    edits: {
      'blocks/notice/notice.schema.json': '{ "type": "object"',
      [barueri]: [['blocks:\n', 'blocks:\n  - { type: notice, text: Olá. }\n']],
    },
  },
  {
    name: 'the schema of an own block is no object',
    code: 'block-schema',
    edits: { 'blocks/notice/notice.schema.json': 'null' },
  },
  {
    name: 'two folders of own blocks say the same type',
    code: 'block-schema',
    caption: 'um tipo de bloco em duas pastas',
    english: true,
    edits: {
      ...component,
      'blocks/notice/notice.schema.json': schema(),
      'blocks/other/other.schema.json': schema(),
    },
  },
  {
    name: 'the folder of an own block has another name than its type',
    code: 'block-schema',
    edits: { 'blocks/other/other.schema.json': schema() },
  },
  {
    name: 'the schema of an own block does not say its type',
    code: 'block-schema',
    edits: { 'blocks/notice/notice.schema.json': '{ "type": "object" }' },
  },
  {
    name: 'an own block has a type of the engine',
    code: 'block-schema',
    edits: { 'blocks/partial/partial.schema.json': schema({}, 'partial') },
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
  {
    name: 'the schema of an own block does not say what a text is',
    code: 'block-schema',
    caption: 'um esquema que não diz o que é um texto',
    english: true,
    edits: {
      ...component,
      'blocks/notice/notice.schema.json': schema({
        days: { type: 'array', items: { type: 'string' } },
      }),
    },
  },
  {
    name: 'the schema of an own block has a role that there is not',
    code: 'block-schema',
    edits: {
      ...component,
      'blocks/notice/notice.schema.json': schema({ from: { type: 'string', 'x-role': 'txt' } }),
    },
  },
  {
    name: 'the schema of an own block asks for a fact that there is not',
    code: 'block-schema',
    edits: {
      ...component,
      'blocks/notice/notice.schema.json': JSON.stringify({
        ...(JSON.parse(schema()) as object),
        'x-facts': ['neer'],
      }),
    },
  },
  {
    name: 'a drawing has a script in it',
    code: 'drawing-invalid',
    caption: 'um desenho com um programa dentro',
    english: true,
    edits: { 'drawings/key.svg': '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>' },
  },
  ...(
    [
      [
        'leaves the drawing',
        '<svg viewBox="0 0 9 9"></svg><form action="https://a.example"></form><svg></svg>',
      ],
      [
        'has an attribute that no space parts',
        '<svg viewBox="0 0 9 9"><path d="M0 0"onclick="x()"/></svg>',
      ],
      [
        'sends the page elsewhere',
        '<svg viewBox="0 0 9 9"><meta http-equiv="refresh" content="0"/></svg>',
      ],
      ['listens to clicks', '<svg viewBox="0 0 9 9"><path onclick="x()" d="M0 0"/></svg>'],
      ['fetches something', '<svg viewBox="0 0 9 9"><use href="https://a.example/b#c"/></svg>'],
      ['has a colour of its own', '<svg viewBox="0 0 9 9"><path fill="#f00" d="M0 0"/></svg>'],
      ['has no viewBox', '<svg><path d="M0 0"/></svg>'],
      ['is too large', `<svg viewBox="0 0 9 9"><path d="M0 0${'h1'.repeat(5000)}"/></svg>`],
    ] as const
  ).map(([what, svg]): SiteMistake => ({
    name: `a drawing ${what}`,
    code: 'drawing-invalid',
    edits: { 'drawings/key.svg': svg },
  })),
];
