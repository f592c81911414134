// Generated from the schemas of blocks/. Do not edit: run `npm run generate`.
import type { Facts, Resolved, Anchor, DrawingName, Button } from 'portao/blocks';

/**
 * Os sinais de que o portão precisa de um técnico.
 */
export interface WarningSignsBlock {
  /**
   * Sempre `warning-signs`.
   */
  type: 'warning-signs';
  id?: Anchor;
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
}

/** The own blocks of the site, by type. */
export interface OwnBlocks {
  "warning-signs": WarningSignsBlock;
}

/** The facts that the engine puts into each of them (`x-facts` of its schema). */
export interface OwnFacts {
  "warning-signs": never;
}

/** Props of the component of the own block of type `T`. */
export type BlockProps<T extends keyof OwnBlocks> = Resolved<Omit<OwnBlocks[T], 'type'>> &
  Pick<Facts, OwnFacts[T]>;
