// The routes of the specification (§2), copied from it by hand, never from our own folder, with the name that each place bears.

/** Slug of the specification and the place's name, one a line. */
const places = (list: string): [slug: string, name: string][] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [slug, ...name] = line.trim().split(' ');
      return [slug!, name.join(' ')];
    });

/** "Big cities". */
export const bigCities = places(`
  sao-paulo-capital São Paulo
  guarulhos Guarulhos
  osasco Osasco
  abc-paulista ABC Paulista
`);

/** "Metropolitan-region cities". */
export const cities = places(`
  carapicuiba Carapicuíba
  barueri Barueri
  cotia Cotia
  itapevi Itapevi
  santana-de-parnaiba Santana de Parnaíba
  cajamar Cajamar
  campo-limpo-paulista Campo Limpo Paulista
  embu-das-artes Embu das Artes
  taboao-da-serra Taboão da Serra
  diadema Diadema
  maua Mauá
  itaquaquecetuba Itaquaquecetuba
  ferraz-de-vasconcelos Ferraz de Vasconcelos
  suzano Suzano
  aruja Arujá
  mogi-das-cruzes Mogi das Cruzes
  santa-isabel Santa Isabel
  mairipora Mairiporã
  atibaia Atibaia
  franco-da-rocha Franco da Rocha
  francisco-morato Francisco Morato
`);

/**
 * "/mooca and /tatuape show the Sao Paulo capital page"; it was decided that they have words of their own instead, as
 * neighbourhoods of the east.
 */
export const capitalTwins = places(`
  mooca Mooca
  tatuape Tatuapé
`);

/** Cities that are specified as parts of the ABC alone; it was decided that they have pages of their own beside it. */
export const citiesOfAbc = places(`
  santo-andre Santo André
  sao-bernardo-do-campo São Bernardo do Campo
  sao-caetano-do-sul São Caetano do Sul
`);

/** Cities of the "SEO-style routes", each in two forms. */
export const variantCities = places(`
  sao-paulo São Paulo
  osasco Osasco
  guarulhos Guarulhos
  carapicuiba Carapicuíba
  barueri Barueri
  cotia Cotia
  itapevi Itapevi
  santana-de-parnaiba Santana de Parnaíba
  cajamar Cajamar
  campo-limpo-paulista Campo Limpo Paulista
  embu-das-artes Embu das Artes
  taboao-da-serra Taboão da Serra
  santo-andre Santo André
  sao-caetano São Caetano do Sul
  sao-bernardo São Bernardo do Campo
  diadema Diadema
  maua Mauá
  itaquaquecetuba Itaquaquecetuba
  ferraz-de-vasconcelos Ferraz de Vasconcelos
  suzano Suzano
  aruja Arujá
  mogi-das-cruzes Mogi das Cruzes
  santa-isabel Santa Isabel
  mairipora Mairiporã
  atibaia Atibaia
  franco-da-rocha Franco da Rocha
  francisco-morato Francisco Morato
`);

/** The two forms of a search variant. */
export const variantForms = ['motor-de-portao-automatico', 'motor-para-portao-automatico'] as const;

/** "Neighbourhood pages", by zone. */
export const neighbourhoods = {
  Centro: places(`
    bela-vista Bela Vista
    bom-retiro Bom Retiro
    cambuci Cambuci
    consolacao Consolação
    liberdade Liberdade
    republica República
    santa-cecilia Santa Cecília
    se Sé
  `),
  'Zona Norte': places(`
    anhanguera Anhanguera
    brasilandia Brasilândia
    cachoeirinha Cachoeirinha
    casa-verde Casa Verde
    freguesia-do-o Freguesia do Ó
    jacana Jaçanã
    jardim-sao-paulo Jardim São Paulo
    lauzane-paulista Lauzane Paulista
    mandaqui Mandaqui
    pari Pari
    perus Perus
    pirituba Pirituba
    santana Santana
    tremembe Tremembé
    tucuruvi Tucuruvi
    vila-guilherme Vila Guilherme
    vila-maria Vila Maria
    vila-medeiros Vila Medeiros
  `),
  'Zona Sul': places(`
    campo-belo Campo Belo
    campo-grande Campo Grande
    capao-redondo Capão Redondo
    cidade-ademar Cidade Ademar
    ipiranga Ipiranga
    jabaquara Jabaquara
    moema Moema
    santo-amaro Santo Amaro
    vila-mariana Vila Mariana
  `),
  'Zona Leste': places(`
    aricanduva Aricanduva
    artur-alvim Artur Alvim
    cangaiba Cangaíba
    carrao Carrão
    cidade-lider Cidade Líder
    cidade-tiradentes Cidade Tiradentes
    ermelino-matarazzo Ermelino Matarazzo
    guaianases Guaianases
    itaim-paulista Itaim Paulista
    itaquera Itaquera
  `),
  'Zona Oeste': places(`
    alto-de-pinheiros Alto de Pinheiros
    barra-funda Barra Funda
    butanta Butantã
    lapa Lapa
    pinheiros Pinheiros
  `),
} as const;

/** What the address of a route promises. */
export interface SpecifiedRoute {
  readonly path: string;
  /** The words that its `h1` must have. */
  readonly heading: string;
  /** False where search engines must not list it at all. */
  readonly indexed?: false;
}

const route = ([slug, heading]: [string, string]): SpecifiedRoute => ({
  path: `/${slug}`,
  heading,
});

/** Every route but `/blog/{slug}`, whose pages are posts, and "any unknown path". */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  { path: '/', heading: 'Motor PPA Kit Completo Instalado' },
  { path: '/servico-profissional', heading: 'Serviço Profissional' },
  { path: '/guia-completo', heading: 'Guia completo' },
  { path: '/duvidas-frequentes', heading: 'Dúvidas Frequentes' },
  { path: '/blog', heading: 'Blog' },
  { path: '/admin', heading: 'Painel Administrativo - Blog', indexed: false },
  ...bigCities.map(route),
  ...cities.map(route),
  ...capitalTwins.map(route),
  ...variantForms.flatMap((form) =>
    variantCities.map(([slug, heading]) => route([`${form}-${slug}`, heading])),
  ),
  ...Object.values(neighbourhoods).flat().map(route),
];
