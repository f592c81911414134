// Generated from the schemas of blocks/. Do not edit: run `npm run generate`.
import type { Facts, Resolved } from 'portao/blocks';

/**
 * Nome de um desenho da casa, ou de um do site: `drawings/<nome>.svg`.
 */
export type DrawingName =
  | 'calendar'
  | 'check'
  | 'clock'
  | 'cylinder'
  | 'document'
  | 'door'
  | 'empty'
  | 'house'
  | 'keys'
  | 'lamp'
  | 'mark'
  | 'missing'
  | 'mortice'
  | 'multipoint'
  | 'people'
  | 'phone'
  | 'pin'
  | 'price-tag'
  | 'search'
  | 'shield'
  | 'star'
  | 'street-semis'
  | 'street-terrace'
  | 'telephone'
  | 'tool'
  | 'trouble'
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
