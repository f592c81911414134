import { barueri, home, page, type SiteMistake } from './mistake.ts';

/** Mistakes with files as a whole. */
export const documentMistakes: readonly SiteMistake[] = [
  {
    name: 'there is no site.yaml',
    code: 'site-missing',
    caption: 'não há site.yaml',
    edits: { 'site.yaml': null },
  },
  {
    name: 'a document is a folder',
    code: 'file-unreadable',
    caption: 'uma pasta com o nome de um arquivo',
    edits: { 'site.yaml': null, 'site.yaml/leia.txt': '' },
  },
  {
    name: 'a document is larger than 1 MiB',
    code: 'file-too-large',
    caption: 'um arquivo enorme',
    edits: { [barueri]: `# ${'x'.repeat(1024 * 1024)}` },
  },
  {
    name: 'a document is saved as Latin-1',
    code: 'file-encoding',
    caption: 'um arquivo salvo em outra codificação',
    edits: { [barueri]: Buffer.from('title: Portão', 'latin1') },
  },
  {
    name: 'a document holds a comment only',
    code: 'file-empty',
    caption: 'um arquivo só com comentários',
    edits: { [barueri]: '# depois\n' },
  },
  {
    name: 'site.yaml begins with dashes, after a comment',
    code: 'field-type',
    edits: {
      'site.yaml': '- # O site\n  url: https://www.exemplo.com.br\n- business: { name: A }\n',
    },
  },
  {
    name: 'a page is its blocks alone',
    code: 'field-type',
    caption: 'uma página só com a lista dos blocos',
    english: true,
    edits: { 'pages/z.yaml': '- type: text\n  body: Olá.\n- type: text\n  body: Mais.\n' },
  },
  {
    name: 'a partial is its blocks alone',
    code: 'field-type',
    edits: { 'partials/z.yaml': '- { type: text, body: Olá. }\n' },
  },
  {
    name: 'the rules of texts are a list alone',
    code: 'field-type',
    edits: { 'safety.yaml': '- { id: a, rule: Nada., why: Porque sim., instead: Outra coisa. }\n' },
  },
  {
    name: 'a page is a list of words',
    code: 'field-type',
    english: true,
    edits: { 'pages/z.yaml': '- portão\n- motor\n' },
  },
  {
    name: 'a page is a text',
    code: 'field-type',
    edits: { 'pages/z.yaml': 'Motor para portão\n' },
  },
  {
    name: 'a page was copied and kept its path',
    code: 'path-duplicate',
    caption: 'uma página copiada com o mesmo endereço',
    english: true,
    edits: { 'pages/z.yaml': page('/osasco') },
  },
  {
    name: 'a page has the path of the home page file',
    code: 'path-duplicate',
    edits: { 'pages/z.yaml': page('/index') },
  },
  {
    name: 'two regions have paths that end alike',
    code: 'name-duplicate',
    caption: 'duas regiões com o mesmo nome no fim do endereço',
    edits: {
      'pages/z.yaml': page(
        '/x/osasco',
        'region: { kind: city, group: cidades, name: Outra, coordinates: [-23.5, -46.6] }\n',
      ),
    },
  },
  {
    name: 'two partials have one name',
    code: 'name-duplicate',
    edits: { 'partials/z/duvidas.yaml': 'blocks: [{ type: text, body: Outra. }]' },
  },
  {
    name: 'a file would take the place of a page',
    code: 'file-shadows-page',
    caption: 'um arquivo com o nome da página',
    edits: { 'media/root/osasco.html': 'outra' },
  },
  {
    name: 'a file has the name of one that hosts read',
    code: 'root-file-reserved',
    caption: 'um _redirects em media/root',
    edits: { 'media/root/_redirects': '/antigo / 301' },
  },
  {
    name: 'a title is shared by two pages',
    code: 'title-duplicate',
    caption: 'o título de outra página',
    edits: {
      'pages/bairros/lapa.yaml': [
        ['title: Motor de portão na Lapa', 'title: Motor de portão em Osasco'],
      ],
    },
  },
  {
    name: 'a description is shared by two pages',
    code: 'description-duplicate',
    caption: 'a descrição de outra página',
    edits: {
      'pages/bairros/lapa.yaml': [
        [
          'description: Motor de portão instalado na Lapa',
          'description: Motor de portão instalado em Osasco',
        ],
      ],
    },
  },
  {
    name: 'a number is still a placeholder',
    code: 'placeholder',
    caption: 'um telefone que ainda vai ser trocado',
    edits: {
      'site.yaml': [['phone: "+551130000000"', 'phone: "+551130000000", placeholder: true']],
    },
  },
  {
    name: 'the check digits of the CNPJ are wrong',
    code: 'cnpj-invalid',
    caption: 'um CNPJ com um algarismo trocado',
    english: true,
    edits: {
      'site.yaml': [['  priceRange:', '  cnpj: { value: "11.222.333/0001-80" }\n  priceRange:']],
    },
  },
  {
    name: 'the postal code is of another country',
    code: 'postal-code-invalid',
    caption: 'um código postal de outro país',
    english: true,
    edits: { 'site.yaml': [['postalCode: "01000-000"', 'postalCode: "LS1 1AA"']] },
  },
  {
    name: 'letters in a colour that can hardly be read',
    code: 'theme-faint',
    caption: 'um cinza claro demais para letras',
    english: true,
    edits: { 'site.yaml': [['theme:', 'theme:\n  light: { soft: "#9aa7ad" }']] },
  },
  {
    name: 'typefaces whose packages nobody installed',
    code: 'font-not-installed',
    caption: 'um par de letras que não foi instalado',
    english: true,
    edits: { 'site.yaml': [['theme:', 'theme:\n  fonts: lora-figtree']] },
  },
  {
    name: 'a family of drawings whose package nobody installed',
    code: 'drawings-not-installed',
    caption: 'uma família de desenhos que não foi instalada',
    english: true,
    edits: { 'site.yaml': [['theme:', 'theme:\n  drawings: tones']] },
  },
  {
    name: 'a drawing of the families in a site that has chosen none',
    code: 'drawing-of-family',
    caption: 'um desenho das famílias, num site que não tem uma',
    english: true,
    edits: { 'site.yaml': [['drawing: shield', 'drawing: key']] },
  },
  {
    name: 'a variant that no block has',
    code: 'field-value',
    edits: { 'site.yaml': [['theme:', 'theme:\n  variants: { steps: card }']] },
  },
  {
    name: 'a variant of a block that has none',
    code: 'field-value',
    edits: { 'site.yaml': [['theme:', 'theme:\n  variants: { hero: cards }']] },
  },
  {
    name: 'an image does not exist',
    code: 'image-missing',
    caption: 'o nome da imagem com um erro',
    english: true,
    edits: { [home]: [['/media/portao.svg', '/media/portal.svg']] },
  },
  {
    name: 'an image is named without its folder',
    code: 'field-format',
    edits: { [home]: [['src: /media/portao.svg', 'src: portao.svg']] },
  },
  {
    name: 'an image has no size',
    code: 'image-unreadable',
    caption: 'uma imagem sem largura e altura',
    edits: {
      'media/portao.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
    },
  },
  { name: 'an image is none', code: 'image-unreadable', edits: { 'media/portao.svg': 'um texto' } },
];
