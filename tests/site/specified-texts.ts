// What the specification says of the public site, fragment by fragment, and where a visitor finds it.
import { home, menus, product } from './specified-home.ts';
import { faq, guide, professional, type SpecifiedText } from './specified-text.ts';

/** Guide, questions and the professional page (§2). */
const pages: readonly SpecifiedText[] = [
  ...[
    ['tilting', 'Basculante'],
    ['sliding', 'Deslizante'],
    ['pivoting', 'Pivotante'],
    ['PPA, Garen, Peccinin', 'PPA, Garen e Peccinin'],
    ['433 MHz', 'Controle de 433 MHz'],
    ['biometric', 'Biometria'],
    ['smartphone', 'Smartphone'],
    ['installation steps', 'Instalação passo a passo'],
    ['common problems', 'Problemas comuns'],
    ['when to replace', 'Quando trocar'],
    ['savings tips', 'Como economizar'],
    ['where to buy', 'Onde comprar'],
  ].map(([says, shows]): SpecifiedText => ({ says: says!, page: guide, shows: shows! })),
  {
    says: 'about 50 questions and answers in an accordion',
    page: faq,
    count: ['details[name="faq"]', 45, 60],
  },
  {
    says: "buttons 'Orçamento Grátis Agora' and 'Emergência 24h'",
    page: professional,
    shows: 'Orçamento Grátis Agora Emergência 24h',
  },
  { says: 'grid of six common problems', page: professional, count: ['#problemas li[id]', 6] },
  {
    says: 'an urgency (Alta or Média)',
    page: professional,
    shows: /Urgência: Alta.*Urgência: Média/,
  },
  { says: 'three service cards', page: professional, count: ['#servicos h3', 3] },
  { says: 'five FAQ entries', page: professional, count: ['details[name="faq"]', 5] },
  { says: 'a coverage list of 18 places', page: professional, count: ['#onde li', 18] },
  {
    says: "closing call to action with 'Ligar Agora' and a chat button",
    page: professional,
    shows: /Mandar foto\b.{1,20}\bLigar Agora/,
  },
  {
    says: 'list of about 100 neighbourhood names',
    page: '/guarulhos',
    count: ['#bairros li', 95, 105],
  },
  {
    says: 'preventive-maintenance section',
    page: '/guarulhos',
    shows: 'Manutenção preventiva, peça por peça',
  },
  { says: 'warning signs', page: '/guarulhos', shows: 'O portão avisa antes de parar' },
  { says: '10 testimonials', page: '/guarulhos', count: ['#depoimentos figure', 10] },
  {
    says: 'the coverage list shows only the first 12',
    page: '/',
    count: ['#regioes details:nth-of-type(4) > div > ul > li', 12],
  },
  { says: "'Painel Administrativo - Blog'", page: '/admin', shows: 'Painel Administrativo - Blog' },
  { says: "'Nenhum post encontrado.'", page: '/blog', shows: 'Nenhum post encontrado.' },
  {
    says: "A missing post shows 'Post não encontrado' and 'O post que você procura não existe ou foi removido.'",
    page: '/post',
    in: 'html',
    shows:
      /<h1>Post não encontrado<\/h1><p[^>]*>O post que você procura não existe ou foi removido\.<\/p>/,
  },
  {
    says: "'Unexpected Application Error!' followed by the status and text or the error message",
    page: 'post-reader/screens.tsx',
    in: 'script',
    shows: /heading=\{siteReaderWords\.crash\} .*detail=\{messageOf\(useRouteError\(\)\)\}/,
  },
];

/** Structured data, states, rules of the one form (§3 to §5). */
const behaviour: readonly SpecifiedText[] = [
  {
    says: 'sliding gate motor up to 500 kg',
    page: '/',
    in: 'data',
    shows: 'Motor para portão deslizante até 500 kg',
  },
  {
    says: 'tilting gate motor up to 300 kg',
    page: '/',
    in: 'data',
    shows: 'Motor para portão basculante até 300 kg',
  },
  {
    says: 'locale pt_BR',
    page: '/',
    in: 'html',
    shows: '<meta property="og:locale" content="pt_BR">',
  },
  {
    says: 'robots index/follow',
    page: '/',
    in: 'html',
    shows: '<meta name="robots" content="index, follow">',
  },
  { says: 'visible after 3 s', page: '/', in: 'style', shows: /animation:[^;}]* 3s backwards/ },
  {
    says: 'after a 200 ms hover delay',
    page: 'header/header.client.ts',
    in: 'script',
    shows: 'const openDelay = 200;',
  },
  {
    says: 'skip delay 300 ms',
    page: 'header/header.client.ts',
    in: 'script',
    shows: 'const skipDelay = 300;',
  },
  {
    says: 'close delay 150 ms',
    page: 'header/header.client.ts',
    in: 'script',
    shows: 'const closeDelay = 150;',
  },
  { says: 'at most one question open', page: faq, count: ['details[name="faq"][open]', 1] },
  {
    says: 'Quote buttons open the chat app in a new tab',
    page: '/',
    count: ['a[href*="wa.me"]:not([target="_blank"])', 0],
  },
  { says: 'call buttons dial in the same tab', page: '/', count: ['a[href^="tel:"][target]', 0] },
  {
    says: 'Problem search field: required',
    page: '/',
    count: ['input[type="search"][required]', 1],
  },
];

/** Errors that a visitor reads (§8). */
const errors: readonly SpecifiedText[] = [
  {
    says: "Missing post: 'Post não encontrado' with its explanation",
    page: '/post',
    in: 'html',
    shows: 'O post que você procura não existe ou foi removido.',
  },
  {
    says: "Router fallback: 'Unexpected Application Error!'",
    page: 'engine/words/pt-BR/reader.ts',
    in: 'source',
    shows: "crash: 'Unexpected Application Error!'",
  },
];

/** Constants and limits (§9). */
const constants: readonly SpecifiedText[] = [
  { says: 'Coverage 40 km radius', page: '/', shows: '40km Raio' },
  { says: '(structured data 50000 m)', page: '/', in: 'data', shows: '"geoRadius":"50000"' },
  { says: '128+ technicians', page: '/', shows: '128+ Técnicos' },
  { says: '24 h service', page: '/', shows: '24h Atendimento' },
  { says: '5,000+ customers', page: '/', shows: '5.000+ clientes atendidos' },
  { says: 'reply within 2 hours', page: guide, shows: 'Respondemos em até 2 horas' },
  {
    says: 'up to 10 instalments on card, or R$100 discount with PIX',
    page: faq,
    shows: 'Em até 10x no cartão ou no PIX, com R$100 de desconto',
  },
  { says: 'Motor opening claim 4 seconds', page: '/', shows: 'abre em 4 segundos' },
  { says: 'tilting gate 10-20 s (FAQ)', page: faq, shows: 'O basculante leva de 10 a 20 segundos' },
  { says: '3-6 h (home FAQ)', page: '/', shows: 'De 3 a 6 horas' },
  { says: '4-8 h (FAQ page)', page: faq, shows: 'De 4 a 8 horas' },
  { says: '2-4 h (service page)', page: professional, shows: 'De 2 a 4 horas' },
  { says: 'Install price range R$800-2,500 (FAQ)', page: faq, shows: 'De R$800 a R$2.500' },
  { says: 'service page installation from R$900', page: professional, shows: 'A partir de R$900' },
  { says: 'residential replacement R$800-1.500', page: faq, shows: 'Em casa, de R$800 a R$1.500' },
  {
    says: 'heavy or condominium gates R$2.000-5.000',
    page: faq,
    shows: 'Fica de R$2.000 a R$5.000',
  },
  {
    says: 'structured price range R$900-R$1.800',
    page: '/',
    in: 'data',
    shows: '"priceRange":"R$900-R$1.800"',
  },
  {
    says: 'preventive maintenance R$150 every 6 months',
    page: '/guarulhos',
    shows: 'R$150 a cada 6 meses',
  },
  { says: '(FAQ: every 6 months)', page: faq, shows: 'A cada 6 meses' },
  { says: 'repair price on request', page: professional, shows: 'Preço sob consulta' },
  { says: 'repair within 24 hours', page: professional, shows: 'Em até 24 horas' },
  {
    says: 'Electricity about R$2-5 per month at 10-15 openings a day',
    page: faq,
    shows: 'de R$2 a R$5 por mês, com 10 a 15 aberturas por dia',
  },
  { says: 'PPA up to 400 kg', page: guide, shows: 'PPA até 400 kg' },
  { says: 'Garen up to 600 kg', page: guide, shows: 'Garen até 600 kg' },
  {
    says: 'Peccinin above 700 kg for tilting',
    page: guide,
    shows: 'Peccinin acima de 700 kg, em basculante',
  },
  {
    says: 'residential motors 400-800 kg',
    page: guide,
    shows: 'os motores residenciais movem de 400 a 800 kg',
  },
  {
    says: 'structured data: sliding up to 500 kg, tilting up to 300 kg',
    page: '/',
    in: 'data',
    shows: /deslizante até 500 kg.*basculante até 300 kg/,
  },
  { says: 'homes once a year', page: guide, shows: 'Casa uma vez por ano' },
  {
    says: 'condominiums and businesses twice a year',
    page: guide,
    shows: 'Condomínio e empresa duas vezes por ano',
  },
  {
    says: "'Manutenção Express': R$350, valid 1 month, Guarulhos only",
    page: '/guarulhos',
    shows: /Manutenção Express R\$350 Vale por 1 mês.*só para endereços em Guarulhos/,
  },
  {
    says: 'structured data on the home page Monday-Friday 08:00-18:00',
    page: '/',
    in: 'data',
    shows:
      '"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday"],"opens":"08:00","closes":"18:00"',
  },
  {
    says: 'every day 00:00-23:59',
    page: professional,
    in: 'data',
    shows: '"Saturday","Sunday"],"opens":"00:00","closes":"23:59"',
  },
  { says: 'the site claims 24 h', page: professional, shows: '24 horas, todos os dias' },
  {
    says: 'Floating chat delay 3000 ms',
    page: '/',
    in: 'style',
    shows: /animation:[^;}]* 3s backwards/,
  },
  {
    says: 'north-zone list 12 items',
    page: '/',
    count: ['#regioes details:nth-of-type(4) > div > ul > li', 12],
  },
  { says: 'region list scroll height capped', page: '/', in: 'style', shows: /max-height:24rem/ },
  {
    says: 'menu widths 400, 600, 800 px',
    page: '/',
    in: 'style',
    shows: /width:400px.*width:600px.*width:800px/s,
  },
];

/** Every fragment of the specification that a visitor meets, in its order. */
export const specifiedTexts: readonly SpecifiedText[] = [
  ...product,
  ...home,
  ...menus,
  ...pages,
  ...behaviour,
  ...errors,
  ...constants,
];
