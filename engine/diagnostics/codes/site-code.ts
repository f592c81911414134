import { problem } from '../wording.ts';

/** What is wrong with the schema of a site's own block. `detail`: what the reader or the compiler said, the type or reference that was found. */
export interface OwnSchemaFault {
  readonly kind: 'unreadable' | 'json' | 'type' | 'reference' | 'schema' | 'missing';
  readonly detail: string;
}

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
