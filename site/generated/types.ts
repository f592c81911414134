// Generated from the schemas of blocks/. Do not edit: run `npm run generate`.
import type { Facts, Resolved, Anchor, Button, Show, Image, HeroTile, OpeningForm } from 'portao/blocks';

/**
 * Nome de um desenho da casa, ou de um do site: `drawings/<nome>.svg`. Com `theme.drawings`, também os das famílias (docs/theming.md).
 */
export type DrawingName =
  | 'alarm'
  | 'axe'
  | 'bank'
  | 'bath'
  | 'battery'
  | 'bed'
  | 'bicycle'
  | 'board'
  | 'boat'
  | 'book'
  | 'box'
  | 'briefcase'
  | 'brush'
  | 'building'
  | 'bus'
  | 'cable'
  | 'cake'
  | 'calculator'
  | 'calendar'
  | 'camera'
  | 'car'
  | 'card'
  | 'cart'
  | 'cat'
  | 'chair'
  | 'chart'
  | 'chat'
  | 'check'
  | 'clock'
  | 'coding'
  | 'coffee'
  | 'coins'
  | 'compass'
  | 'computer'
  | 'document'
  | 'dog'
  | 'door'
  | 'drop'
  | 'ear'
  | 'empty'
  | 'eye'
  | 'facade-building'
  | 'facade-pivoting'
  | 'facade-sliding'
  | 'facade-tilting'
  | 'facade-warehouse'
  | 'factory'
  | 'fan'
  | 'fire'
  | 'fish'
  | 'flower'
  | 'garage'
  | 'gate-pivoting'
  | 'gate-sliding'
  | 'gate-tilting'
  | 'gear'
  | 'gift'
  | 'glass'
  | 'glasses'
  | 'globe'
  | 'graduation'
  | 'guitar'
  | 'hammer'
  | 'handshake'
  | 'hard-hat'
  | 'headset'
  | 'heart'
  | 'hospital'
  | 'house'
  | 'install'
  | 'key'
  | 'lamp'
  | 'leaf'
  | 'lock'
  | 'mail'
  | 'map'
  | 'mark'
  | 'mask'
  | 'medal'
  | 'metalwork'
  | 'microphone'
  | 'missing'
  | 'motor-jetflex'
  | 'motor-padrao'
  | 'motor-speedy'
  | 'mountain'
  | 'music'
  | 'paint'
  | 'paw'
  | 'pen'
  | 'pencil'
  | 'people'
  | 'phone'
  | 'piano'
  | 'picture'
  | 'pill'
  | 'pin'
  | 'pizza'
  | 'plane'
  | 'plant'
  | 'plug'
  | 'price-tag'
  | 'printer'
  | 'problem-cable'
  | 'problem-hum'
  | 'problem-noise'
  | 'problem-open'
  | 'problem-remote'
  | 'problem-shut'
  | 'rebuild'
  | 'recycle'
  | 'remote'
  | 'ruler'
  | 'scales'
  | 'scissors'
  | 'search'
  | 'shield'
  | 'shirt'
  | 'shop'
  | 'shower'
  | 'sliding-gate'
  | 'snowflake'
  | 'sofa'
  | 'sparkle'
  | 'star'
  | 'stethoscope'
  | 'street'
  | 'sun'
  | 'swim'
  | 'target'
  | 'tool'
  | 'tooth'
  | 'train'
  | 'trash'
  | 'tree'
  | 'trouble'
  | 'truck'
  | 'umbrella'
  | 'utensils'
  | 'van'
  | 'wall'
  | 'wallet'
  | 'washing'
  | 'weights'
  | 'wheelchair'
  | 'wifi'
  | 'window'
  | 'wine'
  | 'work-motor'
  | 'work-rail';
/**
 * Os tipos de portão lado a lado, cada um com desenho e botão.
 */
export interface GateKindsBlock {
  /**
   * Sempre `gate-kinds`.
   */
  type: 'gate-kinds';
  id?: Anchor;
  show?: Show;
  /**
   * Título da seção.
   */
  heading: string;
  /**
   * Uma ou duas frases abaixo do título.
   */
  lead?: string;
  /**
   * De um a quatro tipos de portão.
   */
  kinds: GateKind[];
}
/**
 * Um tipo de portão.
 */
export interface GateKind {
  id?: Anchor;
  show?: Show;
  /**
   * O nome do tipo.
   */
  name: string;
  /**
   * Uma frase: como se move e em quanto tempo.
   */
  text: string;
  drawing: DrawingName;
  button?: Button;
}
/**
 * A abertura da página: título grande, promessa, botões e um desenho (o portão que abre ou o mapa).
 */
export interface HeroBlock {
  /**
   * Sempre `hero`.
   */
  type: 'hero';
  id?: Anchor;
  show?: Show;
  /**
   * O título da página, uma linha por item; juntas, as linhas formam uma frase.
   *
   * Items: Uma linha curta do título.
   */
  heading: string[];
  /**
   * Uma ou duas frases curtas abaixo do título.
   */
  lead: string;
  /**
   * Um ou dois botões; o primeiro é o principal.
   */
  buttons: Button[];
  /**
   * Até três números em destaque.
   */
  tiles?: HeroTile[];
  /**
   * `gate`: o portão que abre. `map`: o mapa da cobertura, com o lugar da página em destaque. `facade`: a fachada do lugar da página (`region.facade`), e o mapa onde o lugar não tem. `drawing`: o desenho do campo `drawing`. `photo`: a fotografia do campo `image`. `none`: sem desenho. Uma `image` toma o lugar de todos, e um `form` o dela.
   */
  scene: 'gate' | 'map' | 'facade' | 'drawing' | 'photo' | 'none';
  image?: Image;
  drawing?: DrawingName;
  form?: OpeningForm;
  /**
   * Só com `gate`: em quantos segundos o portão abre. O relógio conta até `4`, o tempo do desenho; outro valor aparece parado.
   */
  seconds?: string;
  /**
   * Só com `gate`: o que se lê abaixo dos segundos.
   */
  caption?: string;
  /**
   * O que o desenho mostra, para quem não o vê.
   */
  sceneLabel?: string;
}
/**
 * Uma imagem dos motores lado a lado, o nome e o preço de cada um, e abaixo a faixa com a forma de pagamento.
 */
export interface MotorPricesBlock {
  /**
   * Sempre `motor-prices`.
   */
  type: 'motor-prices';
  id?: Anchor;
  show?: Show;
  /**
   * Título da seção.
   */
  heading: string;
  /**
   * Uma ou duas frases abaixo do título.
   */
  lead: string;
  image: Image;
  /**
   * Os motores, da esquerda para a direita, como na imagem.
   */
  motors: PricedMotor[];
  /**
   * O que se lê no lugar do preço que falta; uma vez só, abaixo dos motores, se nenhum tem preço.
   */
  askPrice: string;
  /**
   * A frase da faixa.
   */
  note: string;
  /**
   * Um ou dois botões ao lado da frase da faixa.
   */
  buttons: Button[];
}
/**
 * Um motor da linha.
 */
export interface PricedMotor {
  /**
   * Nome do modelo.
   */
  name: string;
  /**
   * Uma frase curta.
   */
  text: string;
  /**
   * Como aparece, entre aspas. Sem ele, aparece o texto de `askPrice`.
   */
  price?: string;
  show?: Show;
}
/**
 * Problemas do portão com sintomas, solução e urgência. Os de urgência alta vêm primeiro e maiores, com a lâmpada acesa.
 */
export interface ProblemsBlock {
  /**
   * Sempre `problems`.
   */
  type: 'problems';
  id?: Anchor;
  show?: Show;
  /**
   * Título da seção.
   */
  heading: string;
  /**
   * Uma ou duas frases abaixo do título.
   */
  lead?: string;
  /**
   * Os problemas; dentro de cada urgência fica a ordem daqui.
   */
  items: ProblemRecord[];
  /**
   * Palavra antes de `Alta` ou `Média`.
   */
  urgencyLabel: string;
  button?: Button;
}
/**
 * Um problema com sintomas e solução.
 */
export interface ProblemRecord {
  id: Anchor;
  show?: Show;
  /**
   * O problema em poucas palavras.
   */
  problem: string;
  /**
   * O que a pessoa vê ou ouve.
   *
   * Items: Um sintoma.
   */
  symptoms: string[];
  /**
   * O que o técnico faz.
   */
  solution: string;
  /**
   * O que a pessoa faz até a visita, sem risco; a busca mostra.
   *
   * Items: Uma frase curta.
   */
  steps?: string[];
  /**
   * Uma linha, para a resposta da busca.
   */
  note?: string;
  /**
   * `Alta`: chame agora. `Média`: marque uma visita.
   */
  urgency: 'Alta' | 'Média';
  drawing?: DrawingName;
}
/**
 * Os sinais de que o portão precisa de um técnico.
 */
export interface WarningSignsBlock {
  /**
   * Sempre `warning-signs`.
   */
  type: 'warning-signs';
  id?: Anchor;
  show?: Show;
  /**
   * Título da seção.
   */
  heading: string;
  /**
   * Uma ou duas frases abaixo do título.
   */
  lead?: string;
  /**
   * Os sinais, do mais comum ao mais raro.
   */
  signs: WarningSign[];
  button?: Button;
}
/**
 * Um sinal e o que ele quer dizer.
 */
export interface WarningSign {
  /**
   * O que o cliente vê ou ouve.
   */
  title: string;
  /**
   * O que costuma ser e o que fazer.
   */
  text: string;
  drawing?: DrawingName;
  show?: Show;
}
/**
 * As partes de uma cidade em cartões, cada uma com desenho, duas linhas e até três links.
 */
export interface ZoneCardsBlock {
  /**
   * Sempre `zone-cards`.
   */
  type: 'zone-cards';
  id?: Anchor;
  show?: Show;
  /**
   * Título da seção.
   */
  heading: string;
  /**
   * Uma frase abaixo do título.
   */
  lead?: string;
  /**
   * De duas a seis zonas. Seis enchem duas filas de três.
   */
  zones: ZoneCard[];
}
/**
 * Uma parte da cidade.
 */
export interface ZoneCard {
  id?: Anchor;
  show?: Show;
  /**
   * O nome da zona.
   */
  name: string;
  /**
   * Duas linhas: que portão é comum ali e de que ele cuida.
   */
  text: string;
  drawing: DrawingName;
  /**
   * De um a três: bairros, e a página da zona.
   */
  links: ZoneLink[];
}
/**
 * Para onde vai.
 */
export interface ZoneLink {
  /**
   * O que se lê.
   */
  label: string;
  /**
   * Uma página do site.
   */
  link: string;
  show?: Show;
}

/** The own blocks of the site, by type. */
export interface OwnBlocks {
  "gate-kinds": GateKindsBlock;
  "hero": HeroBlock;
  "motor-prices": MotorPricesBlock;
  "problems": ProblemsBlock;
  "warning-signs": WarningSignsBlock;
  "zone-cards": ZoneCardsBlock;
}

/** The facts that the engine puts into each of them (`x-facts` of its schema). */
export interface OwnFacts {
  "gate-kinds": never;
  "hero": "map" | "place" | "priceTag";
  "motor-prices": never;
  "problems": never;
  "warning-signs": never;
  "zone-cards": never;
}

/** Props of the component of the own block of type `T`. */
export type BlockProps<T extends keyof OwnBlocks> = Resolved<Omit<OwnBlocks[T], 'type'>> &
  Pick<Facts, OwnFacts[T]>;
