/** How the owner calls the parts of a page that hold contact buttons; the titles of their schemas. */
const names: Readonly<Record<string, string>> = {
  accordion: 'Perguntas e respostas',
  article: 'Artigo',
  'blog-list': 'Lista do blog',
  'call-to-action': 'Chamada',
  checklist: 'Lista do que é feito',
  contact: 'Contato',
  'demo-video': 'Vídeo de demonstração',
  'floating-chat': 'Botão flutuante',
  footer: 'Rodapé',
  'gate-kinds': 'Tipos de portão',
  header: 'Cabeçalho',
  hero: 'Abertura',
  'motor-prices': 'Motores e preços',
  'neighbourhood-list': 'Lista de bairros',
  other: 'Outra parte',
  'page-heading': 'Título da página',
  post: 'Post do blog',
  'problem-search': 'Busca de problemas',
  problems: 'Problemas comuns',
  promo: 'Promoção',
  'service-cards': 'Serviços com preço',
  'services-grid': 'Grade de serviços',
  testimonials: 'Depoimentos',
  text: 'Texto',
  'warning-signs': 'Sinais de alerta',
};

/** Portuguese name of a block type; a type that is not listed stands for itself. */
export const blockName = (type: string): string => names[type] ?? type;
