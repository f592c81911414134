import { mp4 } from '../engine/films.ts';
import { png } from '../engine/picture.ts';
import { barueri, home, page, type SiteMistake } from './mistake.ts';

/** A block that shows a photograph 320 px wide. */
const film =
  '  - { type: demo-video, heading: Veja, label: O portão, poster: { src: /media/foto.png, alt: Portão }, bullets: [Rápido], button: { label: Ligar, call: main }, linkLabel: Assistir }';

/** Names that lead nowhere, or where they should not. */
export const referenceMistakes: readonly SiteMistake[] = [
  {
    name: 'a claim that does not exist',
    code: 'reference-unknown',
    caption: 'uma referência com um erro de digitação',
    english: true,
    edits: { [home]: [['claims.technicians', 'claims.tecnicians']] },
  },
  {
    name: 'a reference that is no name',
    code: 'reference-unknown',
    edits: { [home]: [['{{claims.technicians}}', '{{técnicos}}']] },
  },
  {
    name: 'a reference in a text of several lines',
    code: 'reference-unknown',
    edits: {
      'partials/duvidas.yaml': [
        [
          'answer: Uma manhã.',
          'answer: |\n          Uma manhã.\n\n          São {{claims.tecnicians}} técnicos na região.',
        ],
      ],
    },
  },
  {
    name: 'a value that a partial does not declare',
    code: 'reference-unknown',
    edits: { 'partials/contato.yaml': [['"{{values.heading}}"', '"{{values.headign}}"']] },
  },
  {
    name: 'a region on a page that has none',
    code: 'reference-no-region',
    caption: 'a região em uma página que não é de região',
    edits: { [home]: [['heading: Onde atendemos', 'heading: Onde atendemos {{region.in}}']] },
  },
  {
    name: 'a region in a message for everywhere',
    code: 'reference-no-region',
    edits: {
      'site.yaml': [
        ['text: Olá! Quero um orçamento.', 'text: "Olá! Quero um orçamento {{region.in}}."'],
      ],
    },
  },
  {
    name: 'a partial for regions on another page',
    code: 'partial-no-region',
    caption: 'uma parte feita para regiões, em outra página',
    english: true,
    given: {
      'partials/lugar.yaml': 'blocks:\n  - { type: text, body: "Aqui {{region.in}}." }\n',
      [barueri]: [['- { type: near', '- { type: partial, name: lugar }\n  - { type: near']],
    },
    edits: { [home]: [['- { type: partial, name: duvidas }', '- { type: partial, name: lugar }']] },
  },
  {
    name: 'a broken link in what a page fills into a partial',
    code: 'link-unknown',
    caption: 'um link errado no que a página diz a uma parte',
    edits: {
      [barueri]: [['"Fale com a gente {{region.in}}"', '"Veja o [guia](/guia) {{region.in}}"']],
    },
  },
  {
    name: 'braces left open',
    code: 'reference-broken',
    caption: 'chaves que não fecham',
    edits: { [home]: [['{{claims.coverageRadius}}', '{{claims.coverageRadius']] },
  },
  {
    name: 'braces left open at the end of a sentence',
    code: 'reference-broken',
    edits: { [home]: [['{{claims.coverageRadius}}', '{{claims.coverageRadius. ']] },
  },
  {
    name: 'braces closed once',
    code: 'reference-broken',
    edits: { [home]: [['{{claims.coverageRadius}}', '{{claims.coverageRadius}']] },
  },
  {
    name: 'a message that does not exist',
    code: 'message-unknown',
    caption: 'uma mensagem que não existe',
    edits: { [home]: [['chat: quote', 'chat: qoute']] },
  },
  {
    name: 'a message that wants a value',
    code: 'message-value-missing',
    caption: 'falta um valor da mensagem',
    edits: { [home]: [['chat: quote', 'chat: service']] },
  },
  {
    name: 'a contact that does not exist',
    code: 'contact-unknown',
    caption: 'um contato que não existe',
    edits: { [home]: [['call: main', 'call: escritorio']] },
  },
  {
    name: 'a contact that says no address',
    code: 'contact-address-missing',
    caption: 'um contato sem o endereço do seu tipo',
    edits: { 'site.yaml': [['messages:\n', '  agenda: { kind: booking }\nmessages:\n']] },
  },
  {
    name: 'a role that points to nothing',
    code: 'contact-role-unknown',
    caption: 'um papel que aponta para um contato que não existe',
    edits: {
      'site.yaml': [['messages:\n', 'contactRoles: { footerChat: conversa }\n\nmessages:\n']],
    },
  },
  {
    name: 'a call to a number that only chats',
    code: 'contact-wrong-use',
    caption: 'uma ligação para um número que só atende no WhatsApp',
    english: true,
    edits: { [home]: [['call: main', 'call: mainChat']] },
  },
  {
    name: 'a group that does not exist',
    code: 'group-unknown',
    caption: 'um grupo que não existe',
    edits: { [barueri]: [['group: cidades', 'group: cidade']] },
  },
  {
    name: 'an author whom the site does not know',
    code: 'author-unknown',
    caption: 'um autor que não está em site.yaml',
    english: true,
    edits: {
      'pages/guia.yaml': page('/guia', 'article: { published: "2026-01-10", author: ana }\n'),
    },
  },
  {
    name: 'a typo in the author of a page',
    code: 'author-unknown',
    given: {
      'site.yaml': [['layout:\n', 'authors:\n  ana: { name: Ana Souza }\n\nlayout:\n']],
      'pages/guia.yaml': page('/guia', 'article: { published: "2026-01-10", author: ana }\n'),
    },
    edits: { 'pages/guia.yaml': [['author: ana', 'author: anna']] },
  },
  {
    name: 'a neighbour that is no region',
    code: 'neighbour-unknown',
    caption: 'um vizinho sem página',
    edits: { [barueri]: [['near: [osasco]', 'near: [osasco, dicas]']] },
  },
  {
    name: 'a typo in a neighbour',
    code: 'neighbour-unknown',
    edits: { [barueri]: [['near: [osasco]', 'near: [osaco]']] },
  },
  {
    name: 'a variant of no region',
    code: 'variant-unknown',
    caption: 'uma variante de uma região que não existe',
    edits: { 'pages/v.yaml': page('/v', 'variant: { region: osaco }\n') },
  },
  {
    name: 'a group belongs to a city without a page',
    code: 'parent-unknown',
    caption: 'um grupo de bairros de uma cidade sem página',
    edits: {
      'site.yaml': [
        ['- { id: bairros, label: Bairros }', '- { id: bairros, label: Bairros, parent: osaco }'],
      ],
    },
  },
  {
    name: 'a partial that does not exist',
    code: 'partial-unknown',
    caption: 'uma parte que não existe',
    edits: { [home]: [['name: duvidas', 'name: duvida']] },
  },
  {
    name: 'a partial that uses itself through another',
    code: 'partial-circle',
    caption: 'partes que chamam umas às outras em círculo',
    edits: {
      [home]: [['name: duvidas', 'name: um']],
      'partials/um.yaml': 'blocks: [{ type: partial, name: dois }]\n',
      'partials/dois.yaml': 'blocks: [{ type: partial, name: um }]\n',
    },
  },
  {
    name: 'a partial that is not given its value',
    code: 'partial-value-missing',
    caption: 'falta um valor da parte',
    edits: { [barueri]: [[', values: { heading: "Fale com a gente {{region.in}}" }', '']] },
  },
  {
    name: 'a value that a partial does not know',
    code: 'partial-value-unknown',
    caption: 'um valor que a parte não usa',
    edits: { [barueri]: [['values: { heading', 'values: { cor: azul, heading']] },
  },
  {
    name: 'a typo in the value of a partial',
    code: 'partial-value-unknown',
    edits: { [barueri]: [['values: { heading', 'values: { headin']] },
  },
  {
    name: 'a partial that no page uses',
    code: 'partial-unused',
    caption: 'uma parte que ninguém usa',
    edits: { 'partials/so.yaml': 'blocks:\n  - { type: text, body: Olá. }\n' },
  },
  {
    name: 'a link to no page',
    code: 'link-unknown',
    caption: 'um link para uma página que não existe',
    english: true,
    edits: { [home]: [['(/barueri)', '(/baruery)']] },
  },
  {
    name: 'a link to another site without its scheme',
    code: 'link-unknown',
    caption: 'um link para outro site sem https://',
    english: true,
    edits: { [home]: [['call: main', 'link: www.google.com']] },
  },
  {
    name: 'a link to an address of e-mail',
    code: 'link-unknown',
    edits: { [home]: [['(/barueri)', '(contato@exemplo.com.br)']] },
  },
  {
    name: 'a link to a file of the page',
    code: 'link-unknown',
    edits: { [home]: [['call: main', 'link: /Barueri.html']] },
  },
  {
    name: 'a link to an anchor of a mistyped page',
    code: 'link-unknown',
    edits: { [home]: [['call: main', 'link: "/dica#seguranca"']] },
  },
  {
    name: 'a link to nothing like a page',
    code: 'link-unknown',
    edits: { [home]: [['call: main', 'link: /nada']] },
  },
  {
    name: 'a link without its slash',
    code: 'link-unknown',
    edits: { [home]: [['call: main', 'link: dicas']] },
  },
  {
    name: 'a menu link to no page',
    code: 'link-unknown',
    edits: {
      'site.yaml': [
        [
          '    - { label: Dicas, link: /dicas }\n  allLabel',
          '    - { label: Dicas, link: /promocoes }\n  allLabel',
        ],
      ],
    },
  },
  {
    name: 'an anchor with an accent',
    code: 'anchor-unknown',
    caption: 'uma âncora que a página não tem',
    edits: { [home]: [['#seguranca', '#segurança']] },
  },
  {
    name: 'an anchor twice on one page',
    code: 'anchor-duplicate',
    caption: 'duas partes da página com a mesma âncora',
    edits: {
      'pages/z.yaml': page('/z').replace(
        'blocks:',
        'blocks:\n  - { type: text, id: precos, body: Preços. }\n  - { type: text, id: precos, body: Mais preços. }',
      ),
    },
  },
  {
    name: 'an anchor to nothing',
    code: 'anchor-unknown',
    edits: { [home]: [['#seguranca', '#precos']] },
  },
  {
    name: 'a chat link with a number of its own',
    code: 'contact-number-unknown',
    caption: 'um botão com o número no link',
    edits: { [home]: [['call: main', 'link: "https://wa.me/5511912345678"']] },
  },
  {
    name: 'a phone link with a digit wrong',
    code: 'contact-number-unknown',
    caption: 'um telefone com um algarismo trocado',
    english: true,
    edits: {
      [home]: [['[Barueri](/barueri)', '[Barueri](/barueri), [ligue](tel:+5511900000003)']],
    },
  },
  {
    name: 'a canonical path of no page',
    code: 'canonical-unknown',
    caption: 'um endereço canônico sem página',
    edits: { [barueri]: [['path: /barueri', 'path: /barueri\ncanonical: /osaco']] },
  },
  {
    name: 'a redirect over a page',
    code: 'redirect-shadows-page',
    caption: 'um redirecionamento sobre uma página',
    edits: { 'site.yaml': [['limits:', 'redirects: [{ from: /lapa, to: /osasco }]\nlimits:']] },
  },
  {
    name: 'a redirect with a query',
    code: 'redirect-refused',
    caption: 'um redirecionamento que não serve',
    edits: { 'site.yaml': [['limits:', 'redirects: [{ from: "/a?b=1", to: /osasco }]\nlimits:']] },
  },
  {
    name: 'a redirect that leads back through another',
    code: 'redirect-refused',
    caption: 'redirecionamentos em círculo',
    english: true,
    edits: {
      'site.yaml': [
        ['limits:', 'redirects: [{ from: /a, to: /b }, { from: /b, to: /a }]\nlimits:'],
      ],
    },
  },
  {
    name: 'a redirect through six others',
    code: 'redirect-refused',
    edits: {
      'site.yaml': [
        [
          'limits:',
          `redirects: [${[1, 2, 3, 4, 5, 6].map((at) => `{ from: /velho-${at}, to: /velho-${at + 1} }`).join(', ')}, { from: /velho-7, to: /osasco }]\nlimits:`,
        ],
      ],
    },
  },
  {
    name: 'the whole address of a page of the site that does not exist',
    code: 'link-unknown',
    english: true,
    edits: { [home]: [['(/barueri)', '(https://exemplo.com.br/baruery/)']] },
  },
  {
    name: 'a link to the own computer',
    code: 'link-local',
    caption: 'um link que só funciona neste computador',
    english: true,
    edits: { [home]: [['(/barueri)', '(http://localhost:5173/barueri)']] },
  },
  {
    name: 'a phone number without its country',
    code: 'phone-invalid',
    caption: 'um telefone sem o código do país',
    english: true,
    edits: { 'site.yaml': [['"+5511900000000"', '"+11912345678"']] },
  },
  {
    name: 'a phone number with a digit too few',
    code: 'phone-invalid',
    caption: 'um telefone com um algarismo a menos',
    english: true,
    edits: { 'site.yaml': [['"+5511900000000"', '"+55119123"']] },
  },
  {
    name: 'a phone number with its country twice',
    code: 'phone-invalid',
    english: true,
    edits: { 'site.yaml': [['"+5511900000000"', '"+555511912345678"']] },
  },
  {
    name: 'the page of a video',
    code: 'video-unframable',
    caption: 'o endereço da página de um vídeo',
    english: true,
    edits: {
      'site.yaml': [['limits:', 'video: { embed: "https://youtu.be/abc_DEF-123?si=1" }\nlimits:']],
    },
  },
  {
    name: 'a video of nobody knows where',
    code: 'video-unframable',
    english: true,
    edits: {
      'site.yaml': [['limits:', 'video: { embed: "https://videos.example.com/1" }\nlimits:']],
    },
  },
  {
    name: 'an SVG with a script',
    code: 'image-unsafe',
    caption: 'um SVG que executa algo',
    english: true,
    edits: {
      'media/portao.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="alert(1)"><path d="M0 0h9"/></svg>',
    },
  },
  {
    name: 'a film with a track of texts',
    code: 'film-refused',
    caption: 'um vídeo com uma trilha de legendas ou de dados',
    english: true,
    edits: {
      'media/visita.mp4': mp4({ handled: 'sbtl' }),
      [home]: [
        [
          '  - { type: partial, name: duvidas }',
          `${film.replace('poster: { src: /media/foto.png', 'film: /media/visita.mp4, poster: { src: /media/portao.svg')}\n  - { type: partial, name: duvidas }`,
        ],
      ],
    },
  },
  {
    name: 'a photograph that was not downloaded to its end',
    code: 'image-unreadable',
    caption: 'uma foto incompleta',
    english: true,
    edits: {
      'media/foto.png': png(400, 300).subarray(0, 33),
      [home]: [['src: /media/portao.svg', 'src: /media/foto.png']],
    },
  },
  {
    name: 'a photograph under the name of another format',
    code: 'image-format',
    caption: 'um PNG com o nome de um JPEG',
    english: true,
    edits: {
      'media/foto.jpg': png(400, 300),
      [home]: [['src: /media/portao.svg', 'src: /media/foto.jpg']],
    },
  },
  {
    name: 'a photograph of an iPhone',
    code: 'image-format',
    caption: 'uma foto HEIC',
    english: true,
    edits: {
      'media/foto.heic': 'x',
      [home]: [['src: /media/portao.svg', 'src: /media/foto.heic']],
    },
  },
  {
    name: 'a photograph that is narrower than where it stands',
    code: 'image-narrow',
    caption: 'uma foto pequena demais',
    english: true,
    edits: {
      'media/foto.png': png(200, 400),
      [home]: [
        ['  - { type: partial, name: duvidas }', `${film}\n  - { type: partial, name: duvidas }`],
      ],
    },
  },
  {
    name: 'a picture that nobody shows',
    code: 'media-unused',
    caption: 'uma foto que ninguém mostra',
    english: true,
    edits: { 'media/foto.png': png(400, 300) },
  },
  {
    name: 'a file that is too heavy',
    code: 'image-too-large',
    caption: 'um arquivo pesado demais',
    english: true,
    edits: {
      'media/foto.png': new Uint8Array(14_500_000),
      [home]: [['src: /media/portao.svg', 'src: /media/foto.png']],
    },
  },
  {
    name: 'a picture of too many pixels',
    code: 'image-too-large',
    caption: 'uma imagem grande demais',
    english: true,
    edits: {
      'media/foto.png': png(40_000, 40_000),
      [home]: [['src: /media/portao.svg', 'src: /media/foto.png']],
    },
  },
];
