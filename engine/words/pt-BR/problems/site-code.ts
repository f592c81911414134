import { said } from '../../wording.ts';

/** What is wrong with the schema of a site's own block. `detail`: what the reader or the compiler said, the type or reference that was found, the folder that has the type already, the field. */
export interface OwnSchemaFault {
  readonly kind:
    | 'unreadable'
    | 'json'
    | 'type'
    | 'twice'
    | 'reserved'
    | 'reference'
    | 'schema'
    | 'missing'
    | 'fact'
    | 'role';
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
  fact: (detail) => `O esquema do bloco pede o fato "${detail}", que não existe.`,
  role: (detail) => `O esquema do bloco não diz o que é o texto do campo "${detail}".`,
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
  fact: () =>
    'Corrija o nome em "x-facts", ou escreva o fato em facts/ do site; docs/extending.md mostra um.',
  role: () =>
    'Escreva nesse campo "x-role": "text", se as pessoas o leem; docs/extending.md tem os outros papéis. Se o site é de uma versão anterior: npm run portao -- upgrade',
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

/** What is wrong with a module of a site's own, a fact or a lint. `detail`: what the bundler or the module said, or what was found. */
export interface OwnCodeFault {
  readonly kind:
    | 'name'
    | 'taken'
    | 'code'
    | 'export'
    | 'export-missing'
    | 'threw'
    | 'value'
    | 'text'
    | 'findings'
    | 'component'
    | 'client'
    | 'island'
    | 'name-export'
    | 'import'
    | 'package'
    | 'node'
    | 'node-in-browser'
    | 'state'
    | 'waits'
    | 'script'
    | 'example'
    | 'listener'
    | 'style'
    | 'global';
  readonly detail: string;
}

const code: Readonly<Record<OwnCodeFault['kind'], readonly [string, string]>> = {
  name: [
    'O nome do arquivo não serve',
    'Use letras minúsculas, algarismos e hifens, e a terminação .ts, como visit-days.ts.',
  ],
  taken: ['A biblioteca já tem um fato com este nome', 'Dê outro nome ao arquivo.'],
  code: ['O código não pôde ser lido', 'Corrija o que a mensagem diz.'],
  export: [
    'O arquivo não exporta uma função por padrão; o que há é',
    'Termine o arquivo por export default e o nome da função; docs/extending.md mostra um inteiro.',
  ],
  'export-missing': [
    'O arquivo não exporta nada por padrão',
    'Termine o arquivo por export default e o nome da função; docs/extending.md mostra um inteiro.',
  ],
  threw: ['O código parou com um erro', 'Corrija o que a mensagem diz.'],
  value: [
    'O fato deu o que não é um valor de JSON',
    'Devolva um texto, um número, true, false, null, uma lista ou um objeto destes, e nunca uma Promise.',
  ],
  text: [
    'Um texto usa este fato, que não é texto nem número; é',
    'Use-o num bloco próprio (x-facts), ou devolva um texto ou um número.',
  ],
  findings: [
    'A conferência devolveu o que não é uma lista de achados',
    'Devolva uma lista, vazia se está tudo certo, de { file, pointer, what, fix }, com o arquivo de um documento do site.',
  ],
  component: [
    'O bloco não tem componente',
    'Crie este arquivo, que exporta uma função com o nome dele, ou apague a pasta do bloco.',
  ],
  client: [
    'O esquema do bloco diz "x-island", e não há o programa que o navegador carregaria',
    'Crie este arquivo, que exporta uma função start, ou tire "x-island" do esquema.',
  ],
  island: [
    'Nenhuma página carrega este arquivo: o esquema do bloco não diz "x-island"',
    'Escreva "x-island": true no esquema do bloco, ou apague o arquivo.',
  ],
  'name-export': [
    'O arquivo não exporta o que o bloco precisa',
    'Exporte uma função com este nome; docs/extending.md mostra um bloco inteiro.',
  ],
  import: ['O arquivo que se importa não existe', 'Corrija o caminho, com a terminação.'],
  package: [
    'O pacote que se importa não está instalado',
    'Corrija o nome dele, ou instale-o com npm install.',
  ],
  node: [
    'Um componente não usa o que só o Node tem: as páginas ficam guardadas entre duas publicações',
    'Escreva o dado em um documento, ou calcule-o em um fato do site (facts/).',
  ],
  'node-in-browser': [
    'Isto só o Node tem, e este arquivo roda no navegador',
    'Use o que o navegador tem (URL, fetch, crypto), ou ponha o dado no HTML, em um atributo data-, e leia-o aqui.',
  ],
  waits: [
    'O componente espera por algo, e a página é montada de uma só vez',
    'Tire o async e o await: o dado fica em um documento, ou em um fato do site (facts/), que o bloco pede em x-facts.',
  ],
  script: [
    'A política de segurança da página não deixa rodar um programa escrito no HTML',
    'Ponha o programa em <tipo>.client.ts, com "x-island": true no esquema.',
  ],
  example: [
    'Os exemplos de um bloco são uma lista de title e block, e cada block tem o tipo da pasta',
    'Escreva cada um assim: - { title: Um aviso, block: { type: … } }; docs/extending.md mostra um inteiro.',
  ],
  state: [
    'A página sai pronta, e nada muda nela depois: isto não tem efeito',
    'Mostre tudo no HTML; o que reage ao visitante fica em <tipo>.client.ts, com "x-island": true no esquema.',
  ],
  listener: [
    'A página sai pronta, como HTML: nenhum navegador ouve isto',
    'Ponha o ouvinte em <tipo>.client.ts, com addEventListener, e "x-island": true no esquema.',
  ],
  style: [
    'A política de segurança da página não deixa valer um estilo escrito no HTML',
    'Ponha o estilo no módulo de CSS do bloco e use a classe dele.',
  ],
  global: [
    'Nenhum componente escreve esta classe, e a página não leva a regra: uma que só o programa põe não conta',
    'Escolha por um atributo, como [data-open], que o programa muda; ou escreva a classe no HTML.',
  ],
};

const found = ({ detail }: DrawingFault | OwnCodeFault) => (detail === '' ? '.' : `: ${detail}`);

/** An address that the policy of pages closes: what would load it (a field of `allow`, or nothing that can be opened), and the line that opens it, null where none does. */
export interface ClosedAddress {
  readonly address: string;
  readonly kind: 'script' | 'frame' | 'connect' | 'form' | 'image' | 'sheet' | 'font' | 'none';
  readonly line: string | null;
}

const loaded: Readonly<Record<ClosedAddress['kind'], string>> = {
  script: 'O script',
  frame: 'O quadro',
  connect: 'A conexão com',
  form: 'O formulário para',
  image: 'A imagem',
  sheet: 'A folha de estilo',
  font: 'A letra',
  none: 'O arquivo',
};

/** What to do for what nothing can open. */
const copied: Readonly<Record<string, string>> = {
  sheet: 'Isto não se pode permitir: copie as regras dela para o módulo de CSS do bloco.',
  font: 'Isto não se pode permitir: baixe o arquivo para media/ e escreva o endereço dele em site.yaml, em font de theme.',
};
const download = 'Isto não se pode permitir: baixe o arquivo para media/ e use o endereço dele.';

/** Problems of the blocks, drawings, facts and lints that a site has of its own. */
export const siteCode = {
  'block-schema': said<{ type: string; fault: OwnSchemaFault }>({
    what: ({ type, fault }) => what[fault.kind](fault.detail, type),
    fix: ({ type, fault }) => fix[fault.kind](type),
  }),
  'drawing-invalid': said<{ name: string; fault: DrawingFault }>({
    what: ({ name, fault }) => `O desenho "${name}" ${drawing[fault.kind][0]}${found(fault)}`,
    fix: ({ fault }) => drawing[fault.kind][1],
  }),
  'own-code': said<{ fault: OwnCodeFault }>({
    what: ({ fault }) => `${code[fault.kind][0]}${found(fault)}`,
    fix: ({ fault }) => code[fault.kind][1],
  }),
  'address-closed': said<ClosedAddress>({
    what: ({ address, kind }) =>
      `${loaded[kind]} "${address}" não funciona: as páginas só carregam do próprio site.`,
    fix: ({ address, kind, line }) =>
      line !== null
        ? `Se você confia nessa origem, escreva em site.yaml, ou só na página: ${line}`
        : (copied[kind] ??
          (kind === 'none' || !/^http:/.test(address)
            ? download
            : 'Escreva o endereço com https://.')),
  }),
};
