import { said } from '../../wording.ts';

/** What is wrong with the schema of a site's own block. `detail`: what the reader or the compiler said, the type or reference that was found. */
export interface OwnSchemaFault {
  readonly kind: 'unreadable' | 'json' | 'type' | 'reference' | 'schema' | 'missing';
  readonly detail: string;
}

const what: Readonly<Record<OwnSchemaFault['kind'], (detail: string, type: string) => string>> = {
  unreadable: (detail) => `O esquema do bloco não pôde ser lido: ${detail}.`,
  json: () => 'O esquema do bloco não é JSON.',
  type: (detail, type) =>
    `O esquema na pasta "${type}" diz o tipo "${detail}": dois blocos teriam o mesmo nome, ou a pasta o nome errado.`,
  reference: (detail) => `O esquema do bloco aponta para "${detail}", que não existe.`,
  schema: (detail) => `O esquema do bloco não vale: ${detail}.`,
  missing: (_, type) => `A pasta do bloco não tem o esquema ${type}.schema.json.`,
};

const fix: Readonly<Record<OwnSchemaFault['kind'], (type: string) => string>> = {
  unreadable: () => 'Confira se você tem permissão de leitura.',
  json: () => 'Confira vírgulas, aspas e chaves.',
  type: (type) => `Escreva "const": "${type}" no campo type, ou renomeie a pasta e os arquivos.`,
  reference: () => 'Aponte para um esquema da biblioteca, como "portao#/definitions/Button".',
  schema: () => 'Corrija o esquema; docs/extending.md mostra um inteiro.',
  missing: (type) =>
    `Crie o arquivo, ou apague a pasta. Um bloco novo inteiro: npm run portao -- new block ${type}`,
};

/** What is wrong with a site's own drawing. `detail`: bytes, or what was found. */
export interface DrawingFault {
  readonly kind: 'size' | 'form' | 'script' | 'reference' | 'colour' | 'class';
  readonly detail: string;
}

const drawing: Readonly<Record<DrawingFault['kind'], readonly [string, string]>> = {
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

const found = ({ detail }: DrawingFault) => (detail === '' ? '.' : `: ${detail}`);

/** Problems of the blocks and drawings that a site has of its own. */
export const siteCode = {
  'block-schema': said<{ type: string; fault: OwnSchemaFault }>({
    what: ({ type, fault }) => what[fault.kind](fault.detail, type),
    fix: ({ type, fault }) => fix[fault.kind](type),
  }),
  'drawing-invalid': said<{ name: string; fault: DrawingFault }>({
    what: ({ name, fault }) => `O desenho "${name}" ${drawing[fault.kind][0]}${found(fault)}`,
    fix: ({ fault }) => drawing[fault.kind][1],
  }),
};
