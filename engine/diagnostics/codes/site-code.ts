import { problem } from '../wording.ts';

/** What is wrong with the schema of a site's own block. `detail`: what the reader or the compiler said, the type or reference that was found. */
export interface OwnSchemaFault {
  readonly kind: 'unreadable' | 'json' | 'type' | 'reference' | 'schema' | 'missing';
  readonly detail: string;
}

/** What is wrong with a site's own drawing. `detail`: bytes, or what was found. */
export interface DrawingFault {
  readonly kind: 'size' | 'form' | 'script' | 'reference' | 'colour' | 'class';
  readonly detail: string;
}

const drawingPt: Readonly<Record<DrawingFault['kind'], readonly [string, string]>> = {
  size: ['é grande demais, em bytes', 'Simplifique o desenho até 8.192 bytes.'],
  form: [
    'não é um SVG com viewBox',
    'Comece o arquivo por <svg viewBox="0 0 120 120"> e termine por </svg>.',
  ],
  script: ['tem o que um desenho não pode ter', 'Deixe só formas: path, circle, rect, g.'],
  reference: ['busca algo de fora', 'Deixe tudo no próprio arquivo.'],
  colour: [
    'traz cor, traço ou id próprios',
    'Tire o atributo: as cores vêm do tema, pelas classes t, s, k, n, x e r (docs/design.md).',
  ],
  class: ['tem uma classe desconhecida', 'Use só as classes t, s, k, n, x e r (docs/design.md).'],
};

const drawingEn: Readonly<Record<DrawingFault['kind'], readonly [string, string]>> = {
  size: ['is too large, in bytes', 'Make the drawing simpler, up to 8,192 bytes.'],
  form: [
    'is not an SVG with a viewBox',
    'Begin the file with <svg viewBox="0 0 120 120"> and end it with </svg>.',
  ],
  script: ['has what a drawing may not have', 'Leave only shapes: path, circle, rect, g.'],
  reference: ['asks for something elsewhere', 'Keep everything in the file itself.'],
  colour: [
    'brings a colour, a line or an id of its own',
    'Take the attribute away: colours come from the theme, by the classes t, s, k, n, x and r (docs/design.md).',
  ],
  class: ['has an unknown class', 'Use the classes t, s, k, n, x and r alone (docs/design.md).'],
};

const found = ({ detail }: DrawingFault) => (detail === '' ? '.' : `: ${detail}`);

const whatPt: Readonly<Record<OwnSchemaFault['kind'], (detail: string, type: string) => string>> = {
  unreadable: (detail) => `O esquema do bloco não pôde ser lido: ${detail}.`,
  json: () => 'O esquema do bloco não é JSON.',
  type: (detail, type) =>
    `O esquema na pasta "${type}" diz o tipo "${detail}": dois blocos teriam o mesmo nome, ou a pasta o nome errado.`,
  reference: (detail) => `O esquema do bloco aponta para "${detail}", que não existe.`,
  schema: (detail) => `O esquema do bloco não vale: ${detail}.`,
  missing: (_, type) => `A pasta do bloco não tem o esquema ${type}.schema.json.`,
};

const whatEn: Readonly<Record<OwnSchemaFault['kind'], (detail: string, type: string) => string>> = {
  unreadable: (detail) => `The schema of the block could not be read: ${detail}.`,
  json: () => 'The schema of the block is not JSON.',
  type: (detail, type) =>
    `The schema in the folder "${type}" says the type "${detail}": two blocks would have one name, or the folder has the wrong one.`,
  reference: (detail) => `The schema of the block points to "${detail}", which does not exist.`,
  schema: (detail) => `The schema of the block is not valid: ${detail}.`,
  missing: (_, type) => `The folder of the block has no schema ${type}.schema.json.`,
};

const fixPt: Readonly<Record<OwnSchemaFault['kind'], (type: string) => string>> = {
  unreadable: () => 'Confira se você tem permissão de leitura.',
  json: () => 'Confira vírgulas, aspas e chaves.',
  type: (type) => `Escreva "const": "${type}" no campo type, ou renomeie a pasta e os arquivos.`,
  reference: () => 'Aponte para um esquema da biblioteca, como "portao#/definitions/Button".',
  schema: () => 'Corrija o esquema; docs/adding-a-block.md mostra um inteiro.',
  missing: (type) =>
    `Crie o arquivo, ou apague a pasta. Um bloco novo inteiro: npm run portao -- new block ${type}`,
};

const fixEn: Readonly<Record<OwnSchemaFault['kind'], (type: string) => string>> = {
  unreadable: () => 'Check that you may read it.',
  json: () => 'Check commas, quotes and braces.',
  type: (type) => `Write "const": "${type}" in the field type, or rename the folder and its files.`,
  reference: () => 'Point to a schema of the library, such as "portao#/definitions/Button".',
  schema: () => 'Correct the schema; docs/adding-a-block.md shows a whole one.',
  missing: (type) =>
    `Create the file, or delete the folder. A whole new block: npm run portao -- new block ${type}`,
};

/** Problems of the blocks and drawings that a site has of its own. */
export const siteCodeProblems = {
  'drawing-invalid': problem<{ name: string; fault: DrawingFault }>({
    level: 'error',
    'pt-BR': {
      what: ({ name, fault }) => `O desenho "${name}" ${drawingPt[fault.kind][0]}${found(fault)}`,
      fix: ({ fault }) => drawingPt[fault.kind][1],
    },
    en: {
      what: ({ name, fault }) => `The drawing "${name}" ${drawingEn[fault.kind][0]}${found(fault)}`,
      fix: ({ fault }) => drawingEn[fault.kind][1],
    },
  }),
  'block-schema': problem<{ type: string; fault: OwnSchemaFault }>({
    level: 'error',
    'pt-BR': {
      what: ({ type, fault }) => whatPt[fault.kind](fault.detail, type),
      fix: ({ type, fault }) => fixPt[fault.kind](type),
    },
    en: {
      what: ({ type, fault }) => whatEn[fault.kind](fault.detail, type),
      fix: ({ type, fault }) => fixEn[fault.kind](type),
    },
  }),
};
