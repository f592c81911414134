import type { Language } from '../../engine/diagnostics/catalogue.ts';
import type { Facts } from '../../engine/render/types.ts';

/** Each fact in words: what it is, and what the engine computes it from. */
const words: { readonly [Name in keyof Facts]: Readonly<Record<Language, string>> } = {
  business: {
    pt: 'nome e frase da empresa, de business em site.yaml',
    en: 'name and tagline of the business, from business in site.yaml',
  },
  company: {
    pt: 'quem responde pelo site, de site.yaml, business',
    en: 'who answers for the site, of site.yaml, business',
  },
  headerMenu: {
    pt: 'menu do alto, de menus e regionGroups em site.yaml e das páginas com region',
    en: 'menu at the top, from menus and regionGroups in site.yaml and the pages with a region',
  },
  allLabel: {
    pt: 'texto de «ver todos», de menus.allLabel em site.yaml',
    en: 'text of "see all", from menus.allLabel in site.yaml',
  },
  mobileMenu: {
    pt: 'links do menu do celular, de menus.mobile em site.yaml',
    en: 'links of the menu on a phone, from menus.mobile in site.yaml',
  },
  mobilePlaces: {
    pt: 'lugares do menu do celular, das páginas com region.menu.mobile',
    en: 'places in the menu on a phone, from the pages with region.menu.mobile',
  },
  breadcrumb: {
    pt: 'trilha, do endereço da página e dos nomes das páginas nele',
    en: 'trail, from the path of the page and the names of the pages in it',
  },
  crumbNames: {
    pt: 'nomes da trilha de um endereço que não existe, de breadcrumbs em site.yaml',
    en: 'names on the trail of an address that does not exist, from breadcrumbs in site.yaml',
  },
  regionGroups: {
    pt: 'listas de lugares, de regionGroups em site.yaml e das páginas com region',
    en: 'lists of places, from regionGroups in site.yaml and the pages with a region',
  },
  map: {
    pt: 'mapa da cobertura, das coordenadas das páginas com region',
    en: 'map of the coverage, from the coordinates of the pages with a region',
  },
  near: {
    pt: 'vizinhos, de region.near da página',
    en: 'neighbours, from region.near of the page',
  },
  variants: {
    pt: 'variantes de busca do lugar, das páginas com o mesmo variant.region',
    en: 'search variants of the place, from the pages with the same variant.region',
  },
  sameGroup: {
    pt: 'outros lugares do grupo, das páginas com o mesmo region.group',
    en: 'other places of the group, from the pages with the same region.group',
  },
  services: {
    pt: 'serviços e seus botões, de services e serviceLabel em site.yaml',
    en: 'services and their buttons, from services and serviceLabel in site.yaml',
  },
  place: {
    pt: 'o lugar da página, de region ou variant',
    en: 'the place of the page, from region or variant',
  },
  path: { pt: 'o endereço da página', en: 'the path of the page' },
  quickContact: {
    pt: 'chat e ligação principais, de contacts e messages.general em site.yaml',
    en: 'main chat and call, from contacts and messages.general in site.yaml',
  },
  chatDelay: {
    pt: 'segundos até o botão aparecer, de limits.chatDelay em site.yaml',
    en: 'time until the button appears, from limits.chatDelay in site.yaml',
  },
  videoEmbed: {
    pt: 'endereço do vídeo, de video.embed em site.yaml',
    en: 'address of the video, from video.embed in site.yaml',
  },
  posts: { pt: 'posts publicados, do painel', en: 'published posts, from the panel' },
  post: { pt: 'o post, do painel', en: 'the post, from the panel' },
  postTitleSuffix: {
    pt: 'fim do título dos posts, de blog.titleSuffix em site.yaml',
    en: 'end of the titles of posts, from blog.titleSuffix in site.yaml',
  },
  sisterSites: {
    pt: 'sites irmãos, de business.sisterSites em site.yaml',
    en: 'sister sites, from business.sisterSites in site.yaml',
  },
};

/** What a fact is and what it is computed from; the name itself for one without words. */
export function factWords(name: string, language: Language): string {
  return Object.hasOwn(words, name) ? words[name as keyof Facts][language] : name;
}
