// Generated from the schemas of blocks/. Do not edit: run `npm run generate`.
import type { Facts, Resolved } from 'portao/blocks';

/**
 * Nome de um desenho da casa.
 */
export type DrawingName =
  | 'board'
  | 'cable'
  | 'calendar'
  | 'check'
  | 'clock'
  | 'coding'
  | 'cylinder'
  | 'document'
  | 'door'
  | 'gate-pivoting'
  | 'gate-sliding'
  | 'gate-tilting'
  | 'house'
  | 'install'
  | 'keys'
  | 'lamp'
  | 'lock'
  | 'mark'
  | 'metalwork'
  | 'mortice'
  | 'motor-jetflex'
  | 'motor-padrao'
  | 'motor-speedy'
  | 'multipoint'
  | 'people'
  | 'phone'
  | 'pin'
  | 'poster'
  | 'price-tag'
  | 'problem-cable'
  | 'problem-hum'
  | 'problem-noise'
  | 'problem-open'
  | 'problem-remote'
  | 'problem-shut'
  | 'rebuild'
  | 'remote'
  | 'shield'
  | 'star'
  | 'telephone'
  | 'tool'
  | 'window';

/** The own blocks of the site, by type. */
export interface OwnBlocks {

}

/** The facts that the engine puts into each of them (`x-facts` of its schema). */
export interface OwnFacts {

}

/** Props of the component of the own block of type `T`. */
export type BlockProps<T extends keyof OwnBlocks> = Resolved<Omit<OwnBlocks[T], 'type'>> &
  Pick<Facts, OwnFacts[T]>;
