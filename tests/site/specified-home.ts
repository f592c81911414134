// What the specification says of the product, the home page and the menus.
import { faq, professional, type SpecifiedText } from './specified-text.ts';

const service = (name: string): SpecifiedText => ({
  says: name,
  page: '/',
  in: 'chats',
  shows: `Olá! Gostaria de um orçamento para ${name}.`,
});
const bullet = (says: string, shows: string): SpecifiedText => ({ says, page: '/', shows });

/** What the product does (§1). */
export const product: readonly SpecifiedText[] = [
  { says: "a title meaning 'Motor for PPA gate'", page: '/', shows: 'Motor para Portão PPA' },
  { says: "'Kit Completo Instalado'", page: '/', shows: 'Kit Completo Instalado' },
  { says: "where the button reads 'Ligar'", page: '/', shows: /Ligar ?\(\d\d\) \d{4,5}-\d{4}/ },
  {
    says: "'Olá! Gostaria de saber mais sobre os motores PPA.'",
    page: '/',
    in: 'chats',
    shows: 'Olá! Gostaria de saber mais sobre os motores PPA.',
  },
  {
    says: 'quote for a PPA motor',
    page: '/',
    in: 'chats',
    shows: 'Olá! Gostaria de um orçamento para motor PPA.',
  },
  {
    says: '(with the city on city pages)',
    page: '/barueri',
    in: 'chats',
    shows: 'Olá! Gostaria de um orçamento para motor PPA em Barueri.',
  },
  {
    says: 'prices of motors',
    page: '/',
    in: 'chats',
    shows: 'Olá! Gostaria de saber os preços dos motores PPA.',
  },
  {
    says: 'saw the video',
    page: '/',
    in: 'chats',
    shows: 'Olá! Vi o vídeo do motor PPA e quero saber mais.',
  },
  {
    says: 'general information about services',
    page: professional,
    in: 'chats',
    shows: 'Olá! Gostaria de informações sobre os serviços.',
  },
  {
    says: 'information about services in Guarulhos',
    page: '/guarulhos',
    in: 'chats',
    shows: 'Olá! Gostaria de informações sobre os serviços em Guarulhos.',
  },
  { says: 'more than 128 technicians', page: '/', shows: 'Mais de 128, em toda a região' },
  { says: '24-hour service', page: '/', shows: 'Atendimento 24 horas' },
  { says: 'more than 5,000 customers', page: faq, shows: 'mais de 5.000 clientes' },
  { says: 'warranty of 1 year (FAQ)', page: faq, shows: 'Qual é a garantia? 1 ano' },
  {
    says: "2 years (one page's meta text",
    page: '/sao-paulo-capital',
    in: 'description',
    shows: 'garantia de 2 anos',
  },
  {
    says: '90 days for service (professional-service page)',
    page: professional,
    shows: 'serviço com garantia de 90 dias',
  },
  {
    says: 'technicians certified by the brand',
    page: '/',
    shows: 'Técnicos certificados pela marca',
  },
  { says: 'reply to quote requests within 2 hours', page: '/', shows: '2 horas para responder' },
  {
    says: 'free technical visit without obligation',
    page: '/',
    shows: 'Visita técnica gratuita e sem compromisso',
  },
  {
    says: 'coverage radius of 40 km around Sao Paulo',
    page: '/',
    shows: 'Até 40 km em volta de São Paulo',
  },
  { says: 'a circle of radius 50000 m', page: '/', in: 'data', shows: '"geoRadius":"50000"' },
];

/** The home page (§2). */
export const home: readonly SpecifiedText[] = [
  {
    says: "'Motor PPA Kit Completo Instalado'",
    page: '/',
    shows: 'Motor PPA Kit Completo Instalado',
  },
  {
    says: 'buttons Solicitar Orçamento and the phone number',
    page: '/',
    shows: /Solicitar Orçamento \(\d\d\) \d{4,5}-\d{4} /,
  },
  { says: '128+ Técnicos', page: '/' },
  { says: '24h Atendimento', page: '/' },
  { says: 'SP+ 40km Raio', page: '/' },
  { says: 'more than 500 solutions', page: '/', shows: 'Mais de 500 soluções' },
  {
    says: 'an image of the Padrão, Speedy and JetFlex motors',
    page: '/',
    in: 'html',
    shows: /<img[^>]* alt="[^"]*Padrão, Speedy e JetFlex/,
  },
  {
    says: "'10x no CARTÃO ou Desconto de R$100 no PIX'; buttons Solicitar Orçamento and Ligar Agora",
    page: '/',
    shows: '10x no CARTÃO ou Desconto de R$100 no PIX Solicitar Orçamento Ligar Agora',
  },
  {
    says: 'three testimonials (name, location, text',
    page: '/',
    count: ['figure figcaption', 3],
  },
  bullet('opens in 4 seconds', 'Abre em 4 segundos'),
  bullet('silent', 'Silencioso'),
  bullet('advanced safety', 'Segurança avançada'),
  bullet('proven durability', 'Durabilidade comprovada'),
  { says: 'Quero Este Motor', page: '/' },
  { says: 'Services grid of 8 cards', page: '/', count: ['#servicos li', 8] },
  {
    says: 'each with a Solicitar button',
    page: '/',
    count: ['#servicos li a[target="_blank"]', 8],
  },
  ...[
    'Instalação e Manutenção',
    'Troca de Cabo de Aço',
    'Trava Elétrica',
    'Controles Remotos',
    'Placa Central',
    'Codificação',
    'Reforma de Motor',
    'Serralheria',
  ].map(service),
  {
    says: "'Manutenção do Seu Motor Atual' (all brands and models)",
    page: '/',
    shows: 'Manutenção do Seu Motor Atual Todas as marcas e modelos',
  },
  {
    says: 'buttons Agendar Manutenção and Ligar Agora',
    page: '/',
    shows: 'Agendar Manutenção Ligar Agora',
  },
  {
    says: 'appears 3 seconds after load',
    page: '/',
    in: 'style',
    shows: /animation:[^;}]* 3s backwards/,
  },
  {
    says: "a card 'Fale Conosco' with 'Online agora'",
    page: '/',
    shows: 'Fale Conosco Online agora',
  },
  { says: 'starts with Início', page: '/barueri', shows: 'Início Barueri' },
  { says: 'admin is labelled Administração', page: '/admin', shows: 'Início Administração' },
  {
    says: 'structured breadcrumb data is published',
    page: '/barueri',
    in: 'data',
    shows: '"@type":"BreadcrumbList"',
  },
  { says: 'FAQ accordion with 6 questions', page: '/', count: ['#duvidas details', 6] },
];

/** Header and menus (§2). */
export const menus: readonly SpecifiedText[] = [
  ...['Grandes Cidades', 'Região Metropolitana', 'Bairros SP'].map((says): SpecifiedText => ({
    says,
    page: '/',
  })),
  {
    says: '(four columns)',
    page: '/',
    count: ['header nav > details:nth-of-type(3) > div > div', 4],
  },
  { says: '/guia-completo (Guia Completo)', page: '/', shows: 'Guia Completo' },
  { says: '/duvidas-frequentes (Dúvidas Frequentes)', page: '/', shows: 'Dúvidas Frequentes' },
  {
    says: '/sao-paulo-capital (Centro, Zona Norte, Sul, Leste e Oeste)',
    page: '/',
    shows: 'São Paulo Centro, Zona Norte, Sul, Leste e Oeste',
  },
  {
    says: '/guarulhos (all neighbourhoods and districts)',
    page: '/',
    shows: 'Guarulhos Todos os bairros e distritos',
  },
  { says: '/osasco (metropolitan region)', page: '/', shows: 'Osasco Região metropolitana' },
  {
    says: '/abc-paulista (Santo André, São Caetano, São Bernardo)',
    page: '/',
    shows: 'ABC Paulista Santo André, São Caetano e São Bernardo',
  },
  {
    says: 'a button labelled Menu toggles a list with Guia Completo, Dúvidas Frequentes, the three big cities and only Barueri and Carapicuíba',
    page: '/',
    shows:
      /Menu Fechar .*São Paulo Guarulhos Osasco Carapicuíba Barueri .*Guia Completo Dúvidas Frequentes/,
  },
];
