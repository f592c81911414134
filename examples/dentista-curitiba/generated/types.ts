// Generated from the schemas of blocks/. Do not edit: run `npm run generate`.
import type { Facts, Resolved, Anchor, Button, Show } from 'portao/blocks';

/**
 * Nome de um desenho da casa, ou de um do site: `drawings/<nome>.svg`. Com `theme.drawings`, também os das famílias (docs/theming.md).
 */
export type DrawingName =
  | 'alarm'
  | 'aparelho'
  | 'axe'
  | 'bank'
  | 'bath'
  | 'battery'
  | 'bed'
  | 'bicycle'
  | 'boat'
  | 'book'
  | 'box'
  | 'briefcase'
  | 'brush'
  | 'building'
  | 'bus'
  | 'cadeira'
  | 'cake'
  | 'calculator'
  | 'calendar'
  | 'camera'
  | 'canal'
  | 'car'
  | 'card'
  | 'cart'
  | 'cat'
  | 'chair'
  | 'chart'
  | 'chat'
  | 'check'
  | 'clock'
  | 'coffee'
  | 'coins'
  | 'compass'
  | 'computer'
  | 'crianca'
  | 'dente'
  | 'document'
  | 'dog'
  | 'door'
  | 'drop'
  | 'ear'
  | 'empty'
  | 'escova'
  | 'eye'
  | 'factory'
  | 'fan'
  | 'fire'
  | 'fish'
  | 'flower'
  | 'garage'
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
  | 'implante'
  | 'key'
  | 'lamp'
  | 'leaf'
  | 'lock'
  | 'mail'
  | 'map'
  | 'mapa'
  | 'mark'
  | 'mask'
  | 'medal'
  | 'microphone'
  | 'missing'
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
  | 'prancheta'
  | 'price-tag'
  | 'printer'
  | 'recycle'
  | 'ruler'
  | 'scales'
  | 'scissors'
  | 'search'
  | 'shield'
  | 'shirt'
  | 'shop'
  | 'shower'
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
  | 'wine';
/**
 * Os tratamentos da clínica, um por cartão: o que se faz, quanto tempo leva e o que se sente. Sem preço, como pede o Código de Ética Odontológica.
 */
export interface ProcedimentosBlock {
  /**
   * Sempre `procedimentos`.
   */
  type: 'procedimentos';
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
   * Os procedimentos, na ordem em que aparecem.
   */
  items: Procedimento[];
}
/**
 * Um tratamento.
 */
export interface Procedimento {
  /**
   * Como o paciente o chama.
   */
  name: string;
  /**
   * Uma frase.
   */
  text: string;
  /**
   * Quantas consultas ou meses, no caso mais comum.
   */
  duration: string;
  /**
   * Anestesia e conforto, em poucas palavras.
   */
  comfort: string;
  drawing?: DrawingName;
  more?: Button;
  show?: Show;
}

/** The own blocks of the site, by type. */
export interface OwnBlocks {
  "procedimentos": ProcedimentosBlock;
}

/** The facts that the engine puts into each of them (`x-facts` of its schema). */
export interface OwnFacts {
  "procedimentos": never;
}

/** Props of the component of the own block of type `T`. */
export type BlockProps<T extends keyof OwnBlocks> = Resolved<Omit<OwnBlocks[T], 'type'>> &
  Pick<Facts, OwnFacts[T]>;
