// The block library as the engine sees it: it never imports a block, it is handed this.
import type { ComponentType, FunctionComponent } from 'react';
import type { BlockProps, RenderedBlockType } from './types.ts';

/** One block type: its component and the text of the CSS modules that it needs (minified, scoped names). */
export interface BlockDefinition<T extends RenderedBlockType> {
  readonly Component: FunctionComponent<BlockProps<T>>;
  readonly styles: readonly string[];
}

/** A block type whose fields are not known here. */
export interface AnyBlock {
  // Components take the props of their own type: what they are given was validated by its schema.
  readonly Component: FunctionComponent<never>;
  readonly styles: readonly string[];
}

/** Every block type of the library with its definition, in the order in which styles are printed; a missing type is a compile error. */
export type BlockRegistry = { readonly [T in RenderedBlockType]: BlockDefinition<T> };

/** The library that a site is rendered with. */
export interface BlockLibrary {
  /** By type, in the order in which styles are printed: those that the site adds, then those of the library. */
  readonly registry: Readonly<Record<string, AnyBlock>>;
  /** Values and rules that every page has. */
  readonly baseCss: string;
  /** The shared symbols that a page's HTML refers to. */
  readonly Sprite: ComponentType<{ html: string }>;
}
