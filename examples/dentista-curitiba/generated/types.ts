// Generated from the schemas of blocks/. Do not edit: run `npm run generate`.
import type { Facts, Resolved, Anchor, Button, Show } from 'portao/blocks';

/**
 * Nome de um desenho da casa, ou de um do site: `drawings/<nome>.svg`.
 */
export type DrawingName =
  | 'aparelho'
  | 'cadeira'
  | 'calendar'
  | 'canal'
  | 'check'
  | 'clock'
  | 'crianca'
  | 'dente'
  | 'document'
  | 'empty'
  | 'escova'
  | 'house'
  | 'implante'
  | 'lamp'
  | 'mapa'
  | 'mark'
  | 'missing'
  | 'people'
  | 'phone'
  | 'pin'
  | 'prancheta'
  | 'price-tag'
  | 'search'
  | 'shield'
  | 'star'
  | 'tool'
  | 'trouble';
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
