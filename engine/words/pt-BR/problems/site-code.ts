import { said } from '../../wording.ts';

/** What is wrong with the schema of a site's own block. `detail`: what the reader or the compiler said, the type or reference that was found, the folder that has the type already. */
export interface OwnSchemaFault {
  readonly kind:
    'unreadable' | 'json' | 'type' | 'twice' | 'reserved' | 'reference' | 'schema' | 'missing';
  readonly detail: string;
}

const what: Readonly<Record<OwnSchemaFault['kind'], (detail: string, type: string) => string>> = {
  unreadable: (detail) => `O esquema do bloco não pôde ser lido: ${detail}.`,
  json: () => 'O esquema do bloco não é JSON.',
  type: (detail, type) =>
    detail === ''
      ? `O esquema na pasta "${type}" não diz o tipo do bloco.`
      : `O esquema na pasta "${type}" diz o tipo "${detail}"; o tipo é o nome da pasta.`,
  twice: (detail, type) =>
    `O tipo "${detail}" está em duas pastas, "${detail}" e "${type}": um bloco só pode ter uma.`,
  reserved: (_, type) => `O tipo "${type}" é do próprio programa; nenhum bloco pode tê-lo.`,
  reference: (detail) => `O esquema do bloco aponta para "${detail}", que não existe.`,
  schema: (detail) => `O esquema do bloco não vale: ${detail}.`,
  missing: (_, type) => `A pasta do bloco não tem o esquema ${type}.schema.json.`,
};

const fix: Readonly<Record<OwnSchemaFault['kind'], (type: string) => string>> = {
  unreadable: () => 'Confira se você tem permissão de leitura.',
  json: () => 'Confira vírgulas, aspas e chaves.',
  type: (type) => `Escreva "const": "${type}" no campo type, ou renomeie a pasta e os arquivos.`,
  twice: (type) =>
    `Apague uma das duas pastas. Se são dois blocos, escreva "const": "${type}" no campo type deste esquema.`,
  reserved: () => 'Dê outro nome à pasta, aos arquivos e ao tipo.',
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
  script: [
    'tem algo que não é forma, e um navegador poderia executar',
    'Apague essa parte: um desenho só tem path, circle, ellipse, rect, line, polyline, polygon, use e g.',
  ],
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
