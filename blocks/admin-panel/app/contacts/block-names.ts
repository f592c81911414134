import { ownTitles } from 'virtual:portao/own-titles';
import type { Language } from '#engine/words/language';

/** How the owner calls the parts of a page that hold contact buttons; in Portuguese the titles of their schemas. The engine's catalogue names no block. */
const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'pt-BR': {
    accordion: 'Perguntas e respostas',
    article: 'Artigo',
    'blog-list': 'Lista do blog',
    'call-to-action': 'Chamada',
    checklist: 'Lista do que é feito',
    contact: 'Contato',
    'demo-video': 'Vídeo de demonstração',
    'floating-chat': 'Botão flutuante',
    footer: 'Rodapé',
    header: 'Cabeçalho',
    hero: 'Abertura',
    'neighbourhood-list': 'Lista de bairros',
    other: 'Outra parte',
    'page-heading': 'Título da página',
    post: 'Post do blog',
    'problem-search': 'Busca de problemas',
    promo: 'Promoção',
    'service-cards': 'Serviços com preço',
    'services-grid': 'Grade de serviços',
    testimonials: 'Depoimentos',
    text: 'Texto',
  },
  en: {
    accordion: 'Questions and answers',
    article: 'Article',
    'blog-list': 'Blog list',
    'call-to-action': 'Call to action',
    checklist: 'Checklist',
    contact: 'Contact',
    'demo-video': 'Demonstration video',
    'floating-chat': 'Floating button',
    footer: 'Footer',
    header: 'Header',
    hero: 'Opening section',
    'neighbourhood-list': 'List of neighbourhoods',
    other: 'Another part',
    'page-heading': 'Page heading',
    post: 'Blog post',
    'problem-search': 'Problem search',
    promo: 'Offer',
    'service-cards': 'Services with prices',
    'services-grid': 'Grid of services',
    testimonials: 'Testimonials',
    text: 'Text',
  },
};

/** Name of a block type: of one that the site adds, its title; a type that has none stands for itself. */
export const blockName = (type: string, language: Language): string =>
  names[language][type] ?? ownTitles[type] ?? type;
