// The block library as the engine sees it: it never imports a block, it is handed this.
import type { ComponentType } from 'react';
import type { BlockProps, RenderedBlockType } from './types.ts';

/** One block type: its component and the text of the CSS modules that it needs (minified, scoped names). */
export interface BlockDefinition<T extends RenderedBlockType> {
  readonly Component: ComponentType<BlockProps<T>>;
  readonly styles: readonly string[];
}

/** Every block type with its definition, in the order in which styles are printed; a missing type is a compile error. */
export type BlockRegistry = { readonly [T in RenderedBlockType]: BlockDefinition<T> };

/** The library that a site is rendered with. */
export interface BlockLibrary {
  readonly registry: BlockRegistry;
  /** Values and rules that every page has. */
  readonly baseCss: string;
  /** The shared symbols that a page's HTML refers to. */
  readonly Sprite: ComponentType<{ html: string }>;
}
