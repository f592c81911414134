// Every code of the catalogue with one mistake that gives it in a copy of the fixture site.
import { type ProblemCode } from '../../../engine/diagnostics/catalogue.ts';
import { maxDocumentBytes } from '../../../engine/content/limits.ts';
import { type Edits } from '../fixture.ts';

export const home = 'pages/index.yaml';
export const barueri = 'pages/cidades/barueri.yaml';
/** Text of a page that has no mistake. */
export const page = (path: string, more = '') =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\n${more}blocks:\n  - { type: text, body: Olá. }\n`;

/** One mistake: the edit that makes it, where it is to be reported (the text that stands there, or the beginning of the file), and what is said. */
export interface Mistake {
  readonly code: ProblemCode;
  readonly when: string;
  readonly edits: Edits;
  readonly at: readonly [file: string, text?: string];
  readonly says: string;
}

/** One mistake for each code that no other test makes. */
export const siteMistakes: readonly Mistake[] = [
  {
    code: 'site-missing',
    when: 'there is no site.yaml',
    edits: { 'site.yaml': null },
    at: ['site.yaml'],
    says: 'Falta o arquivo site.yaml.',
  },
  {
    code: 'file-unreadable',
    when: 'site.yaml is a folder',
    edits: { 'site.yaml': null, 'site.yaml/leia.txt': '' },
    at: ['site.yaml'],
    says: 'há uma pasta com este nome',
  },
  {
    code: 'file-too-large',
    when: 'a document is larger than 1 MiB',
    edits: { [barueri]: `# ${'x'.repeat(maxDocumentBytes)}` },
    at: [barueri],
    says: 'o limite é 1.048.576',
  },
  {
    code: 'file-encoding',
    when: 'a document is Latin-1',
    edits: { [barueri]: Buffer.from('title: Portão', 'latin1') },
    at: [barueri],
    says: 'UTF-8',
  },
  {
    code: 'file-empty',
    when: 'a document holds a comment only',
    edits: { [barueri]: '# depois\n' },
    at: [barueri],
    says: 'está vazio',
  },
  {
    code: 'syntax',
    when: 'a field is written twice',
    edits: { [barueri]: [['order: 2', 'order: 2\n  order: 3']] },
    at: [barueri, 'order: 3'],
    says: 'O campo "order" já está na linha 11.',
  },
  {
    code: 'field-unknown',
    when: 'the name of a field has a typo',
    edits: { [barueri]: [['order: 2', 'odrer: 2']] },
    at: [barueri, 'odrer'],
    says: 'Você quis dizer "order"?',
  },
  {
    code: 'field-missing',
    when: 'a required field is missing',
    edits: { [barueri]: [['updated: "2026-02-10"\n', '']] },
    at: [barueri, 'path: /barueri'],
    says: 'Falta o campo "updated".',
  },
  {
    code: 'field-type',
    when: 'a phone code stands without quotes',
    edits: { 'site.yaml': [['"+551130000000"', '011']] },
    at: ['site.yaml', '011'],
    says: 'aqui há o número 011.\n  Escreva como neste exemplo: phone: "+5511900000000"',
  },
  {
    code: 'field-value',
    when: 'a value is not one of those allowed',
    edits: { [barueri]: [['kind: city', 'kind: ctiy']] },
    at: [barueri, 'ctiy'],
    says: 'Você quis dizer "city"?',
  },
  {
    code: 'field-format',
    when: 'a path has capital letters',
    edits: { [home]: [['path: /', 'path: /Inicio']] },
    at: [home, '/Inicio'],
    says: 'letras minúsculas sem acento, números e hífens. Por exemplo: /vila-nova',
  },
  {
    code: 'field-length',
    when: 'a text is empty',
    edits: { [barueri]: [['title: Motor de portão em Barueri', 'title: ""']] },
    at: [barueri, '""'],
    says: 'O campo "title" está vazio.',
  },
  {
    code: 'field-comma',
    when: 'a comma between braces cuts a text',
    edits: { [home]: [['label: Ligar agora, ', 'label: Sim, quero, ']] },
    at: [home, 'Sim, quero'],
    says: 'Entre chaves, a vírgula separa campos, e "quero" ficou fora de "label".\n  Ponha o texto inteiro entre aspas: label: "Sim, quero"',
  },
  {
    code: 'block-unknown-type',
    when: 'a block has a type that does not exist',
    edits: { [home]: [['type: coverage', 'type: coverag']] },
    at: [home, 'coverag\n'],
    says: 'O bloco 2 tem o tipo "coverag", que não existe.\n  Você quis dizer "coverage" (Cobertura)?',
  },
  {
    code: 'block-without-type',
    when: 'a block says no type',
    edits: { [home]: [['- type: coverage\n    heading', '- heading']] },
    at: [home, 'heading: Onde'],
    says: 'O bloco 2 não diz de que tipo é.',
  },
  {
    code: 'button-without-action',
    when: 'a button has no action',
    edits: { [home]: [[', call: main', '']] },
    at: [home, '{ label: Ligar agora }'],
    says: 'O botão "Ligar agora" não leva a lugar nenhum.',
  },
  {
    code: 'button-many-actions',
    when: 'a button has two actions',
    edits: { [home]: [['call: main', 'call: main, link: /dicas']] },
    at: [home, '{ label: Ligar agora'],
    says: 'mais de uma ação: "call", "link".',
  },
  {
    code: 'path-duplicate',
    when: 'two documents claim a path',
    edits: { 'pages/z.yaml': page('/osasco') },
    at: ['pages/z.yaml', '/osasco\ntitle'],
    says: 'O endereço "/osasco" já é de pages/cidades/osasco.yaml.',
  },
  {
    code: 'name-duplicate',
    when: 'two regions have paths that end alike',
    edits: {
      'pages/z.yaml': page(
        '/x/osasco',
        'region: { kind: city, group: cidades, name: Outra, coordinates: [-23.5, -46.6] }\n',
      ),
    },
    at: ['pages/z.yaml', '/x/osasco\ntitle'],
    says: 'Já há uma região "osasco", o fim do endereço de pages/cidades/osasco.yaml.',
  },
  {
    code: 'file-shadows-page',
    when: 'a file would take the place of a page',
    edits: { 'media/root/osasco.html': 'outra' },
    at: ['pages/cidades/osasco.yaml', '/osasco\ntitle'],
    says: 'O arquivo media/root/osasco.html tomaria o lugar',
  },
  {
    code: 'root-file-reserved',
    when: 'a file would stand where a page needs a folder',
    edits: { 'media/root/guia': 'um arquivo', 'pages/guia.yaml': page('/guia/motor') },
    at: ['media/root/guia'],
    says: 'ficaria no lugar da pasta',
  },
  {
    code: 'reference-unknown',
    when: 'a claim does not exist',
    edits: { [home]: [['claims.technicians', 'claims.tecnicians']] },
    at: [home, '{{claims.tecnicians'],
    says: 'Você quis dizer "{{claims.technicians}}"?',
  },
  {
    code: 'reference-no-region',
    when: 'a page without a region refers to one',
    edits: { [home]: [['Onde atendemos', 'Onde atendemos {{region.in}}']] },
    at: [home, '{{region.in'],
    says: '"{{region.in}}" só vale em página de região',
  },
  {
    code: 'partial-no-region',
    when: 'a partial refers to a region that the page has not',
    edits: {
      'partials/lugar.yaml': 'blocks:\n  - { type: text, body: "Aqui {{region.in}}." }\n',
      [home]: [['{ type: partial, name: duvidas }', '{ type: partial, name: lugar }']],
    },
    at: [home, '{ type: partial, name: lugar }'],
    says: 'A parte "lugar" só serve em página de região',
  },
  {
    code: 'reference-broken',
    when: 'braces are left open',
    edits: { [home]: [['{{claims.coverageRadius}}', '{{claims.coverageRadius']] },
    at: [home, '{{claims.coverageRadius km'],
    says: 'Feche-as com }}: {{claims.coverageRadius}}',
  },
  {
    code: 'reference-unknown',
    when: 'a message says a fact, which is of one page',
    edits: {
      'facts/visit-days.ts': 'export default () => 4;',
      'site.yaml': [
        ['    text: Olá! Quero um orçamento.', '    text: Olá! {{facts.visitDays}} dias?'],
      ],
    },
    at: ['site.yaml', '{{facts.visitDays}}'],
    says: 'facts.visitDays',
  },
  {
    code: 'reference-unknown',
    when: 'a message says a value of a part',
    edits: {
      'site.yaml': [['  general: {', '  part: { text: "{{values.heading}}?" }\n  general: {']],
      'partials/contato.yaml': [['chat: quote', 'chat: part']],
    },
    at: ['site.yaml', '{{values.heading}}'],
    says: 'values.heading',
  },
  {
    code: 'message-unknown',
    when: 'a button names a message that does not exist',
    edits: { [home]: [['chat: quote', 'chat: qoute']] },
    at: [home, 'qoute'],
    says: 'Você quis dizer "quote"?',
  },
  {
    code: 'message-value-missing',
    when: 'a message wants a value that the button does not give',
    edits: { [home]: [['chat: quote', 'chat: service']] },
    at: [home, 'service }'],
    says: 'A mensagem "service" pede o valor "service".\n  Escreva no botão: values: { service: … }.',
  },
  {
    code: 'contact-unknown',
    when: 'a button calls a contact that does not exist',
    edits: { [home]: [['call: main', 'call: mian']] },
    at: [home, 'mian'],
    says: 'Você quis dizer "main"?',
  },
  {
    code: 'contact-address-missing',
    when: 'a contact says no address',
    edits: {
      'site.yaml': [
        [
          'landline: { kind: telephone, phone: "+551130000000" }',
          'landline: { kind: telephone, phone: "+551130000000" }\n  agenda: { kind: booking }',
        ],
      ],
    },
    at: ['site.yaml', 'agenda'],
    says: 'O contato "agenda" é do tipo "booking", e falta o endereço dele.\n  Escreva "url: …".',
  },
  {
    code: 'contact-role-unknown',
    when: 'a role points to a contact that does not exist',
    edits: {
      'site.yaml': [['messages:\n', 'contactRoles: { footerChat: mainChatt }\n\nmessages:\n']],
    },
    at: ['site.yaml', 'mainChatt'],
    says: 'O papel "footerChat" aponta para o contato "mainChatt", que não existe.\n  Você quis dizer "mainChat"?',
  },
  {
    code: 'contact-wrong-use',
    when: 'a button calls a number that only chats',
    edits: { [home]: [['call: main', 'call: mainChat']] },
    at: [home, 'mainChat'],
    says: 'O contato "mainChat" é do tipo "whatsapp", que não recebe ligações.',
  },
  {
    code: 'group-unknown',
    when: 'a region is of a group that does not exist',
    edits: { [barueri]: [['group: cidades', 'group: cidade']] },
    at: [barueri, 'cidade\n'],
    says: 'Você quis dizer "cidades"?',
  },
  {
    code: 'author-unknown',
    when: 'a page is signed by somebody whom the site does not know',
    edits: {
      'site.yaml': [['layout:\n', 'authors:\n  ana: { name: Ana Souza }\n\nlayout:\n']],
      'pages/g.yaml': page('/g', 'article: { published: "2026-01-10", author: anna }\n'),
    },
    at: ['pages/g.yaml', 'anna'],
    says: 'O autor "anna" não está em site.yaml.\n  Você quis dizer "ana"?',
  },
  {
    code: 'neighbour-unknown',
    when: 'a neighbour has no page',
    edits: { [barueri]: [['near: [osasco]', 'near: [osaco]']] },
    at: [barueri, 'osaco'],
    says: 'Você quis dizer "osasco"?',
  },
  {
    code: 'variant-unknown',
    when: 'a variant is of a region without a page',
    edits: { 'pages/v.yaml': page('/v', 'variant: { region: osaco }\n') },
    at: ['pages/v.yaml', 'osaco'],
    says: 'Você quis dizer "osasco"?',
  },
  {
    code: 'partial-unknown',
    when: 'a partial does not exist',
    edits: { [home]: [['name: duvidas', 'name: duvida']] },
    at: [home, 'duvida }'],
    says: 'Você quis dizer "duvidas"?',
  },
  {
    code: 'parent-unknown',
    when: 'a group belongs to a city without a page',
    edits: {
      'site.yaml': [['id: bairros, label: Bairros', 'id: bairros, label: Bairros, parent: osaco']],
    },
    at: ['site.yaml', 'osaco'],
    says: 'Você quis dizer "osasco"?',
  },
  {
    code: 'partial-circle',
    when: 'a partial uses itself through another',
    edits: {
      [home]: [['name: duvidas', 'name: um']],
      'partials/um.yaml': 'blocks: [{ type: partial, name: dois }]',
      'partials/dois.yaml': 'blocks: [{ type: partial, name: um }]',
    },
    at: ['partials/dois.yaml', 'um'],
    says: 'A parte chama a si mesma: um → dois → um.',
  },
  {
    code: 'partial-value-missing',
    when: 'a page does not give a value that the partial wants',
    edits: { [barueri]: [[', values: { heading: "Fale com a gente {{region.in}}" }', '']] },
    at: [barueri, '{ type: partial'],
    says: 'A parte "contato" pede o valor "heading" (Título da seção).',
  },
  {
    code: 'partial-value-unknown',
    when: 'a page gives a value that the partial does not want',
    edits: { [barueri]: [['values: {', 'values: { texto: Oi,']] },
    at: [barueri, 'texto'],
    says: 'Você quis dizer "text"?',
  },
  {
    code: 'partial-unused',
    when: 'no page uses a partial',
    edits: { 'partials/so.yaml': 'blocks: [{ type: text, body: Olá. }]' },
    at: ['partials/so.yaml'],
    says: '(aviso)',
  },
  {
    code: 'link-unknown',
    when: 'a link in a text leads to no page',
    edits: { [home]: [['(/barueri)', '(/baruery)']] },
    at: [home, '/baruery'],
    says: 'Você quis dizer "/barueri"?',
  },
  {
    code: 'anchor-unknown',
    when: 'a link names an anchor that the page does not have',
    edits: { [home]: [['#seguranca', '#segurança']] },
    at: [home, '/dicas#segurança'],
    says: 'Você quis dizer "#seguranca"?',
  },
  {
    code: 'anchor-duplicate',
    when: 'a page has an anchor twice',
    edits: {
      'pages/z.yaml':
        page('/z').replace('blocks:', 'blocks:\n  - { type: text, id: um, body: Olá. }') +
        '  - { type: text, id: "um", body: Olá. }\n',
    },
    at: ['pages/z.yaml', '"um"'],
    says: 'já tem outro lugar com o nome "um".',
  },
  {
    code: 'contact-number-unknown',
    when: 'a button opens a chat with a number of its own',
    edits: { [home]: [['call: main', 'link: "https://wa.me/5511912345678"']] },
    at: [home, '"https://wa.me/5511912345678"'],
    says: 'abre o chat de um número que não está em site.yaml.',
  },
  {
    code: 'image-missing',
    when: 'an image does not exist',
    edits: { [home]: [['/media/portao.svg', '/media/portal.svg']] },
    at: [home, '/media/portal.svg'],
    says: 'Você quis dizer "/media/portao.svg"?',
  },
  {
    code: 'image-unreadable',
    when: 'an image is none',
    edits: { 'media/portao.svg': 'um texto' },
    at: [home, '/media/portao.svg'],
    says: 'largura e a altura',
  },
  {
    code: 'canonical-unknown',
    when: 'the canonical path has no page',
    edits: { [barueri]: [['path: /barueri', 'path: /barueri\ncanonical: /osaco']] },
    at: [barueri, '/osaco'],
    says: 'Você quis dizer "/osasco"?',
  },
  {
    code: 'redirect-shadows-page',
    when: 'a redirect stands before a page',
    edits: { 'site.yaml': [['limits:', 'redirects: [{ from: /lapa, to: /osasco }]\nlimits:']] },
    at: ['site.yaml', '/lapa'],
    says: 'esconde a página',
  },
  {
    code: 'redirect-refused',
    when: 'a redirect has a query',
    edits: { 'site.yaml': [['limits:', 'redirects: [{ from: "/a?b=1", to: /osasco }]\nlimits:']] },
    at: ['site.yaml', '"/a?b=1"'],
    says: 'tem de ser um caminho, sem "?" e sem "#"',
  },
  {
    code: 'title-duplicate',
    when: 'two pages have one title',
    edits: {
      'pages/bairros/lapa.yaml': [
        ['title: Motor de portão na Lapa', 'title: Motor de portão em Osasco'],
      ],
    },
    at: ['pages/bairros/lapa.yaml', 'Motor de portão em Osasco'],
    says: 'já é o de pages/cidades/osasco.yaml.',
  },
  {
    code: 'description-duplicate',
    when: 'two pages have one description',
    edits: {
      'pages/bairros/lapa.yaml': [
        [
          'description: Motor de portão instalado na Lapa',
          'description: Motor de portão instalado em Osasco',
        ],
      ],
    },
    at: ['pages/bairros/lapa.yaml', 'Motor de portão instalado em Osasco'],
    says: 'A descrição é a mesma de pages/cidades/osasco.yaml.',
  },
  {
    code: 'cnpj-invalid',
    when: 'the check digits of the CNPJ are wrong',
    edits: {
      'site.yaml': [['  priceRange:', '  cnpj: { value: "11.222.333/0001-80" }\n  priceRange:']],
    },
    at: ['site.yaml', '"11.222.333/0001-80"'],
    says: 'os 2 algarismos do fim não combinam com os outros 12',
  },
  {
    code: 'postal-code-invalid',
    when: 'the postal code is of another country',
    edits: { 'site.yaml': [['postalCode: "01000-000"', 'postalCode: "LS1 1AA"']] },
    at: ['site.yaml', '"LS1 1AA"'],
    says: '"LS1 1AA" não é um código postal (Brasil).',
  },
  {
    code: 'block-schema',
    when: 'the schema of an own block is not JSON',
    edits: { 'blocks/notice/notice.schema.json': '{ "type": "object" x' },
    at: ['blocks/notice/notice.schema.json', 'x'],
    says: 'não é JSON',
  },
  {
    code: 'drawing-invalid',
    when: 'a drawing has a script in it',
    edits: { 'drawings/key.svg': '<svg viewBox="0 0 9 9"><script>x()</script></svg>' },
    at: ['drawings/key.svg'],
    says: 'tem algo que não é forma',
  },
  {
    code: 'own-code',
    when: 'a fact of the site has the name of one of the engine',
    edits: { 'facts/near.ts': 'export default () => 1;' },
    at: ['facts/near.ts'],
    says: 'A biblioteca já tem um fato com este nome: near',
  },
  {
    code: 'placeholder',
    when: 'a number is still a placeholder',
    edits: {
      'site.yaml': [['phone: "+551130000000"', 'phone: "+551130000000", placeholder: true']],
    },
    at: ['site.yaml', 'landline: {'],
    says: '"contacts.landline" ainda é provisório.',
  },
];
